import { useInstanceId } from '@wordpress/compose';
import { Suspense, useContext, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { ArrangeContext } from './arrange-context';
import { BodyRow } from './body-row';
import type { CellGrid } from './cells/types';
import { getColumnClasses } from './columns';
import { HeaderCell } from './header-cell';
import { LazyCellSelector, LazyVirtualRows } from './lazy-parts';
import { getNextDirection, getSort } from './sort';
import { EmptyRow } from './empty-row';
import type { TableHeader, TableProps, TableQuery, TableRow } from './types';
import { useScrollEdges } from './use-scroll-edges';
import { useScrollToTop } from './use-scroll-to-top';
import { useStickyOffsets } from './use-sticky-offsets';
import './style.scss';

const NO_HEADERS: TableHeader[] = [];
const NO_QUERY: TableQuery = {};

/** Rows of a long table that are drawn until what draws the others is there. */
const FIRST_ROWS = 40;

/**
 * A table whose columns can sort. It scrolls inside its own box, with header
 * and first column in sight.
 *
 * @param props See `TableProps`.
 */
export function Table( {
	caption,
	headers = NO_HEADERS,
	rows,
	ariaHidden = false,
	className,
	onSort = () => {},
	query = NO_QUERY,
	rowHeader = 0,
	rowKey = ( row, index ) => index,
	totals,
	isBusy = false,
	emptyMessage,
	widths,
	density = 'comfortable',
	isVirtual = false,
	isStackable = false,
	height,
	hasCellSelection = false,
	onCellSelectionEnd = () => {},
}: TableProps ) {
	const captionId = useInstanceId( Table, 'woocommerce-table__caption' );
	const { ref, edges, onScroll } = useScrollEdges();
	useScrollToTop( ref, query, isBusy );
	useStickyOffsets( ref );
	const arrange = useContext( ArrangeContext );
	const [ cellGrid, setCellGrid ] = useState< CellGrid >();
	// Only who turns choosing on is led to the cells.
	const [ isGridFromStart ] = useState( hasCellSelection );
	const hasRows = rows.length > 0;
	const grid = hasCellSelection && hasRows ? cellGrid : undefined;
	const sort = getSort( headers, query );
	const canScroll = ! ariaHidden && ( edges.isWide || edges.isHigh );
	// Said aloud: a browser may take what is drawn as blocks for no table.
	const roleOf = ( role: string ) => ( isStackable ? role : undefined );
	const rowProps = {
		headers,
		rowHeader,
		sortKey: sort.key,
		widths,
		hasRoles: isStackable,
	};
	// Only rows that are not all there need to be told their places.
	const rowCount = rows.length + ( totals ? 2 : 1 );
	const place = ( rowIndex: number ) => ( isVirtual ? rowIndex : undefined );
	const renderRow = ( row: TableRow, index: number ) => (
		<BodyRow
			key={ rowKey( row, index ) }
			row={ row }
			index={ index }
			rowIndex={ place( index + 2 ) }
			grid={ grid }
			{ ...rowProps }
		/>
	);

	const frame = (
		<div className="woocommerce-table__frame">
			<div
				ref={ ref }
				role="group"
				className={ classNames(
					'woocommerce-table__table',
					className,
					isBusy && 'is-busy',
					density === 'compact' && 'is-compact',
					isVirtual && 'is-virtual',
					isStackable && 'is-stackable',
					grid && 'is-grid',
					edges.left && 'is-scrollable-left',
					edges.right && 'is-scrollable-right',
					edges.start && 'is-scrollable-start',
					edges.end && 'is-scrollable-end'
				) }
				// The keyboard scrolls only what can have the focus.
				tabIndex={ canScroll ? 0 : undefined }
				aria-hidden={ ariaHidden }
				aria-labelledby={ captionId }
				aria-busy={ isBusy || undefined }
				style={ height ? { maxHeight: height } : undefined }
				onScroll={ onScroll }
			>
				<table
					role={ roleOf( 'table' ) }
					aria-rowcount={ place( rowCount ) }
					{ ...grid?.tableProps }
				>
					<caption
						id={ captionId }
						className="woocommerce-table__caption screen-reader-text"
					>
						{ caption }
						{ ! ariaHidden && edges.isWide && (
							<small>
								{ ' ' }
								{ __( '(scroll to see more)', 'storedeck' ) }
							</small>
						) }
					</caption>
					<thead
						role={ roleOf( 'rowgroup' ) }
						onPointerOver={ arrange?.loadTools }
						onFocus={ arrange?.loadTools }
					>
						<tr
							role={ roleOf( 'row' ) }
							aria-rowindex={ place( 1 ) }
						>
							{ headers.map( ( header, index ) => (
								<HeaderCell
									key={ header.key ?? index }
									header={ header }
									columnClasses={ getColumnClasses(
										headers,
										index,
										sort.key
									) }
									sorted={
										header.key === sort.key
											? sort.direction
											: undefined
									}
									nextDirection={ getNextDirection(
										headers,
										sort,
										header.key
									) }
									isInteractive={ ! ariaHidden }
									width={ widths?.[ header.key ] }
									onSort={ onSort }
								/>
							) ) }
						</tr>
					</thead>
					{ isVirtual && hasRows ? (
						<Suspense
							fallback={
								<tbody>
									{ rows
										.slice( 0, FIRST_ROWS )
										.map( renderRow ) }
								</tbody>
							}
						>
							<LazyVirtualRows
								boxRef={ ref }
								count={ rows.length }
								columnCount={ headers.length }
								keptRow={ grid?.row }
								renderRow={ ( index ) =>
									renderRow( rows[ index ] ?? [], index )
								}
							/>
						</Suspense>
					) : (
						<tbody role={ roleOf( 'rowgroup' ) }>
							{ rows.map( renderRow ) }
							{ ! hasRows && (
								<EmptyRow
									columnCount={ headers.length }
									message={ emptyMessage }
								/>
							) }
						</tbody>
					) }
					{ totals && hasRows && (
						<tfoot role={ roleOf( 'rowgroup' ) }>
							<BodyRow
								className="woocommerce-table__totals"
								row={ totals }
								rowIndex={ place( rowCount ) }
								{ ...rowProps }
							/>
						</tfoot>
					) }
				</table>
			</div>
			<span
				className="woocommerce-table__edge is-end"
				aria-hidden="true"
			/>
			{ arrange?.marker !== undefined && (
				<span
					className="woocommerce-table__drop-marker"
					style={ { left: arrange.marker } }
				/>
			) }
		</div>
	);
	return (
		<>
			{ hasCellSelection && hasRows && (
				<Suspense fallback={ null }>
					<LazyCellSelector
						boxRef={ ref }
						rows={ rows }
						columnCount={ headers.length }
						firstColumn={ rowHeader || 0 }
						takesFocus={ ! isGridFromStart }
						onGrid={ setCellGrid }
						onEnd={ onCellSelectionEnd }
					/>
				</Suspense>
			) }
			{ frame }
		</>
	);
}
