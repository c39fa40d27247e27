/** What the card is made of, for the page Right now. */
export { groundingSteps } from './grounding-steps.ts';
export { leaveFast } from './leave-fast.ts';
export { CountryChoice } from './safety-card-country.tsx';
export { DirectoryLinks, EmergencyCall, LineWays } from './safety-card-lines.tsx';
export { TrustedPersonRow } from './safety-card-person.tsx';
export { safetyPlanParts } from './safety-plan-parts.ts';
export { type SafetyPlan, useHelp, useSafetyPlan } from './use-help.ts';
