import type { HostedSession, OpenStore, RecoveryMonitor, Remote, Replicas } from '@mooring/storage';
import type { AccountDependencies } from './accounts/accounts.ts';
import type { Device } from './device.ts';
import type { HostedService } from './gateways/hosted-service.ts';
import type { Install } from './install.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import type { Notices } from './notices.ts';
import type { OpenMicrophone } from './recordings/microphone.ts';
import type { TabLocks } from './recordings/tab-locks.ts';
import type { OpenSearcher } from './search/search.ts';

/** What the layers stand on: the adapters chosen for a browser, or for a test. */
export type Adapters = Omit<
  AccountDependencies,
  'adopt' | 'dropRows' | 'keepProfile' | 'keyInUse' | 'forgetServer'
> & {
  openStore: OpenStore;
  device: Device;
  install: Install;
  tabLocks(): Promise<TabLocks>;
  openMicrophone: OpenMicrophone;
  notices?: Notices;
  keyValueStorage?: KeyValueStorage;
  hosted?: HostedService;
  /** The hosted service that reads aloud: the one that answers, unless said. */
  hostedVoice?: HostedService;
  /** The rows of a hosted account; left out where there is no hosted service. */
  hostedRemote?(): Promise<(hosted: HostedSession, userId: string) => Remote>;
  /** Where entries are searched: in this thread when left out. */
  loadSearcher?(): Promise<OpenSearcher>;
  recovery?: RecoveryMonitor;
  replicas?(): Promise<Replicas | null>;
};
