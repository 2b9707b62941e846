import { useMemo } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import { hasComparedPeriod } from '../common/url-dates';
import { getRowDimension } from './dimensions';
import type { QueryResult, Rows } from './query-result';
import type { Report } from './types';

/** Metrics by their key. */
export type Metrics = Readonly< Record< string, number > >;

/** Returns the metrics of the same row in the other period; undefined if there are none to compare with. */
export type GetCompared = ( row: unknown ) => Metrics | undefined;

/** Metrics of the rows of a page, null where there is nothing to compare with. */
type RowMetrics = readonly ( Metrics | null )[];

/** Whether the rows of a table can be compared with those of another period. */
export const canCompare = ( report: Report, query: Query ) =>
	! report.isTimeless &&
	hasComparedPeriod( query ) &&
	( report.rows === 'intervals' ||
		getRowDimension( report, query ) !== undefined );

export interface ComparedRows {
	/** The rows of the page in the secondary period. */
	result: QueryResult< RowMetrics >;
	/** Undefined until loaded, and without a comparison. */
	get: GetCompared | undefined;
}

/** What the rows of the table are compared with. */
export function useComparedRows(
	rows: Rows | undefined,
	result: QueryResult< RowMetrics >
): ComparedRows {
	const metrics = result.isPreviousData ? undefined : result.data;
	const get = useMemo( (): GetCompared | undefined => {
		if ( ! rows || ! metrics ) {
			return undefined;
		}
		const byRow = new Map(
			rows.rows.map( ( row, place ) => [ row, metrics[ place ] ] )
		);
		return ( row ) => byRow.get( row ) ?? undefined;
	}, [ rows, metrics ] );
	return { result, get };
}
