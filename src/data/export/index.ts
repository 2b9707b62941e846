export { exportStore } from './store';
export type { ExportAnswer, ExportArgs, ExportStatus } from './types';
