import { generateCSVDataFromTable } from '@storedeck/csv-export';
import type { CSVColumnType } from '@storedeck/csv-export';
import type { Query } from '@storedeck/api';
import { getStoreToday } from '@storedeck/date';
import type { ReportTableContent } from '@storedeck/extend';
import type { Report } from '../../report/types';
import { getOrderBy } from '../../report/columns';

/** The table of a report after the filters of plugins. */
export type FilteredTable = Pick< ReportTableContent, 'headers' | 'rows' >;

interface CsvColumn {
	/** The server's id of the column; for a plugin's column the header's key. */
	id: string;
	label: string;
	type?: CSVColumnType;
	/** The index of the cell in a row. */
	index: number;
}

/**
 * The columns of the CSV file: the visible columns, in their order.
 *
 * @param headers     All columns of the table.
 * @param visibleKeys Keys of the visible columns. The column of checkboxes is not
 *                    part of the table and is left out.
 */
export function getCsvColumns(
	report: Pick< Report, 'columns' >,
	headers: FilteredTable[ 'headers' ],
	visibleKeys: readonly string[]
): CsvColumn[] {
	const reportColumns = report.columns;
	return visibleKeys.flatMap( ( key ) => {
		const index = headers.findIndex( ( header ) => header.key === key );
		const header = headers[ index ];
		if ( ! header ) {
			return [];
		}
		const column = reportColumns.find(
			( other ) => ( getOrderBy( other ) ?? other.id ) === key
		);
		return {
			id: column?.id ?? key,
			label: String( header.label || header.screenReaderLabel || key ),
			type: column?.type,
			index,
		};
	} );
}

/**
 * The name of the file, as the server gives it: the title and the period, or the
 * day, without what file systems refuse.
 *
 * @param title  The title of the report.
 * @param params The query of its table.
 */
export function getFileName( title: string, { after, before }: Query ) {
	const dates =
		typeof after === 'string' && typeof before === 'string'
			? `${ after.slice( 0, 10 ) } - ${ before.slice( 0, 10 ) }`
			: getStoreToday();
	return `${ title.replace( /[\\/:*?"<>|]+/g, '-' ) } ${ dates }.csv`;
}

/** Dates in ISO format, money as decimals. */
export const buildCsv = (
	columns: readonly CsvColumn[],
	rows: FilteredTable[ 'rows' ]
) =>
	generateCSVDataFromTable(
		columns,
		rows.map( ( row ) =>
			columns.map( ( { index } ) => row[ index ] ?? { value: '' } )
		)
	);
