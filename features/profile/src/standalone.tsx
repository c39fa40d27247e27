import { standalone } from '@mooring/stage';
import routes from './feature.ts';
import { manifest } from './manifest.ts';
import { fillProfile } from './sample-life.ts';

await standalone({ manifest, routes, fill: fillProfile });
