import { useEffect, useState } from '@wordpress/element';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { __ } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import { downloadCSVFile, generateCSVFileName } from '@storedeck/csv-export';
import { QUERY_DEFAULTS, useUserPreferences } from '@storedeck/data';
import type { UserPreferences } from '@storedeck/data';
import { getCurrentDates, getDateDifferenceInDays } from '@storedeck/date';
import {
	getHistory,
	getNewPath,
	getPath,
	onQueryChange,
} from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Report } from '../../reports/define-report';
import type { Names } from '../../reports/types';
import { FailureNotice } from '../../shell/failure-notice';
import { formatFigure } from '../../shop-format';
import { getCells, getHeaders, getHiddenColumns } from './columns';
import { CompareAction } from './compare-action';
import { SearchAction } from './search-action';
import { buildCsv, loadAllRows } from './download';
import { getTableQuery } from './table-query';
import type { FilterSet } from './table-query';
import { useLastWhile } from './use-last-while';
import { useNames } from './use-names';
import { useSelection } from './use-selection';
import type { Query } from '@storedeck/navigation';
import type { Part, Rows, Stats } from './use-report';

const NO_ROWS: readonly unknown[] = [];

interface Props {
	report: Report;
	query: Query;
	filterSet: FilterSet;
	items: Part< Rows >;
	/** The figures of the whole range. */
	figures: Part< Stats >;
	/** What is asked for the address. */
	asked: Query;
}

function daysOfRange( query: Query ) {
	const { primary } = getCurrentDates(
		query,
		getSetting( 'defaultDateRange' )
	);
	return getDateDifferenceInDays( primary.before, primary.after ) + 1;
}

/** The line under the table: the totals of the whole range. */
function getSummary(
	report: Report,
	totals: Stats[ 'totals' ] | undefined,
	query: Query,
	totalRows: number
) {
	if ( ! totals ) {
		return [];
	}
	const readValue = ( key: string ) => {
		switch ( key ) {
			case 'days':
				return daysOfRange( query );
			case 'rows':
				return totalRows;
			default:
				return totals[ key ] ?? 0;
		}
	};
	return report.summary().map( ( { key, type, label } ) => {
		const value = readValue( key );
		return {
			label: label( value, query ),
			value: formatFigure( type, value ) ?? '',
		};
	} );
}

/** An address may name a page that is no more: the last one is shown then. */
function useLastPage( { data, isLoading }: Part< Rows >, query: Query ) {
	const perPage = Number( query.per_page ) || QUERY_DEFAULTS.pageSize;
	const lastPage = Math.ceil( ( data?.totalRows ?? 0 ) / perPage );
	const isBeyond =
		! isLoading && lastPage > 0 && Number( query.paged ) > lastPage;
	useEffect( () => {
		if ( isBeyond ) {
			getHistory().replace(
				getNewPath( { paged: String( lastPage ) }, getPath(), query )
			);
		}
	}, [ isBeyond, lastPage, query ] );
}

/** The rows of a report: sorted, paged, its columns chosen, downloaded. */
export function ReportTable( {
	report,
	query,
	filterSet,
	items,
	figures,
	asked,
}: Props ) {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const columns = report.columns();
	const hidden = getHiddenColumns(
		columns,
		( preferences as UserPreferences )[ report.columnsPreference ]
	);
	const headers = getHeaders( columns, hidden );

	// The days of the range belong to its totals, also while new ones load.
	const totalsQuery = useLastWhile( figures.isLoading, query );
	const hasFailed = Boolean( items.error && ! items.data );
	useLastPage( items, query );

	const tableQuery = getTableQuery( report, asked, filterSet );
	const rows = items.data?.rows ?? NO_ROWS;
	const totalRows = items.data?.totalRows ?? 0;
	const names = useNames( report.names );
	const selection = useSelection( report.comparison, rows, query );
	const cells = rows.map( ( row ) =>
		getCells( columns, row as never, names )
	);

	return (
		<TableCard
			className="storedeck-report-table"
			title={ report.tableTitle?.( asked ) ?? report.title() }
			headers={ selection ? [ selection.header, ...headers ] : headers }
			rows={
				selection
					? cells.map( ( row, index ) => [
							selection.getCell( index ),
							...row,
					  ] )
					: cells
			}
			rowHeader={ selection ? 1 : 0 }
			hasSearch={ Boolean( report.search ) }
			rowKey={ ( _row: unknown, index: number ) =>
				report.rowKey( rows[ index ] as never )
			}
			totalRows={ totalRows }
			rowsPerPage={ Number( tableQuery.per_page ) }
			isLoading={ ! items.data && ! hasFailed }
			isBusy={ items.isLoading }
			query={ {
				...query,
				orderby: String( tableQuery.orderby ),
				order: String( tableQuery.order ),
			} }
			onQueryChange={ onQueryChange }
			onColumnsChange={ ( shown: string[] ) =>
				updateUserPreferences( {
					[ report.columnsPreference ]: columns
						.filter(
							( column, index ) =>
								! column.isRequired &&
								! shown.includes( headers[ index ]?.key ?? '' )
						)
						.map( ( column ) => column.id ),
				} )
			}
			summary={ getSummary(
				report,
				figures.data?.totals,
				totalsQuery,
				totalRows
			) }
			emptyMessage={
				hasFailed ? (
					<FailureNotice
						message={ __(
							'The table could not be loaded.',
							'storedeck'
						) }
						detail={ items.error?.message }
						onRetry={ items.retry }
					/>
				) : undefined
			}
			actions={
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
					<DownloadButton
						report={ report }
						query={ asked }
						filterSet={ filterSet }
						hidden={ hidden }
						names={ names }
						items={ items.data }
					/>
				</>
			}
		/>
	);
}

function DownloadButton( {
	report,
	query,
	filterSet,
	hidden,
	names,
	items,
}: {
	report: Report;
	query: Query;
	filterSet: FilterSet;
	hidden: readonly string[];
	names: Names;
	items: Rows | undefined;
} ) {
	const [ isPreparing, setPreparing ] = useState( false );
	const { createErrorNotice } = useDispatch( noticesStore );

	const download = async () => {
		setPreparing( true );
		try {
			const {
				page,
				per_page: perPage,
				...params
			} = getTableQuery( report, query, filterSet );
			const rows =
				items && items.rows.length >= items.totalRows
					? items.rows
					: await loadAllRows( report, params );
			downloadCSVFile(
				generateCSVFileName( report.title(), params ),
				buildCsv( report, rows, hidden, names )
			);
		} catch ( error ) {
			createErrorNotice(
				error instanceof Error
					? error.message
					: __( 'The download failed.', 'storedeck' ),
				{ type: 'snackbar' }
			);
		} finally {
			setPreparing( false );
		}
	};

	return (
		<Button
			variant="tertiary"
			icon="download"
			onClick={ download }
			isBusy={ isPreparing }
			disabled={ isPreparing || ! items?.totalRows }
		>
			{ __( 'Download', 'storedeck' ) }
		</Button>
	);
}
