export { BulkResult } from './bulk-result';
export { FailureList } from './failure-list';
export { useBulkEdit } from './use-bulk-edit';
export type { BulkChange, BulkEdit } from './use-bulk-edit';
export { useBulkSend } from './use-bulk-send';
export type { BulkFailure, BulkSend } from './use-bulk-send';
