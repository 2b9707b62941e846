import { classNames } from '../class-names';
import { getColumnClasses } from './columns';
import type { TableHeader, TableRow } from './types';

interface BodyRowProps {
	headers: TableHeader[];
	row: TableRow;
	/** Index of the cell that names the row. */
	rowHeader: number | false;
	sortKey: string | undefined;
	className?: string;
}

/**
 * One row: a cell for every header, empty where the row has none.
 *
 * @param props See `BodyRowProps`.
 */
export function BodyRow( {
	headers,
	row,
	rowHeader,
	sortKey,
	className,
}: BodyRowProps ) {
	return (
		<tr className={ className }>
			{ headers.map( ( { key }, index ) => {
				const cell = row[ index ];
				const display = ( cell && cell.display ) ?? null;
				const props = {
					className: classNames(
						'woocommerce-table__item',
						getColumnClasses( headers, index, sortKey )
					),
					// Isolated: in RTL a sign stays before its number.
					children: display !== null && <bdi>{ display }</bdi>,
				};
				return index === rowHeader ? (
					<th key={ key ?? index } scope="row" { ...props } />
				) : (
					<td key={ key ?? index } { ...props } />
				);
			} ) }
		</tr>
	);
}
