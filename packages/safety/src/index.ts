/** The safety card, which the shell shows above every page. */
export { SafetyCard } from './card/safety-card.tsx';
