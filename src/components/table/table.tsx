import { useInstanceId } from '@wordpress/compose';
import { Suspense, useContext, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { ColumnControlsContext } from './column-controls-context';
import { BodyRow } from './body-row';
import type { CellGrid } from './cells/types';
import { getColumnClasses, getLeadKey } from './columns';
import { HeaderCell } from './header-cell';
import { LazyCellSelector, LazyVirtualRows } from './lazy-components';
import { getNextDirection, getSort } from './sort';
import { EmptyRow } from './empty-row';
import type { TableHeader, TableProps, TableQuery, TableRow } from './types';
import { useRowLinks } from './use-row-links';
import { useScrollEdges } from './use-scroll-edges';
import { useScrollToTop } from './use-scroll-to-top';
import { useStickyOffsets } from './use-sticky-offsets';
import './style.scss';

const NO_HEADERS: TableHeader[] = [];
const NO_QUERY: TableQuery = {};

/** Number of rows rendered until the virtualized rows have loaded. */
const FIRST_ROWS = 40;

/**
 * A sortable table with sticky header and first column. It scrolls sideways
 * inside its own element.
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
	onRowClick,
	currentRow,
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
	useRowLinks( ref, onRowClick );
	const controls = useContext( ColumnControlsContext );
	const [ cellGrid, setCellGrid ] = useState< CellGrid >();
	// Focus only moves to the cells if the user starts cell selection.
	const [ isInitiallyGrid ] = useState( hasCellSelection );
	const hasRows = rows.length > 0;
	const grid = hasCellSelection && hasRows ? cellGrid : undefined;
	const sort = getSort( headers, query );
	const canScroll = ! ariaHidden && ( edges.isWide || edges.isTall );
	// Stacked tables need roles, because `display: block` removes the table
	// semantics.
	const hasRoles = Boolean( isStackable );
	const hasCards = isStackable === 'cards';
	const getRole = ( role: string ) => ( hasRoles ? role : undefined );
	const rowProps = {
		headers,
		rowHeader,
		sortKey: sort.key,
		widths,
		hasRoles,
		leadKey: hasCards ? getLeadKey( headers, sort.key ) : undefined,
		hasLabels: hasCards,
	};
	// ARIA indexes are only needed for virtualized rows.
	const rowCount = rows.length + ( totals ? 2 : 1 );
	const getAriaIndex = ( rowIndex: number ) =>
		isVirtual ? rowIndex : undefined;
	const renderRow = ( row: TableRow, index: number ) => (
		<BodyRow
			key={ rowKey( row, index ) }
			row={ row }
			index={ index }
			isCurrent={ index === currentRow }
			rowIndex={ getAriaIndex( index + 2 ) }
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
					hasCards && 'has-cards',
					grid && 'is-grid',
					onRowClick && 'has-row-click',
					edges.left && 'is-scrollable-left',
					edges.right && 'is-scrollable-right',
					edges.start && 'is-scrollable-start',
					edges.end && 'is-scrollable-end'
				) }
				// Scrollable elements must be focusable for keyboard users.
				tabIndex={ canScroll ? 0 : undefined }
				aria-hidden={ ariaHidden }
				aria-labelledby={ captionId }
				aria-busy={ isBusy || undefined }
				style={ height ? { maxHeight: height } : undefined }
				onScroll={ onScroll }
			>
				<table
					role={ getRole( 'table' ) }
					aria-rowcount={ getAriaIndex( rowCount ) }
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
						role={ getRole( 'rowgroup' ) }
						onPointerOver={ controls?.loadTools }
						onFocus={ controls?.loadTools }
					>
						<tr
							role={ getRole( 'row' ) }
							aria-rowindex={ getAriaIndex( 1 ) }
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
									detailSorted={
										header.detailSort &&
										header.detailSort.key === sort.key
											? sort.direction
											: undefined
									}
									getNextDirection={ ( key ) =>
										getNextDirection( headers, sort, key )
									}
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
						<tbody role={ getRole( 'rowgroup' ) }>
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
						<tfoot role={ getRole( 'rowgroup' ) }>
							<BodyRow
								className="woocommerce-table__totals"
								row={ totals }
								rowIndex={ getAriaIndex( rowCount ) }
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
			{ controls?.marker !== undefined && (
				<span
					className="woocommerce-table__drop-marker"
					style={ { left: controls.marker } }
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
						shouldFocus={ ! isInitiallyGrid }
						onGridChange={ setCellGrid }
						onEnd={ onCellSelectionEnd }
					/>
				</Suspense>
			) }
			{ frame }
		</>
	);
}
