/** What the screens of pictures say. */

// entry-pictures.tsx
export const pictures = 'Pictures';
export const notBroughtUpShow = 'Not brought up. Show this picture';
export const showLarge = 'Show large:';
export const unreadablePictures = (pictures: number) =>
  `${pictures === 1 ? 'One picture' : `${pictures} pictures`} of this entry could not be opened. Nothing of it is removed.`;
export const showItAgain = 'Show it again';
export const dontBringThisUp = 'Don’t bring this up again';
export const nextPicture = 'Next picture';
export const previousPicture = 'Previous picture';
export const downloadTheOriginal = 'Download the original';

// page-pictures.tsx
export const optional = '(optional)';
export const addAPicture = 'Add a picture';
export const addingAPicture = 'Adding a picture …';
export const addingPicturesWaiting = (waiting: number) => `Adding ${waiting} pictures …`;
export const thePictureIsRemoved = 'The picture is removed.';
export const bringItBack = 'Bring it back';
export const picturesToAdd = 'Pictures to add';
export const choosePictures = 'Choose pictures';
export const keepTheOriginal = 'Keep the original files too';
export const anOriginalAlso =
  'An original also holds the place and the time of the picture, if the camera wrote them into it.';
export const upToPicturesInAnEntry = (maxPictures: number) =>
  `Up to ${maxPictures} pictures in an entry, each from a file of up to 25 MB. They are made smaller here, without place and time, and encrypted on this device.`;
export const serverRoom =
  'The copy on the server has room for about 1 GB, unless whoever runs the server has set another limit. What does not fit stays on this device, and Mooring says what it is.';
export const pictureIndex = (index: number) => `picture ${index}`;
export const whatItShows = 'What it shows';
export const youCanSearchForThese =
  'You can search for these words. If you use a screen reader, it reads them to you.';
export const theOriginalIsKept = (name: string) => `The original is kept too: ${name}`;
export const moveUpPlace = (place: string) => `Move up: ${place}`;
export const moveUp = 'Move up';
export const removePlace = (place: string) => `Remove: ${place}`;
export const remove = 'Remove';

// picture-image.tsx
export const thisPictureCould = 'This picture could not be opened. It is kept as it is.';

// picture-image.tsx
export const missing = {
  coming:
    'This picture is still on its way from another device. It is shown here when it has arrived.',
  removed:
    'This picture was deleted on one of your devices, together with the entry. The entry is still here because it was changed on another one.',
};
