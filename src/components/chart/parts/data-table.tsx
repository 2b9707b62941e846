import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { DateFormatter } from '../formats/date-format';
import type { NumberFormatter } from '../formats/number-format';
import type { WallTime } from '../formats/wall-clock';

/** Rows beyond this are left to the keys, which reach every value. */
const MAX_ROWS = 100;

interface DataTableProps {
	title: string;
	dates: readonly WallTime[];
	series: ReadonlyArray< {
		key: string;
		label: string;
		values: ReadonlyArray< number | null >;
	} >;
	formatDate: DateFormatter;
	formatValue: NumberFormatter;
}

/** The data of a chart as a table, for assistive technology only. */
export const DataTable = memo( function WriteTable( {
	title,
	dates,
	series,
	formatDate,
	formatValue,
}: DataTableProps ) {
	const shown = dates.slice( 0, MAX_ROWS );
	return (
		<div className="d3-chart__data">
			<table>
				<caption>
					{ shown.length < dates.length
						? sprintf(
								/* translators: 1: title of the chart, 2: number of rows shown, 3: number of all rows */
								__(
									'%1$s: the first %2$d of %3$d dates',
									'storedeck'
								),
								title,
								shown.length,
								dates.length
						  )
						: title }
				</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Date', 'storedeck' ) }</th>
						{ series.map( ( { key, label } ) => (
							<th key={ key } scope="col">
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ shown.map( ( date, index ) => (
						<tr key={ index }>
							<th scope="row">{ formatDate( date ) }</th>
							{ series.map( ( { key, values } ) => {
								const value = values[ index ] ?? null;
								return (
									<td key={ key }>
										{ value === null
											? __( 'No data', 'storedeck' )
											: formatValue( value ) }
									</td>
								);
							} ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
} );
