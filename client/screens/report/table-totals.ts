import { __ } from '@wordpress/i18n';
import type { ReportColumn } from '../../report/types';
import { getOrderBy, isNumeric, formatValue } from '../../report/columns';
import type { TableCell } from '../../extend/report-table';

const NOTHING: TableCell = { display: '', value: '' };

/**
 * The row of totals: the figures of the whole range below the columns of the
 * same name. Only these are known: a page of rows does not add up to them.
 *
 * @param headers The columns of the table, also those of plugins.
 * @param columns The report's columns.
 * @param totals  The totals of its stats.
 * @return Undefined where no column has a total.
 */
export function getTotalCells< Row >(
	headers: readonly { key: string }[],
	columns: readonly ReportColumn< Row >[],
	totals: Readonly< Record< string, number > > | undefined
): TableCell[] | undefined {
	const cells = headers.map( ( { key }, index ): TableCell => {
		// What names the rows names this one.
		if ( index === 0 ) {
			const text = __( 'Total', 'storedeck' );
			return { display: text, value: text };
		}
		const column = columns.find(
			( other ) => ( getOrderBy( other ) ?? other.id ) === key
		);
		const value = column && totals?.[ column.total ?? column.id ];
		return column && isNumeric( column.type ) && typeof value === 'number'
			? { display: formatValue( column.type, value ), value }
			: NOTHING;
	} );
	return cells.slice( 1 ).some( ( cell ) => cell !== NOTHING )
		? cells
		: undefined;
}
