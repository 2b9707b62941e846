import { memo } from '@wordpress/element';
import { classNames } from '../class-names';
import type { CellGrid } from './cells/types';
import { getColumnStyle } from './column-style';
import { getColumnClasses } from './columns';
import type { TableHeader, TableRow } from './types';

interface BodyRowProps {
	headers: TableHeader[];
	row: TableRow;
	/** Index of the cell that names the row. */
	rowHeader: number | false;
	sortKey: string | undefined;
	className?: string;
	/** Widths of columns in px, by key. */
	widths?: Readonly< Record< string, number > >;
	/** Index of the row; the totals have none. */
	index?: number;
	/** The place of the row in the table, from 1, where not all are there. */
	rowIndex?: number;
	/** Makes the cells a grid. */
	grid?: CellGrid;
	/** Says what row and cells are, however they are drawn. */
	hasRoles?: boolean;
}

function Row( {
	headers,
	row,
	rowHeader,
	sortKey,
	className,
	widths,
	index: rowNumber,
	rowIndex,
	grid,
	hasRoles = false,
}: BodyRowProps ) {
	const cellRole = hasRoles ? 'cell' : undefined;
	return (
		<tr
			role={ hasRoles ? 'row' : undefined }
			className={ className }
			aria-rowindex={ rowIndex }
			data-row={ rowNumber }
		>
			{ headers.map( ( { key }, index ) => {
				const cell = row[ index ];
				const display = ( cell && cell.display ) ?? null;
				const width = widths?.[ key ];
				const { className: gridClass, ...gridProps } =
					grid && rowNumber !== undefined
						? grid.getCellProps( rowNumber, index )
						: { className: undefined };
				const props = {
					...gridProps,
					className: classNames(
						'woocommerce-table__item',
						getColumnClasses( headers, index, sortKey ),
						width !== undefined && 'has-width',
						gridClass
					),
					style: getColumnStyle( width ),
					// Isolated: in RTL a sign stays before its number.
					children: display !== null && <bdi>{ display }</bdi>,
				};
				return index === rowHeader ? (
					<th
						key={ key ?? index }
						scope="row"
						role={ hasRoles ? 'rowheader' : undefined }
						{ ...props }
					/>
				) : (
					<td
						key={ key ?? index }
						role={ grid ? 'gridcell' : cellRole }
						{ ...props }
					/>
				);
			} ) }
		</tr>
	);
}

/**
 * One row: a cell for every header, empty where the row has none. It is drawn
 * anew when something about it changes, not when other rows come and go.
 */
export const BodyRow = memo( Row );
