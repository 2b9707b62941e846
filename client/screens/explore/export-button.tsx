import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { request, runConcurrently } from '@storedeck/api';
import type { Query } from '@storedeck/api';
import {
	downloadCSVFile,
	generateCSVDataFromTable,
	generateCSVFileName,
} from '@storedeck/csv-export';
import { requireObject } from '@storedeck/data/core';
import { useTask } from '../../common/use-task';
import type { Answer } from '../../report/answer';
import { getComparisonName } from '../../report/answer-periods';
import { toRequest } from '../../report/answers-store';
import { MAX_ROWS } from '../../report/question';
import { listRows } from './answer-rows';

/** All rows of an answer. */
async function fetchAllRows( query: Query ): Promise< Answer > {
	const fetchPage = async ( page: number ) =>
		requireObject(
			await request< Answer >(
				toRequest( { ...query, page, per_page: MAX_ROWS } )
			)
		);
	const first = await fetchPage( 1 );
	const others = await runConcurrently(
		Math.ceil( first.total_rows / MAX_ROWS ) - 1,
		// One after the other: a store's server has few PHP workers.
		1,
		( index ) => fetchPage( index + 2 )
	);
	const rows = [ first, ...others ].flatMap( ( page ) => page.rows );
	return { ...first, rows, other: null };
}

/** All rows with all metrics of all periods, as unformatted numbers. */
export function buildCsv( answer: Answer ) {
	const { dimensions, metrics, periods } = answer;
	const names =
		dimensions.length > 0
			? dimensions.map( ( { name } ) => name )
			: [ __( 'Period', 'storedeck' ) ];
	const headers = [
		...names.map( ( label ) => ( { label } ) ),
		...metrics.flatMap( ( { name, format } ) =>
			periods.map( ( { compare } ) => ( {
				label:
					compare === null
						? name
						: `${ name } · ${ getComparisonName( compare ) }`,
				type: format,
			} ) )
		),
	];
	return generateCSVDataFromTable(
		headers,
		listRows( answer ).map( ( row ) => [
			...row.names.map( ( value ) => ( { value } ) ),
			...metrics.flatMap( ( { key } ) =>
				periods.map( ( _, period ) => ( {
					value: row.metrics[ period ]?.[ key ] ?? '',
				} ) )
			),
		] )
	);
}

/** Downloads all rows of the answer to a question. */
export function ExportButton( { query }: { query: Query } ) {
	const { isRunning, run } = useTask();
	const download = () =>
		run(
			async () => {
				downloadCSVFile(
					generateCSVFileName( __( 'Explore', 'storedeck' ), {
						metrics: String( query.metrics ),
						by: String( query.by ?? '' ),
						period: String( query.period ),
					} ),
					buildCsv( await fetchAllRows( query ) )
				);
			},
			__( 'Could not export the answer.', 'storedeck' )
		);
	return (
		<Button
			variant="tertiary"
			isBusy={ isRunning }
			// A disabled button would lose the focus.
			aria-disabled={ isRunning }
			onClick={ () => isRunning || download() }
		>
			{ __( 'Download', 'storedeck' ) }
		</Button>
	);
}
