import { useMemo } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import { useFilterVersion } from '@storedeck/hooks';
import { getSetting } from '@storedeck/settings';
import { useFrozenValue } from '../../common/use-frozen-value';
import { getCells } from '../../report/columns';
import type {
	ComparedRows,
	QueryResult,
	Rows,
} from '../../report/query-result';
import { isOfThisYear, omitYear } from '../../report/short-dates';
import type { Report } from '../../report/types';
import { createMetricCells } from './metric-cells';
import type { RowTotals } from './table-totals';

interface Options {
	report: Report;
	query: Query;
	rows: readonly unknown[];
	items: QueryResult< Rows >;
	compared: QueryResult< ComparedRows >;
	/** Those of the rows. */
	totals: RowTotals;
}

/**
 * The cells of the rows, the same until what they show changes: a click next to the
 * table must not render it again. Previous rows keep what they are compared with.
 */
export function useCells( {
	report,
	query,
	rows,
	items,
	compared,
	totals: { totals, isLoading },
}: Options ) {
	const { columns } = report;
	const shortColumns = report.isTimeless
		? []
		: columns.filter( ( column ) =>
				isOfThisYear( column, rows as never[], query )
		  );
	const shortIds = shortColumns.map( ( { id } ) => id ).join();
	const orderby = items.data?.orderby;
	const { metrics, isComparing } = useFrozenValue( items.isPreviousData, {
		metrics: compared.isPreviousData ? undefined : compared.data,
		isComparing:
			compared.isEnabled &&
			( ! compared.data || compared.isPreviousData ) &&
			! compared.error,
	} );
	const version = useFilterVersion();
	return useMemo( () => {
		const dateFormat = omitYear( getSetting( 'dateFormat' ) );
		const short = shortIds.split( ',' );
		const decorateRow = createMetricCells( {
			report,
			orderby,
			totals: isLoading ? undefined : totals,
			isCompared: metrics !== undefined,
			isLoading: isComparing,
		} );
		return rows.map( ( row, index ) =>
			getCells( columns, row as never, {
				totals,
				decorate: decorateRow( metrics?.[ index ] ),
				getDateFormat: ( { id } ) =>
					short.includes( id ) ? dateFormat : undefined,
			} )
		);
		// The version stands for the cells of plugins.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [
		columns,
		isComparing,
		isLoading,
		metrics,
		orderby,
		report,
		rows,
		shortIds,
		totals,
		version,
	] );
}
