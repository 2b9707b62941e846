import { generateCSVDataFromTable } from '@storedeck/csv-export';
import type { Report } from '../../reports/define-report';
import type { Names } from '../../reports/types';
import { getCells } from './columns';

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
