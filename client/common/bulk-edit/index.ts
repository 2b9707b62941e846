export { BulkResult } from './bulk-result';
export { FailureList } from './failure-list';
export { useBulkEdit } from './use-bulk-edit';
export type { BulkChange, BulkEdit, BulkFailure } from './use-bulk-edit';
