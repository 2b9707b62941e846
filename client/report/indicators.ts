import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ValueType } from '../common/store-format';

/** A performance indicator of the Overview. */
export interface Indicator {
	/** Report and metric, `revenue/total_sales`. */
	stat: string;
	label: string;
	/** The chart of the report. */
	chart: string;
	/** The report: a path of the app or a URL; empty without one. */
	report: string;
}

interface IndicatorValue {
	stat: string;
	format: ValueType;
	/** null if there is none. */
	value: number | null;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

function readReport( links: unknown ) {
	const [ link ] =
		isRecord( links ) && Array.isArray( links.report ) ? links.report : [];
	return isRecord( link ) && typeof link.href === 'string' ? link.href : '';
}

/** Reads a response of `/wc-analytics/reports/performance-indicators/allowed`. */
export const readIndicators = ( rows: readonly unknown[] ): Indicator[] =>
	rows.flatMap( ( row ) =>
		isRecord( row ) &&
		typeof row.stat === 'string' &&
		typeof row.label === 'string'
			? {
					stat: row.stat,
					label: row.label,
					chart: typeof row.chart === 'string' ? row.chart : '',
					report: readReport( row._links ),
			  }
			: []
	);

/** Reads a response of `/wc-analytics/reports/performance-indicators`. */
export const readValues = ( rows: readonly unknown[] ): IndicatorValue[] =>
	rows.flatMap( ( row ) =>
		isRecord( row ) && typeof row.stat === 'string'
			? {
					stat: row.stat,
					format: row.format === 'currency' ? 'currency' : 'number',
					value:
						typeof row.value === 'number' &&
						Number.isFinite( row.value )
							? row.value
							: null,
			  }
			: []
	);

/** The URL of an indicator's chart, for the same period. */
export function getIndicatorHref( { report, chart }: Indicator, query: Query ) {
	if ( ! /^\/(?!\/)/.test( report ) ) {
		return report;
	}
	return getNewPath(
		{ ...getPersistedQuery( query ), ...( chart && { chart } ) },
		report,
		{}
	);
}
