import { __, sprintf } from '@wordpress/i18n';
import { getSlotColor } from '../model/colors';
import { describeValue } from '../view/describe-point';
import type { TooltipContent } from '../view/tooltip';
import type { CategoryData, CategoryChartType } from './types';

type FormatValue = ( value: number ) => string;

/** The value of a row and column, for the announcement. */
export function describeMark(
	{ rows, columns, values }: CategoryData,
	row: number,
	column: number,
	format: FormatValue
) {
	const name = rows[ row ]?.label ?? '';
	const value = describeValue( values[ row ]?.[ column ], format );
	return columns.length > 1
		? sprintf(
				/* translators: 1: name of a row, 2: name of a column, 3: value. */
				__( '%1$s, %2$s: %3$s', 'storedeck' ),
				name,
				columns[ column ]?.label ?? '',
				value
		  )
		: sprintf(
				/* translators: 1: name of a row, 2: value. */
				__( '%1$s: %2$s', 'storedeck' ),
				name,
				value
		  );
}

/** All values of a row, or of a heat map that of the cell. */
export function getTooltip(
	type: CategoryChartType,
	{ rows, columns, values }: CategoryData,
	row: number,
	column: number,
	format: FormatValue
): TooltipContent {
	return {
		title: rows[ row ]?.label ?? '',
		rows: columns.flatMap( ( { key, label }, index ) =>
			type === 'heat-map' && index !== column
				? []
				: [
						{
							label,
							value: describeValue(
								values[ row ]?.[ index ],
								format
							),
							series: {
								key,
								label,
								total: 0,
								isVisible: true,
								...( type === 'stacked' && {
									slot: index,
									color: getSlotColor(
										index,
										columns.length
									),
								} ),
							},
							isComparison: type === 'bars' && index > 0,
							isCurrent: index === column && columns.length > 1,
						},
				  ]
		),
	};
}

/** What the chart shows, for screen readers: its largest value. */
export function describeData( data: CategoryData, format: FormatValue ) {
	let largest: [ row: number, column: number, value: number ] | undefined;
	data.values.forEach( ( row, rowIndex ) =>
		row.forEach( ( value, column ) => {
			if ( value !== null && ( ! largest || value > largest[ 2 ] ) ) {
				largest = [ rowIndex, column, value ];
			}
		} )
	);
	return largest
		? sprintf(
				/* translators: %s: value and date. */
				__( 'Highest: %s.', 'storedeck' ),
				describeMark( data, largest[ 0 ], largest[ 1 ], format )
		  )
		: '';
}
