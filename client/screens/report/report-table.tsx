import { createPortal, useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import {
	getHistory,
	getNewPath,
	getPath,
	onQueryChange,
} from '@storedeck/navigation';
import type { Report } from '../../report/types';
import { filterReportTable } from '../../report/filter-table';
import { useHiddenColumns } from '../../views/hidden-columns';
import { FailureNotice } from '../../common/failure-notice';
import { getHeaders, getHiddenColumns } from '../../report/columns';
import { CompareAction } from './compare-action';
import { SearchAction } from './search-action';
import { ExportButton } from './export-button';
import { LazyExportPanel } from './lazy-export-panel';
import { useTableLayout } from './table-layout';
import { useRecordPanel } from './record-panel/use-record-panel';
import { getSummary, withInfo, withoutColumnTotals } from './table-summary';
import { getTotalCells } from './table-totals';
import { Notes } from '../../report-components/notes';
import { useMetricInfo } from '../../report-components/use-metric-info';
import { useFrozenValue } from '../../common/use-frozen-value';
import { useCells } from './use-cells';
import { useSelection } from './use-selection';
import type { Query } from '@storedeck/navigation';
import { getTableQuery } from '../../report/query-result';
import type {
	ComparedRows,
	QueryResult,
	Rows,
	Stats,
} from '../../report/query-result';

const NO_ROWS: readonly unknown[] = [];

interface Props {
	report: Report;
	query: Query;
	items: QueryResult< Rows >;
	/** What the rows are compared with. */
	compared: QueryResult< ComparedRows >;
	totals: QueryResult< Stats >;
	/** The query of the requests, see `ResolvedReport`. */
	requestQuery: Query;
	/** Where the export button stands, in the toolbar. */
	exportPlace: HTMLElement;
}

/** Shows the last page if the URL has a page that does not exist any more. */
function useLastPage(
	{ data, isRequesting }: QueryResult< Rows >,
	query: Query
) {
	const { page = 1, per_page: perPage = 1 } = data?.query ?? {};
	const lastPage = Math.ceil( ( data?.total ?? 0 ) / perPage );
	const isBeyond = ! isRequesting && lastPage > 0 && page > lastPage;
	useEffect( () => {
		if ( isBeyond ) {
			getHistory().replace(
				getNewPath( { paged: String( lastPage ) }, getPath(), query )
			);
		}
	}, [ isBeyond, lastPage, query ] );
}

/** The table of a report, with sorting, paging, column selection and download. */
export function ReportTable( {
	report,
	query,
	items,
	compared,
	totals,
	requestQuery,
	exportPlace,
}: Props ) {
	const [ savedColumns, saveColumns ] = useHiddenColumns(
		report.columnsPreference
	);
	const layout = useTableLayout( report );
	const columns = report.columns;
	// Rows that fail to load leave the buttons, one of which may have the focus.
	const changeColumns = useFrozenValue(
		! items.data,
		items.data?.change_columns
	);
	const headers = useMemo(
		() =>
			getHeaders(
				columns,
				getHiddenColumns( columns, savedColumns ),
				changeColumns
			),
		[ columns, savedColumns, changeColumns ]
	);

	// Totals and rows are of the same query: the totals of the previous rows stay
	// as long as these rows, and those of the new rows are empty until loaded.
	const rowTotals = useFrozenValue( items.isPreviousData, {
		query,
		totals: totals.data?.totals,
		isLoading: totals.isPreviousData,
	} );
	const rows = items.data?.items ?? NO_ROWS;
	const cells = useCells( {
		report,
		query: rowTotals.query,
		rows,
		items,
		compared,
		totals: rowTotals,
	} );
	const hasFailed = Boolean( items.error && ! items.data );
	const tableQuery = getTableQuery( items, query );
	useLastPage( items, query );

	const totalRows = items.data?.total ?? 0;
	const [ openInfo, info ] = useMetricInfo();
	const selection = useSelection( report.comparison, rows, query );
	const table = filterReportTable( {
		endpoint: report.endpoint,
		headers,
		rows: cells,
		totals: ( ! rowTotals.isLoading && rowTotals.totals ) || {},
		summary: getSummary(
			report,
			rowTotals,
			totalRows,
			items.data?.omitted
		),
		items: { data: rows, totalResults: totalRows },
		query,
	} );
	const { tableProps, panel } = useRecordPanel( report.id, rows, ( row ) =>
		report.rowKey( row as never )
	);
	const totalCells = getTotalCells( table.headers, columns, rowTotals );

	return (
		<>
			<LazyExportPanel endpoint={ report.endpoint } />
			<TableCard
				className="storedeck-report-table"
				title={ report.tableTitle?.( requestQuery ) ?? report.title }
				headers={
					selection
						? [ selection.header, ...table.headers ]
						: table.headers
				}
				rows={
					selection
						? table.rows.map( ( row, index ) => [
								selection.cells[ index ],
								...row,
						  ] )
						: table.rows
				}
				totals={
					totalCells && selection
						? [ undefined, ...totalCells ]
						: totalCells
				}
				rowHeader={ selection ? 1 : 0 }
				{ ...layout }
				{ ...tableProps }
				canSelectCells
				isStackable="cards"
				hasSearch={ Boolean( report.search ) }
				rowKey={ ( _row: unknown, index: number ) =>
					report.rowKey( rows[ index ] as never )
				}
				totalRows={ totalRows }
				rowsPerPage={
					Number( items.data && tableQuery.per_page ) ||
					report.perPage
				}
				isLoading={ ! items.data && ! hasFailed }
				isBusy={ items.isRequesting }
				query={ {
					orderby: headers.find( ( { defaultSort } ) => defaultSort )
						?.key,
					...tableQuery,
				} }
				onQueryChange={ onQueryChange }
				onColumnsChange={ ( shown: string[] ) =>
					saveColumns(
						columns
							.filter(
								( column, index ) =>
									! column.isRequired &&
									! shown.includes(
										headers[ index ]?.key ?? ''
									)
							)
							.map( ( column ) => column.id )
					)
				}
				summary={ withInfo(
					report.id,
					totalCells && rows.length > 0
						? withoutColumnTotals( table.summary, columns )
						: table.summary,
					openInfo
				) }
				emptyMessage={
					hasFailed ? (
						<FailureNotice
							message={ __(
								'Could not load the table.',
								'storedeck'
							) }
							detail={ items.error?.message }
							onRetry={ items.retry }
						/>
					) : undefined
				}
				actions={ ( visibleKeys ) => (
					<>
						{ report.comparison && selection && (
							<CompareAction
								comparison={ report.comparison }
								ids={ selection.ids }
							/>
						) }
						{ report.search && (
							<SearchAction
								search={ report.search }
								comparison={ report.comparison }
								query={ query }
							/>
						) }
						{ createPortal(
							<ExportButton
								report={ report }
								table={ table }
								visibleKeys={ visibleKeys }
								items={ items }
							/>,
							exportPlace
						) }
					</>
				) }
			/>
			{ report.note && rows.length > 1 && (
				<Notes notes={ [ report.note ] } />
			) }
			{ compared.error && ! compared.data && ! hasFailed && (
				<FailureNotice
					message={ __(
						'Could not load the comparison period.',
						'storedeck'
					) }
					detail={ compared.error.message }
					onRetry={ compared.retry }
				/>
			) }
			{ info }
			{ panel }
		</>
	);
}
