import { generateCSVDataFromTable } from '@storedeck/csv-export';
import type { CSVColumnType } from '@storedeck/csv-export';
import type { ReportTableContent } from '../../extend/report-table';
import type { Report } from '../../report/define-report';
import { getOrderBy } from '../../report/columns';

/** A table as it is on the screen: the report's, with what plugins add. */
export type ShownTable = Pick< ReportTableContent, 'headers' | 'rows' >;

/** A column of the file. */
interface FileColumn {
	/** The name that the server knows it by, if it does. */
	id: string;
	label: string;
	type?: CSVColumnType;
	/** Its place among the cells of a row. */
	index: number;
}

/**
 * The columns of the file: those that the reader sees, in their order.
 *
 * @param report    The report.
 * @param headers   All columns of the table.
 * @param shownKeys Keys of the columns shown; what is no column of the table,
 *                  such as the one that chooses rows, does not count.
 */
export function getFileColumns(
	report: Pick< Report, 'columns' >,
	headers: ShownTable[ 'headers' ],
	shownKeys: readonly string[]
): FileColumn[] {
	const own = report.columns();
	return shownKeys.flatMap( ( key ) => {
		const index = headers.findIndex( ( header ) => header.key === key );
		const header = headers[ index ];
		if ( ! header ) {
			return [];
		}
		const column = own.find(
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

/** The rows as CSV: dates ISO, money as decimals. */
export const buildCsv = (
	columns: readonly FileColumn[],
	rows: ShownTable[ 'rows' ]
) =>
	generateCSVDataFromTable(
		columns,
		rows.map( ( row ) =>
			columns.map( ( { index } ) => row[ index ] ?? { value: '' } )
		)
	);
