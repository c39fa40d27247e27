import { remoteConfig } from '../../tools/remote.ts';

export default remoteConfig('healing-path', 5173);
