declare module '#features' {
  import type { LoadFeature } from './load-feature.ts';
  export const loadFeature: LoadFeature;
}
