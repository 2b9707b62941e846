export { exportStore } from './store';
export type {
	ExportResponse,
	ExportArgs,
	ExportItem,
	ExportStatus,
} from './types';
