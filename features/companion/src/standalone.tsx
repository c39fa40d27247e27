import { standalone } from '@mooring/stage';
import routes from './feature.ts';
import { manifest } from './manifest.ts';

await standalone(manifest, routes);
