import { featureRoutes, type ScreenModule } from '@mooring/contract/router';
import { manifest } from './manifest.ts';

export default featureRoutes(manifest, import.meta.glob<ScreenModule>('./**/*-screen.tsx'));
