import { __, sprintf } from '@wordpress/i18n';
import {
	NAMESPACE,
	inParallel,
	requestList,
	requestWithHeaders,
} from '@storedeck/api';
import { generateCSVDataFromTable } from '@storedeck/csv-export';
import type { Report } from '../../reports/define-report';
import type { IntervalRow, Names } from '../../reports/types';
import { formatCount } from '../../shop-format';
import { getCells } from './columns';

type Params = Record< string, unknown >;

interface Page {
	rows: unknown[];
	total: number;
}

/** As many rows as one answer holds. */
const PAGE_SIZE = 100;

/** Pages that are asked for at a time: the shop serves its customers meanwhile. */
const AT_ONCE = 4;

/** Above this a browser is the wrong place to put a file together. */
export const MAX_ROWS = 20000;

async function loadPage(
	report: Report,
	params: Params,
	page: number
): Promise< Page > {
	const query = { ...params, page, per_page: PAGE_SIZE };
	const path = `${ NAMESPACE }/reports/${ report.endpoint }`;
	if ( report.rows === 'items' ) {
		const { data, totalResults } = await requestList< unknown >( {
			path,
			query,
		} );
		return { rows: data, total: totalResults };
	}
	const { data, headers } = await requestWithHeaders< {
		intervals: IntervalRow[];
	} >( { path: `${ path }/stats`, query } );
	return {
		rows: data.intervals,
		total: Number( headers.get( 'x-wp-total' ) ),
	};
}

/**
 * Loads every row of a report's table, page by page.
 *
 * @param params The query of the table without `page` and `per_page`.
 * @throws Error Where a page fails, or where there are more rows than MAX_ROWS.
 */
export async function loadAllRows( report: Report, params: Params ) {
	const first = await loadPage( report, params, 1 );
	if ( first.total > MAX_ROWS ) {
		throw new Error(
			sprintf(
				/* translators: 1: number of rows, 2: the largest number that can be downloaded. */
				__(
					'%1$s rows are too many for one download, which holds at most %2$s. Choose a shorter date range.',
					'storedeck'
				),
				formatCount( first.total ),
				formatCount( MAX_ROWS )
			)
		);
	}
	const others = await inParallel(
		Math.max( 0, Math.ceil( first.total / PAGE_SIZE ) - 1 ),
		AT_ONCE,
		( index ) => loadPage( report, params, index + 2 )
	);
	return [ first, ...others ].flatMap( ( { rows } ) => rows );
}

/** The visible columns of the rows as CSV: dates ISO, money as decimals. */
export function buildCsv(
	report: Report,
	rows: readonly unknown[],
	hidden: readonly string[],
	names?: Names
) {
	const columns = report
		.columns()
		.filter(
			( { id, isRequired } ) => isRequired || ! hidden.includes( id )
		);
	return generateCSVDataFromTable(
		columns.map( ( { label, screenReaderLabel, type } ) => ( {
			label: screenReaderLabel ?? label,
			type,
		} ) ),
		rows.map( ( row ) => getCells( columns, row as never, names ) )
	);
}
