export {
	SummaryListPlaceholder,
	SummaryNumberPlaceholder,
} from './placeholder';
export { ChangePill } from './change-pill';
export { SummaryList } from './summary-list';
export { SummaryNumber } from './summary-number';
export type {
	SummaryListPlaceholderProps,
	SummaryListProps,
	SummaryMenuProps,
	SummaryNumberProps,
} from './types';
