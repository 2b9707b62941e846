export {
	SummaryListPlaceholder,
	SummaryNumberPlaceholder,
} from './placeholder';
export { SummaryList } from './summary-list';
export { SummaryNumber } from './summary-number';
export type {
	SummaryListPlaceholderProps,
	SummaryListProps,
	SummaryMenuProps,
	SummaryNumberProps,
} from './types';
