export { importStore } from './store';
export type { StampedTotals } from './store';
export type {
	ImportAnswer,
	ImportFormSettings,
	ImportPeriod,
	ImportStarted,
	ImportStatus,
	ImportTotals,
} from './types';
