import { remoteConfig } from '../../tools/remote.ts';

export default remoteConfig('check-in', 5174);
