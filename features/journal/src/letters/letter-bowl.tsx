/** Loaded when a letter was burned, which few visits of the page come to. */
export { Bowl } from '@mooring/ui/bundled';
