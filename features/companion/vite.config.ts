import { remoteConfig } from '../../tools/remote.ts';

export default remoteConfig('companion', 5172);
