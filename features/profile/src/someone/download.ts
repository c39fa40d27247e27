/** Loaded with the first download, which few visits of the page come to. */
export { downloadFile } from '@mooring/ui/bundled';
