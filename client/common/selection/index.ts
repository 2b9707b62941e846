export { BulkActions } from './bulk-actions';
export { getSelectionCell, getSelectionHeader } from './selection-column';
export { useRowFocus } from './use-row-focus';
export { useSelection } from './use-selection';
export type { Selection } from './use-selection';
