/* Types that callers rely on, checked by the compiler only. */
import { generateCSVDataFromTable, generateCSVFileName } from '..';

export function checkTables() {
	const csv: string = generateCSVDataFromTable(
		[ { label: 'Total', type: 'currency', precision: 2 } ],
		[ [ { value: 5, display: '$5.00' } ] ]
	);

	// @ts-expect-error There is no such type of column.
	generateCSVDataFromTable( [ { label: 'Total', type: 'money' } ], [] );
	// @ts-expect-error A row holds cells.
	generateCSVDataFromTable( [], [ [ 5 ] ] );
	// @ts-expect-error A cell holds no list.
	generateCSVDataFromTable( [], [ [ { value: [ 5 ] } ] ] );
	// @ts-expect-error Parameters have names.
	generateCSVFileName( 'Revenue', 'orderby=date' );

	return csv;
}
