import type { AccountDependencies } from '@mooring/accounts';
import type {
  BackupPlans,
  HostedSession,
  OpenStore,
  RecoveryMonitor,
  Remote,
  Replicas,
} from '@mooring/storage';
import type { Folders } from './auto-backup/folders.ts';
import type { Device } from './device.ts';
import type { AllowedOrigins } from './gateways/allowed-origins.ts';
import type { HostedService } from './gateways/hosted-service.ts';
import type { Install } from './install.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import type { Notices } from './notices.ts';
import type { ShrinkPicture } from './pictures/shrink-picture.ts';
import type { OpenMicrophone } from './recordings/microphone.ts';
import type { TabLocks } from './recordings/tab-locks.ts';
import type { OpenReader } from './safety/lazy-reader.ts';
import type { OpenSearcher } from './search/search.ts';

/** Everything that depends on the platform: the adapters of a browser, or fakes in a test. */
export type Adapters = Omit<
  AccountDependencies,
  | 'moveRows'
  | 'onLogOut'
  | 'saveTyping'
  | 'deleteRows'
  | 'saveProfile'
  | 'keyIdInUse'
  | 'forgetServerState'
> & {
  openStore: OpenStore;
  device: Device;
  install: Install;
  /** How this device makes backups by itself. */
  plans: BackupPlans;
  /** How a person gives a folder. Left out, the browser asks. */
  folders?: Folders;
  tabLocks(): Promise<TabLocks>;
  openMicrophone: OpenMicrophone;
  /** Makes a picture smaller. Left out, the browser does it. */
  shrinkPicture?: ShrinkPicture;
  notices?: Notices;
  keyValueStorage?: KeyValueStorage;
  hosted?: HostedService;
  /** Which services of a person's own the page may call. Null: nothing is known to be forbidden. */
  allowed?: AllowedOrigins;
  /** The hosted service for the enhanced voice. Defaults to `hosted`. */
  hostedVoice?: HostedService;
  /** Creates the remote of a hosted account's rows. Left out without a hosted service. */
  hostedRemote?(): Promise<(hosted: HostedSession, userId: string) => Remote>;
  /** Loads the searcher. Without it, entries are searched on the main thread. */
  loadSearcher?(): Promise<OpenSearcher>;
  /** Starts the learned reader. Left out, the rules listen alone. */
  openReader?: OpenReader;
  recovery?: RecoveryMonitor;
  replicas?(): Promise<Replicas | null>;
};
