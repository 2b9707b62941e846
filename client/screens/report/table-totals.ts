import { __ } from '@wordpress/i18n';
import type { ReportColumn } from '../../report/types';
import { formatValue, getColumnTotal, getOrderBy } from '../../report/columns';
import type { TableCell } from '@storedeck/extend';

export interface RowTotals {
	totals: Readonly< Record< string, number > > | undefined;
	/** `totals` are of the previous query: only their keys are used. */
	isLoading: boolean;
}

const EMPTY: TableCell = { display: '', value: '' };

/**
 * The row of totals. It has the totals of the stats, because a page has only
 * some of the rows.
 *
 * @param headers The columns of the table, with those of plugins.
 * @param columns The columns of the report.
 * @return Undefined if no column has a total.
 */
export function getTotalCells< Row >(
	headers: readonly { key: string }[],
	columns: readonly ReportColumn< Row >[],
	{ totals, isLoading }: RowTotals
): TableCell[] | undefined {
	const toCell = ( type: ReportColumn< Row >[ 'type' ], value: number ) =>
		isLoading
			? { display: '…', value: '' }
			: { display: formatValue( type, value ), value };
	const cells = headers.map( ( { key }, index ): TableCell => {
		// The first column names the row.
		if ( index === 0 ) {
			const text = __( 'Total', 'storedeck' );
			return { display: text, value: text };
		}
		const column = columns.find(
			( other ) => ( getOrderBy( other ) ?? other.id ) === key
		);
		const value = column && getColumnTotal( column, totals );
		return column && value !== undefined
			? toCell( column.type, value )
			: EMPTY;
	} );
	return cells.slice( 1 ).some( ( cell ) => cell !== EMPTY )
		? cells
		: undefined;
}
