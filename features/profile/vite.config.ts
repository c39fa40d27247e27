import { remoteConfig } from '../../tools/remote.ts';

export default remoteConfig('profile', 5176);
