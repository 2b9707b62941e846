/* The column controls. They are loaded lazily, because they are rarely used. */
export { ColumnButtons, onRowKeyDown } from './column-buttons';
export { onHeaderKeyDown, startDrag } from './header-events';
export { LayoutItems } from './layout-items';
export { ResizeHandle } from './resize-handle';
