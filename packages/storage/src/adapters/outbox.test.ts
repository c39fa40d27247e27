import 'fake-indexeddb/auto';
import { applyPulledContract } from './apply-pulled-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { recoveredOutboxContract } from './recovered-outbox-contract.ts';
import { indexedDbStores } from './store-indexeddb.ts';
import { memoryStores } from './store-memory.ts';

outboxContract('memory', () => memoryStores());
recoveredOutboxContract('memory', () => memoryStores());
outboxContract('IndexedDB', () => indexedDbStores);
recoveredOutboxContract('IndexedDB', () => indexedDbStores);
applyPulledContract('memory', () => memoryStores());
applyPulledContract('IndexedDB', () => indexedDbStores);
