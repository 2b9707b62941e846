import { Card, CardBody, CardFooter, CardHeader } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Pagination } from '../pagination';
import { H } from '../section';
import { ColumnControlsContext } from './column-controls-context';
import { ColumnMenu } from './column-menu';
import { getColumnView } from './columns';
import { PrintedRows } from './printed-rows';
import { getFallbackSortKey, getSort, hasSort } from './sort';
import { Table } from './table';
import { TablePlaceholder } from './table-placeholder';
import { TableSummary, TableSummaryPlaceholder } from './table-summary';
import type {
	SortDirection,
	TableCardProps,
	TableHeader,
	TableQuery,
	TableRow,
} from './types';
import { useColumnControls } from './use-column-controls';
import { useRestoreFocus } from './use-restore-focus';
import { useLayout } from './use-layout';
import { useShownColumns } from './use-shown-columns';
import './style.scss';

const NO_HEADERS: TableHeader[] = [];
const NO_QUERY: TableQuery = {};
const NO_ROWS: TableRow[] = [];

/**
 * A table in a card with a heading, actions, a column menu, pagination and a
 * summary.
 *
 * @param props See `TableCardProps`.
 */
export function TableCard( {
	title,
	headers = NO_HEADERS,
	rows = NO_ROWS,
	rowsPerPage,
	totalRows,
	actions,
	className,
	hasSearch = false,
	isLoading = false,
	isBusy = false,
	onQueryChange = () => () => {},
	onPageChange = () => {},
	onColumnsChange = () => {},
	onSort,
	query = NO_QUERY,
	rowHeader = 0,
	rowKey,
	showMenu = true,
	summary,
	totals,
	emptyMessage,
	layout: initialLayout,
	onLayoutChange,
	canSelectCells = false,
	isVirtual,
	isStackable,
	height,
	onRowClick,
	currentRow,
}: TableCardProps ) {
	const { ref, rememberSort } = useRestoreFocus( isLoading );
	const [ shownKeys, setShownKeys ] = useShownColumns(
		headers,
		query.orderby,
		( keys ) => onColumnsChange( keys )
	);
	const [ layout, changeLayout ] = useLayout( initialLayout, onLayoutChange );
	const view = getColumnView( headers, shownKeys, layout.order, rowHeader );
	const { controls, menuRef } = useColumnControls(
		view,
		layout,
		changeLayout
	);
	const [ isSelectingCells, setIsSelectingCells ] = useState( false );
	const sort = onSort ?? onQueryChange( 'sort' );

	const toggleColumn = ( key: string ) => {
		const isShown = shownKeys.includes( key );
		const keys = isShown
			? shownKeys.filter( ( shown ) => shown !== key )
			: [ ...shownKeys, key ];
		if ( keys.length === 0 ) {
			return;
		}
		const header = headers.find( ( other ) => other.key === key );
		if (
			isShown &&
			header &&
			hasSort( header, getSort( headers, query ).key )
		) {
			const fallback = getFallbackSortKey( headers, keys );
			if ( fallback !== undefined ) {
				sort( fallback, 'desc' );
			}
		}
		setShownKeys( keys );
		onColumnsChange( keys, key );
	};

	const resetColumns = () => {
		const keys = headers
			.filter(
				( header ) =>
					header.required ||
					! header.hiddenByDefault ||
					hasSort( header, getSort( headers, query ).key )
			)
			.map( ( { key } ) => key );
		if ( keys.join() !== shownKeys.join() ) {
			setShownKeys( keys );
			onColumnsChange( keys );
		}
		changeLayout( { order: [], widths: {} } );
	};

	const tableProps = {
		caption: title,
		headers: view.headers,
		rowHeader: view.getVisibleIndex( rowHeader ),
		query,
		widths: layout.widths,
		density: layout.density,
		height,
		isStackable,
	};

	const card = (
		<Card
			className={ classNames(
				'woocommerce-table',
				className,
				Boolean( actions ) && 'has-actions',
				showMenu && 'has-menu',
				hasSearch && 'has-search'
			) }
		>
			<CardHeader className="woocommerce-table__card-header">
				<H className="woocommerce-table__title">{ title }</H>
				{ actions && (
					<div className="woocommerce-table__actions">
						{ typeof actions === 'function'
							? actions( view.headers.map( ( { key } ) => key ) )
							: actions }
					</div>
				) }
				{ showMenu && (
					<div
						className="woocommerce-table__menu-box"
						ref={ menuRef }
					>
						<ColumnMenu
							headers={ view.all }
							shownKeys={ shownKeys }
							onToggle={ toggleColumn }
							controls={ onLayoutChange && controls }
							density={ layout.density }
							onDensity={ ( density ) =>
								changeLayout( { density } )
							}
							onReset={ resetColumns }
							onSelectCells={
								canSelectCells
									? () =>
											setIsSelectingCells(
												! isSelectingCells
											)
									: undefined
							}
							isSelectingCells={ isSelectingCells }
						/>
					</div>
				) }
			</CardHeader>
			<CardBody className="woocommerce-table__card-body">
				<span className="screen-reader-text" role="status">
					{ ( isLoading || isBusy ) &&
						__( 'Your requested data is loading', 'storedeck' ) }
				</span>
				<div ref={ ref }>
					{ isLoading ? (
						<TablePlaceholder
							{ ...tableProps }
							numberOfRows={ rowsPerPage }
						/>
					) : (
						<Table
							{ ...tableProps }
							rows={ rows.map( view.pickCells ) }
							rowKey={
								rowKey &&
								( ( _row, index ) =>
									rowKey( rows[ index ] ?? [], index ) )
							}
							totals={ totals && view.pickCells( totals ) }
							onRowClick={ onRowClick }
							currentRow={ currentRow }
							isBusy={ isBusy }
							isVirtual={ isVirtual }
							hasCellSelection={ isSelectingCells }
							onCellSelectionEnd={ () => {
								setIsSelectingCells( false );
								controls.focusMenu();
							} }
							emptyMessage={ emptyMessage }
							onSort={ (
								key: string,
								direction: SortDirection
							) => {
								rememberSort( key );
								sort( key, direction );
							} }
						/>
					) }
				</div>
			</CardBody>
			<CardFooter
				className={ classNames(
					'woocommerce-table__card-footer',
					isBusy && 'is-busy'
				) }
			>
				{ ! isLoading && (
					<PrintedRows
						count={ rows.length }
						page={ Number( query.paged ) || 1 }
						rowsPerPage={ rowsPerPage }
						totalRows={ totalRows }
					/>
				) }
				<Pagination
					page={ Number( query.paged ) || 1 }
					perPage={ rowsPerPage }
					total={ totalRows }
					onPageChange={ ( page, source ) => {
						onPageChange( page, source );
						if ( source ) {
							onQueryChange( 'paged' )( page, source );
						} else {
							onQueryChange( 'paged' )( page );
						}
					} }
					onPerPageChange={ ( perPage ) =>
						onQueryChange( 'per_page' )( perPage )
					}
				/>
				{ isLoading && (
					<TableSummaryPlaceholder tableTitle={ title } />
				) }
				{ ! isLoading && summary && summary.length > 0 && (
					<TableSummary data={ summary } tableTitle={ title } />
				) }
			</CardFooter>
		</Card>
	);
	return (
		<ColumnControlsContext.Provider
			value={ onLayoutChange ? controls : undefined }
		>
			{ card }
		</ColumnControlsContext.Provider>
	);
}
