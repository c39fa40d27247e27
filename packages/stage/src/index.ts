export { type MovableData, onDay } from './movable-clock.ts';
export { renderScreen, type ScreenUnderTest } from './render-screen.tsx';
export { Stage, type StageProps } from './stage.tsx';
export { standalone } from './standalone.tsx';
export { judging, unkind } from './unkind.ts';
export { inWideWindow } from './wide-window.ts';
