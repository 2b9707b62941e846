import { useMemo } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { useFrozenValue } from '../../common/use-frozen-value';
import { getCells } from '../../report/columns';
import type { ComparedRows } from '../../report/compared-rows';
import type { QueryResult, Rows } from '../../report/query-result';
import { isOfThisYear, omitYear } from '../../report/short-dates';
import type { Report } from '../../report/types';
import { createMetricCells } from './metric-cells';
import type { RowTotals } from './table-totals';

interface Options {
	report: Report;
	query: Query;
	rows: readonly unknown[];
	items: QueryResult< Rows >;
	compared: ComparedRows;
	/** Those of the rows. */
	totals: RowTotals;
}

/**
 * The cells of the rows, the same until what they show changes: a click next to the
 * table must not render it again. They stay as long as the previous rows do.
 */
export function useCells( {
	report,
	query,
	rows,
	items,
	compared: { result, get: getCompared },
	totals: { totals, isLoading },
}: Options ) {
	const { columns } = report;
	const shortColumns = report.isTimeless
		? []
		: columns.filter( ( column ) =>
				isOfThisYear( column, rows as never[], query )
		  );
	const shortIds = shortColumns.map( ( { id } ) => id ).join();
	const { orderby } = query;
	const isComparing = result.isEnabled && ! getCompared && ! result.error;
	const cells = useMemo( () => {
		const dateFormat = omitYear( getSetting( 'dateFormat' ) );
		const short = shortIds.split( ',' );
		const decorateRow = createMetricCells( {
			report,
			orderby,
			totals: isLoading ? undefined : totals,
			getCompared,
			isLoading: isComparing,
		} );
		return rows.map( ( row ) =>
			getCells( columns, row as never, {
				totals,
				decorate: decorateRow( row ),
				getDateFormat: ( { id } ) =>
					short.includes( id ) ? dateFormat : undefined,
			} )
		);
	}, [
		columns,
		getCompared,
		isComparing,
		isLoading,
		orderby,
		report,
		rows,
		shortIds,
		totals,
	] );
	return useFrozenValue( items.isPreviousData, cells );
}
