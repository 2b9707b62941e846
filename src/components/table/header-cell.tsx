import type { ReactNode } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { ColumnControlsContext } from './column-controls-context';
import { getColumnStyle } from './column-style';
import { getHeaderName } from './header-name';
import { isCheckboxColumn } from './order-columns';
import type { SortDirection, TableHeader } from './types';

interface HeaderCellProps {
	header: TableHeader;
	/** Class names shared with the cells of the column. */
	columnClasses: string;
	/**
	 * Sort direction of the column; undefined if the table is sorted by another
	 * column.
	 */
	sorted: SortDirection | undefined;
	/** The same for the detail of the column. */
	detailSorted?: SortDirection;
	/** Returns the sort direction after a click. */
	getNextDirection: ( key: string ) => SortDirection;
	/** False for tables that are hidden from assistive technology. */
	isInteractive: boolean;
	/** Width in px; by default it fits the content. */
	width?: number;
	onSort: ( key: string, direction: SortDirection ) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The column whose handle receives focus first. */
const getFirstSizable = ( headers: TableHeader[] ) =>
	headers.find( ( header ) => ! isCheckboxColumn( header ) );

function describeSort( name: string, direction: SortDirection ) {
	if ( direction === 'asc' ) {
		return sprintf(
			/* translators: %s: name of a column. */
			__( 'Sort by %s in ascending order', 'storedeck' ),
			name
		);
	}
	return sprintf(
		/* translators: %s: name of a column. */
		__( 'Sort by %s in descending order', 'storedeck' ),
		name
	);
}

function Label( { header }: { header: TableHeader } ): ReactNode {
	const { label, screenReaderLabel } = header;
	if ( ! screenReaderLabel ) {
		return <bdi>{ label }</bdi>;
	}
	return (
		<>
			<bdi aria-hidden="true">{ label }</bdi>
			<span className="screen-reader-text">{ screenReaderLabel }</span>
		</>
	);
}

const SortIcon = ( { isAscending }: { isAscending: boolean } ) => (
	<svg
		className={ classNames(
			'woocommerce-table__sort-icon',
			isAscending && 'is-ascending'
		) }
		viewBox="0 0 12 12"
		width="12"
		height="12"
		aria-hidden="true"
		focusable="false"
	>
		<path
			d="M2.5 4.5L6 8l3.5-3.5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

interface DetailSortProps
	extends Pick< HeaderCellProps, 'sorted' | 'isInteractive' | 'onSort' > {
	detail: NonNullable< TableHeader[ 'detailSort' ] >;
	nextDirection: SortDirection;
}

/** The button that sorts by what cells show below their value. */
function DetailSort( {
	detail: { key, label, name },
	sorted,
	nextDirection,
	isInteractive,
	onSort,
}: DetailSortProps ) {
	const className = 'woocommerce-table__sort-button is-detail';
	const content = (
		<>
			<bdi>{ label }</bdi>
			<SortIcon isAscending={ ( sorted ?? nextDirection ) === 'asc' } />
		</>
	);
	return isInteractive ? (
		<button
			type="button"
			className={ className }
			data-key={ key }
			aria-label={ describeSort( name, nextDirection ) }
			onClick={ () => onSort( key, nextDirection ) }
		>
			{ content }
		</button>
	) : (
		<span className={ className }>{ content }</span>
	);
}

/**
 * The header of a column, with a button if it is sortable.
 *
 * @param props See `HeaderCellProps`.
 */
export function HeaderCell( {
	header,
	columnClasses,
	sorted,
	detailSorted,
	getNextDirection,
	isInteractive,
	width,
	onSort,
}: HeaderCellProps ) {
	const descriptionId = useInstanceId(
		HeaderCell,
		'woocommerce-table__sort'
	);
	const labelId = useInstanceId( HeaderCell, 'woocommerce-table__label' );
	const { key, isSortable, detailSort } = header;
	const nextDirection = getNextDirection( key );
	const controls = useContext( ColumnControlsContext );
	const tools = isInteractive ? controls?.tools : undefined;
	const canMove = controls?.all
		.slice( controls.pinned )
		.some( ( other ) => other.key === key );
	const unsorted = detailSorted ? 'other' : 'none';
	const ariaSort = sorted ? ARIA_SORT[ sorted ] : unsorted;
	const isAscending = ( sorted ?? nextDirection ) === 'asc';
	const content = (
		<>
			<span id={ isInteractive ? labelId : undefined }>
				<Label header={ header } />
			</span>
			<SortIcon isAscending={ isAscending } />
		</>
	);
	return (
		<th
			role="columnheader"
			scope="col"
			aria-sort={ isSortable ? ariaSort : undefined }
			// Without what its controls do.
			aria-labelledby={
				isSortable && isInteractive ? labelId : undefined
			}
			className={ classNames(
				'woocommerce-table__header',
				isSortable && 'is-sortable',
				detailSorted && 'is-detail-sorted',
				tools && canMove && 'is-movable',
				width !== undefined && 'has-width',
				columnClasses
			) }
			style={ getColumnStyle( width ) }
			data-column={ controls && key }
			onPointerDown={
				tools && controls && canMove
					? ( event ) => tools.startDrag( event, key, controls )
					: undefined
			}
			onKeyDown={
				tools && controls && canMove
					? ( event ) => tools.onHeaderKeyDown( event, key, controls )
					: undefined
			}
		>
			{ ! isSortable && <Label header={ header } /> }
			{ isSortable && ! isInteractive && (
				<span className="woocommerce-table__sort-button">
					{ content }
				</span>
			) }
			{ isSortable && isInteractive && (
				<>
					<button
						type="button"
						className="woocommerce-table__sort-button"
						data-key={ key }
						aria-describedby={ descriptionId }
						aria-keyshortcuts={
							canMove ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined
						}
						onClick={ () => onSort( key, nextDirection ) }
					>
						{ content }
					</button>
					<span className="screen-reader-text" id={ descriptionId }>
						{ describeSort(
							getHeaderName( header ),
							nextDirection
						) }
					</span>
				</>
			) }
			{ isSortable && detailSort && (
				<DetailSort
					detail={ detailSort }
					sorted={ detailSorted }
					nextDirection={ getNextDirection( detailSort.key ) }
					isInteractive={ isInteractive }
					onSort={ onSort }
				/>
			) }
			{ tools && controls && ! isCheckboxColumn( header ) && (
				<tools.ResizeHandle
					header={ header }
					controls={ controls }
					isFirst={ header === getFirstSizable( controls.shown ) }
				/>
			) }
		</th>
	);
}
