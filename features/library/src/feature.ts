import { featureRoutes } from '@mooring/contract/router';
import { manifest } from './manifest.ts';

export default featureRoutes(manifest, import.meta.glob('./**/*-screen.tsx'));
