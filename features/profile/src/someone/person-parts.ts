/** What a page of a person loads once there is something to show. One file, because each adds to the list that every page of the profile reads. */
export { FileRow } from './file-row.tsx';
export { notKept } from './file-strings.ts';
export { keepFile } from './keep-file.ts';
export { KeptRoom } from './kept-room.tsx';
export { PersonFoot } from './person-foot.tsx';
export { SayingRow } from './saying-row.tsx';
