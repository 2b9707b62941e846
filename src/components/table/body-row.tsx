import { memo } from '@wordpress/element';
import { classNames } from '../class-names';
import type { CellGrid } from './cells/types';
import { getColumnStyle } from './column-style';
import { getColumnClasses } from './columns';
import { isPageRtl } from '../is-page-rtl';
import type { TableCell, TableHeader, TableRow } from './types';

/**
 * The direction of a cell. A text has its own, so that in right-to-left
 * languages a sign stays before its number; an element has the page's, so that
 * its parts are mirrored.
 */
function getDirection( display: TableCell[ 'display' ] ) {
	if ( typeof display !== 'object' ) {
		return undefined;
	}
	return isPageRtl() ? 'rtl' : 'ltr';
}

interface BodyRowProps {
	headers: TableHeader[];
	row: TableRow;
	/** Index of the row header cell. */
	rowHeader: number | false;
	sortKey: string | undefined;
	className?: string;
	/** Column widths in px by key. */
	widths?: Readonly< Record< string, number > >;
	/** Index of the row; undefined for the totals. */
	index?: number;
	/** Whether the row is shown elsewhere. */
	isCurrent?: boolean;
	/** Value of `aria-rowindex`, for virtualized tables. */
	rowIndex?: number;
	/** Renders the cells as a grid. */
	grid?: CellGrid;
	/** Sets ARIA roles, because stacked cells lose their table semantics. */
	hasRoles?: boolean;
	/** The column next to the row header in a card. */
	leadKey?: string;
	/** Cells have the label of their column, for cards. */
	hasLabels?: boolean;
}

function Row( {
	headers,
	row,
	rowHeader,
	sortKey,
	className,
	widths,
	index: rowNumber,
	isCurrent = false,
	rowIndex,
	grid,
	hasRoles = false,
	leadKey,
	hasLabels = false,
}: BodyRowProps ) {
	const cellRole = hasRoles ? 'cell' : undefined;
	return (
		<tr
			role={ hasRoles ? 'row' : undefined }
			className={ classNames( className, isCurrent && 'is-current' ) }
			aria-current={ isCurrent || undefined }
			aria-rowindex={ rowIndex }
			data-row={ rowNumber }
		>
			{ headers.map( ( { key, label }, index ) => {
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
						leadKey === key && 'is-lead',
						gridClass
					),
					style: getColumnStyle( width ),
					'data-label':
						hasLabels && typeof label === 'string'
							? label
							: undefined,
					children: display !== null && (
						<bdi dir={ getDirection( display ) }>{ display }</bdi>
					),
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

/** Each render makes new lists; what counts is whether their items are the same. */
const isSame = ( before: unknown, after: unknown ) =>
	before === after ||
	( Array.isArray( before ) &&
		Array.isArray( after ) &&
		before.length === after.length &&
		before.every( ( item, index ) => item === after[ index ] ) );

/**
 * A row with a cell for every header. Memoized, because a change of other rows, or
 * of what is around the table, must not render it again.
 */
export const BodyRow = memo( Row, ( before, after ) => {
	const names = Object.keys( { ...before, ...after } );
	return names.every( ( name ) =>
		isSame(
			before[ name as keyof BodyRowProps ],
			after[ name as keyof BodyRowProps ]
		)
	);
} );
