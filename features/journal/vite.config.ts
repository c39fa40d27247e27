import { remoteConfig } from '../../tools/remote.ts';

export default remoteConfig('journal', 5171);
