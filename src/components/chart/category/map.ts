export { loadOutlines } from './load-outlines';
export { layoutMap } from './model/layout-map';
