import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { DateFormatter } from '../formats/date-format';
import type { NumberFormatter } from '../formats/number-format';
import type { WallTime } from '../formats/wall-clock';
import type { AnnotationMark, Values } from '../model/types';
import { describeValue } from './describe-point';

/** Maximum number of rows; all values can be reached with the keyboard. */
const MAX_ROWS = 100;

interface DataTableProps {
	title: string;
	dates: readonly WallTime[];
	series: ReadonlyArray< { key: string; label: string; values: Values } >;
	annotations: readonly AnnotationMark[];
	formatDate: DateFormatter;
	formatValue: NumberFormatter;
}

/** The data of a chart as a table for assistive technology. */
export const DataTable = memo( function WriteTable( {
	title,
	dates,
	series,
	annotations,
	formatDate,
	formatValue,
}: DataTableProps ) {
	const shown = dates.slice( 0, MAX_ROWS );
	const notes = new Map(
		annotations.map( ( { index, labels } ) => [ index, labels ] )
	);
	return (
		<div className="d3-chart__data">
			<table>
				<caption>
					{ shown.length < dates.length
						? sprintf(
								/* translators: 1: title of the chart, 2: number of rows shown, 3: number of all rows. */
								__(
									'%1$s: first %2$d of %3$d dates',
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
						{ notes.size > 0 && (
							<th scope="col">{ __( 'Notes', 'storedeck' ) }</th>
						) }
					</tr>
				</thead>
				<tbody>
					{ shown.map( ( date, index ) => (
						<tr key={ index }>
							<th scope="row">{ formatDate( date ) }</th>
							{ series.map( ( { key, values } ) => (
								<td key={ key }>
									{ describeValue(
										values[ index ],
										formatValue
									) }
								</td>
							) ) }
							{ notes.size > 0 && (
								<td>{ notes.get( index )?.join( ', ' ) }</td>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
} );
