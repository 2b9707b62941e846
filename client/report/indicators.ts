import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ValueType } from '../common/store-format';

/** A figure of the shop that the overview can show. */
export interface Indicator {
	/** Report and figure, `revenue/total_sales`. */
	stat: string;
	label: string;
	/** The chart of the report that shows it over time. */
	chart: string;
	/** The report: a path of the app or an address; empty without one. */
	report: string;
}

/** What an indicator comes to in a range. */
export interface IndicatorValue {
	stat: string;
	format: ValueType;
	/** null where there is none. */
	value: number | null;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

function readReport( links: unknown ) {
	const [ link ] =
		isRecord( links ) && Array.isArray( links.report ) ? links.report : [];
	return isRecord( link ) && typeof link.href === 'string' ? link.href : '';
}

/**
 * The indicators of `/wc-analytics/reports/performance-indicators/allowed`.
 *
 * @param rows The answer.
 */
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

/**
 * The values of `/wc-analytics/reports/performance-indicators`.
 *
 * @param rows The answer.
 */
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

/** Where the card of an indicator leads: its chart, for the same dates. */
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
