import 'fake-indexeddb/auto';
import { applyPulledContract } from './apply-pulled-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { indexedDbStores } from './store-indexeddb.ts';
import { memoryStores } from './store-memory.ts';

outboxContract('memory', () => memoryStores());
outboxContract('IndexedDB', () => indexedDbStores);
applyPulledContract('memory', () => memoryStores());
applyPulledContract('IndexedDB', () => indexedDbStores);
