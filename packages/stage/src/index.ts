export { renderScreen, type ScreenUnderTest } from './render-screen.tsx';
export { Stage, type StageProps } from './stage.tsx';
export { standalone } from './standalone.tsx';
