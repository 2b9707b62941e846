import { useMemo, useRef } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	getReportChartData,
	getReportTableData,
	reportsStore,
} from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import type { Report } from '../../reports/define-report';
import type { IntervalRow } from '../../reports/types';

export type Query = Record< string, unknown >;

/** One part of the screen: its figures, and whether they are of now. */
export interface Part< T > {
	/** The newest figures; while new ones load, the ones before. */
	data: T | undefined;
	/** New figures are on their way; `data` may be of the question before. */
	isLoading: boolean;
	error: Error | undefined;
	retry: () => void;
}

export interface Stats {
	totals: Record< string, number >;
	intervals: IntervalRow[];
}

export interface Rows {
	rows: unknown[];
	totalRows: number;
}
