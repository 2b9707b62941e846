export { importStore } from './store';
export type { TimestampedTotals } from './store';
export type {
	ImportResponse,
	ImportFormSettings,
	ImportPeriod,
	ImportStarted,
	ImportStatus,
	ImportTotals,
} from './types';
