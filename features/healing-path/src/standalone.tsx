import { standalone } from '@mooring/stage';
import routes from './feature.ts';
import { manifest } from './manifest.ts';
import { fillHealingPath } from './sample-life.ts';

await standalone({ manifest, routes, fill: fillHealingPath });
