import { formatCell } from '../tools/write-table';
import type { CategoryData } from './types';

/** Formats the values as tab-separated text for a spreadsheet. */
export const writeTable = ( {
	rowsLabel,
	rows,
	columns,
	values,
}: CategoryData ) =>
	[
		[ rowsLabel, ...columns.map( ( { label } ) => label ) ].map(
			formatCell
		),
		...rows.map( ( { label }, row ) => [
			formatCell( label ),
			...columns.map( ( _, column ) =>
				String( values[ row ]?.[ column ] ?? '' )
			),
		] ),
	]
		.map( ( cells ) => cells.join( '\t' ) )
		.join( '\n' );
