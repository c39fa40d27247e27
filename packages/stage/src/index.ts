export { NoticeToasts } from './notice-toasts.tsx';
export { renderScreen, type ScreenUnderTest } from './render-screen.tsx';
export { Stage, type StageProps } from './stage.tsx';
export { standalone } from './standalone.tsx';
export { judging, unkind } from './unkind.ts';
