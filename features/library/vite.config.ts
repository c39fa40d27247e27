import { remoteConfig } from '../../tools/remote.ts';

export default remoteConfig('library', 5175);
