import { memo } from '@wordpress/element';
import { describeValue } from '../view/describe-point';
import type { CategoryData } from './types';

/** The values of a chart by category as a table for assistive technology. */
export const CategoryTable = memo( function WriteTable( {
	title,
	data: { rowsLabel, rows, columns, values },
	formatValue,
}: {
	title: string;
	data: CategoryData;
	formatValue: ( value: number ) => string;
} ) {
	return (
		<div className="d3-chart__data">
			<table>
				<caption>{ title }</caption>
				<thead>
					<tr>
						<th scope="col">{ rowsLabel }</th>
						{ columns.map( ( { key, label } ) => (
							<th key={ key } scope="col">
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( { key, label }, row ) => (
						<tr key={ key }>
							<th scope="row">{ label }</th>
							{ columns.map( ( column, index ) => (
								<td key={ column.key }>
									{ describeValue(
										values[ row ]?.[ index ],
										formatValue
									) }
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
} );
