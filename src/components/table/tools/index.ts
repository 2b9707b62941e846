/*
 * What arranges the columns of a table. It is loaded when somebody comes near:
 * most visits only read.
 */
export { ColumnButtons, onRowKeyDown } from './column-buttons';
export { onHeaderKeyDown, startDrag } from './header-events';
export { LayoutItems } from './layout-items';
export { ResizeHandle } from './resize-handle';
