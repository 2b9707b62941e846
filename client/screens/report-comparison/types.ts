import type { ResponseOf } from '@storedeck/data/routes';

/** The totals of a report of both engines, and why they differ. */
export type Comparison = ResponseOf< '/storedeck/v1/report-comparison' >;

export type ComparedMetric = Comparison[ 'metrics' ][ number ];

/** A report that both engines have. */
export interface ComparedReport {
	id: string;
	title: string;
	path: string;
	/** Whether it tells what is there now, whatever the period. */
	isTimeless?: boolean;
}

/** First and last second in site time, for requests. */
export interface Period {
	after: string;
	before: string;
}
