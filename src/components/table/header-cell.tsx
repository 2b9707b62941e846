import type { ReactNode } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { ArrangeContext } from './arrange-context';
import { getColumnStyle } from './column-style';
import { getHeaderName } from './header-name';
import { isCheckboxColumn } from './order-columns';
import type { SortDirection, TableHeader } from './types';

interface HeaderCellProps {
	header: TableHeader;
	/** Class names that the column's cells share. */
	columnClasses: string;
	/** How the rows are sorted by this column; `undefined`: they are not. */
	sorted: SortDirection | undefined;
	/** The direction that a click sorts in. */
	nextDirection: SortDirection;
	/** Whether a click can sort at all. */
	isInteractive: boolean;
	/** Width in px; as wide as what it holds without one. */
	width?: number;
	onSort: ( key: string, direction: SortDirection ) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The column whose edge the keyboard begins with. */
const getFirstSizable = ( headers: TableHeader[] ) =>
	headers.find( ( header ) => ! isCheckboxColumn( header ) );

function describeSort( header: TableHeader, direction: SortDirection ) {
	if ( direction === 'asc' ) {
		return sprintf(
			/* translators: %s: column of a table. */
			__( 'Sort by %s in ascending order', 'storedeck' ),
			getHeaderName( header )
		);
	}
	return sprintf(
		/* translators: %s: column of a table. */
		__( 'Sort by %s in descending order', 'storedeck' ),
		getHeaderName( header )
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

/**
 * A column's header; for a sortable column a button that sorts.
 *
 * @param props See `HeaderCellProps`.
 */
export function HeaderCell( {
	header,
	columnClasses,
	sorted,
	nextDirection,
	isInteractive,
	width,
	onSort,
}: HeaderCellProps ) {
	const descriptionId = useInstanceId(
		HeaderCell,
		'woocommerce-table__sort'
	);
	const { key, isSortable } = header;
	const arrange = useContext( ArrangeContext );
	const tools = isInteractive ? arrange?.tools : undefined;
	const canMove = arrange?.all
		.slice( arrange.pinned )
		.some( ( other ) => other.key === key );
	const ariaSort = sorted ? ARIA_SORT[ sorted ] : 'none';
	const isAscending = ( sorted ?? nextDirection ) === 'asc';
	const content = (
		<>
			<span>
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
			className={ classNames(
				'woocommerce-table__header',
				isSortable && 'is-sortable',
				tools && canMove && 'is-movable',
				width !== undefined && 'has-width',
				columnClasses
			) }
			style={ getColumnStyle( width ) }
			data-column={ arrange && key }
			onPointerDown={
				tools && arrange && canMove
					? ( event ) => tools.startDrag( event, key, arrange )
					: undefined
			}
			onKeyDown={
				tools && arrange && canMove
					? ( event ) => tools.onHeaderKeyDown( event, key, arrange )
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
						{ describeSort( header, nextDirection ) }
					</span>
				</>
			) }
			{ tools && arrange && ! isCheckboxColumn( header ) && (
				<tools.ResizeHandle
					header={ header }
					arrange={ arrange }
					isFirst={ header === getFirstSizable( arrange.shown ) }
				/>
			) }
		</th>
	);
}
