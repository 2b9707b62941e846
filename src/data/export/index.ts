export { exportStore } from './store';
export type {
	ExportAnswer,
	ExportArgs,
	ExportItem,
	ExportStatus,
} from './types';
