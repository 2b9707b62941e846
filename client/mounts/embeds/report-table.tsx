import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link, TableCard } from '@storedeck/components';
import { oneOf, string, stringList, wholeNumber } from '../props/fields';
import { InvalidPropsError, describeInvalidProp } from '../props/read-props';
import type { PropsOf } from '../props/read-props';
import { reportProps, toQuery } from '../props/report-props';
import type { Report } from '../../report/types';
import { getCells, getHeaders } from '../../report/columns';
import { getTableQuery } from '../../report/query-result';
import type { ResolvedReport } from '../../report/use-report-query';
import { useRows } from '../../report/use-report';
import { FailureNotice } from '../../common/failure-notice';
import { EmbeddedReport } from './embedded-report';

export const schema = {
	...reportProps,
	/** Ids of the columns; those visible by default. */
	columns: stringList(),
	/** Rows per page. */
	rows: wholeNumber( 1, 100 ),
	orderby: string(),
	order: oneOf( () => [ 'asc', 'desc' ] as const ),
};

type Props = PropsOf< typeof schema >;

/** Page and sort order of this table. They are not in the URL. */
interface TableState {
	paged?: string;
	per_page?: string;
	orderby?: string;
	order?: string;
}

/** The given columns, and the required ones. */
function pickColumns( report: Report, ids: readonly string[] | undefined ) {
	const columns = report.columns;
	if ( ! ids ) {
		return columns.filter( ( column ) => ! column.isHiddenByDefault );
	}
	const validIds = oneOf( () => columns.map( ( { id } ) => id ) );
	for ( const id of ids ) {
		if ( validIds.read( id ) === undefined ) {
			throw new InvalidPropsError( [
				describeInvalidProp( 'columns', validIds.expected(), id ),
			] );
		}
	}
	return columns.filter(
		( { id, isRequired } ) => isRequired || ids.includes( id )
	);
}

function Table( {
	resolved,
	title,
	href,
	columnIds,
	onState,
}: {
	resolved: ResolvedReport;
	title: string;
	/** The URL of the full report. */
	href: string;
	columnIds?: string[];
	onState: ( change: TableState ) => void;
} ) {
	const { report, query } = resolved;
	const { items } = useRows( resolved );
	const columns = pickColumns( report, columnIds );
	const tableQuery = getTableQuery( items, query );
	const rows = items.data?.items ?? [];
	const hasFailed = Boolean( items.error && ! items.data );

	return (
		<TableCard
			title={ title }
			headers={ getHeaders( columns, [] ) }
			rows={ rows.map( ( row ) => getCells( columns, row as never ) ) }
			rowKey={ ( _row: unknown, index: number ) =>
				report.rowKey( rows[ index ] as never )
			}
			rowsPerPage={ Number( tableQuery.per_page ) }
			totalRows={ items.data?.total ?? 0 }
			isLoading={ ! items.data && ! hasFailed }
			isBusy={ items.isRequesting }
			showMenu={ false }
			actions={
				<Link href={ href }>{ __( 'Full report', 'storedeck' ) }</Link>
			}
			query={ tableQuery }
			onQueryChange={ ( param: string ) =>
				( ...values: unknown[] ) => {
					const [ first, second ] = values.map( String );
					onState(
						param === 'sort'
							? { orderby: first, order: second, paged: '1' }
							: { [ param ]: first }
					);
				} }
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
		/>
	);
}

export default function ReportTableMount( {
	columns,
	rows = 5,
	orderby,
	order,
	...props
}: Props ) {
	const [ state, setState ] = useState< TableState >( {} );
	const query = {
		...toQuery( props ),
		...( orderby && { orderby } ),
		...( order && { order } ),
		per_page: String( rows ),
		...state,
	};
	return (
		<EmbeddedReport id={ props.report } query={ query }>
			{ ( resolved, href ) => (
				<Table
					resolved={ resolved }
					title={ props.title ?? resolved.report.title }
					href={ href }
					columnIds={ columns }
					onState={ ( change ) =>
						setState( ( before ) => ( { ...before, ...change } ) )
					}
				/>
			) }
		</EmbeddedReport>
	);
}
