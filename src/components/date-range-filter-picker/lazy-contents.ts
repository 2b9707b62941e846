import { lazyWithRetry } from '../lazy-with-retry';

/** Loads what the dropdowns show, before they are opened. */
export const loadContents = () =>
	import( /* webpackChunkName: "date-choices" */ './contents' );

export const ComparisonContent = lazyWithRetry( async () => ( {
	default: ( await loadContents() ).ComparisonContent,
} ) );
export const Content = lazyWithRetry( async () => ( {
	default: ( await loadContents() ).Content,
} ) );
export const PeriodContent = lazyWithRetry( async () => ( {
	default: ( await loadContents() ).PeriodContent,
} ) );
