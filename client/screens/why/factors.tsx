import { __, sprintf } from '@wordpress/i18n';
import { Panel } from '../../common/panel';
import {
	ChangeTable,
	describeValues,
} from '../../report-components/change-table';
import { splitByFactors } from '../../report/change/factors';
import { getUnits } from '../../report/change/parts';
import type { Change } from '../../report/change/parts';
import { isSum } from '../../report/describe-change';
import type { ReportChart } from '../../report/types';

/** What sums are of, in the totals of all reports on orders. */
const COUNT = 'orders_count';

interface Props {
	chart: ReportChart;
	change: Change;
}

/** How much of a change is from the number of orders, and how much from the average of an order. */
export function Factors( { chart, change }: Props ) {
	const { key, label, type } = chart;
	const { decimals } = change;
	const read = ( totals: Change[ 'now' ] ) => ( {
		value: totals[ key ] ?? 0,
		count: totals[ COUNT ] ?? 0,
	} );
	const [ now, before ] = [ read( change.now ), read( change.before ) ];
	const factors =
		isSum( chart ) && key !== COUNT
			? splitByFactors( now, before, decimals )
			: undefined;
	if ( ! factors ) {
		return null;
	}
	const getAverage = ( { value, count }: typeof now ) =>
		count > 0 ? value / count : 0;
	const title = __( 'Orders and their average', 'storedeck' );
	return (
		<Panel
			title={ title }
			description={ __(
				'Each is measured with the mean of the other in both periods.',
				'storedeck'
			) }
		>
			<ChangeTable
				caption={ title }
				metric={ chart }
				decimals={ decimals }
				units={ getUnits( change ) }
				rows={ [
					{
						key: 'count',
						name: __( 'Number of orders', 'storedeck' ),
						detail: describeValues(
							'number',
							now.count,
							before.count
						),
						units: factors.byCount,
					},
					{
						key: 'average',
						name: sprintf(
							/* translators: %s: name of a metric, e.g. "Net sales". */
							__( '%s per order', 'storedeck' ),
							label
						),
						detail: describeValues(
							type === 'currency' ? type : 'average',
							getAverage( now ),
							getAverage( before )
						),
						units: factors.byAverage,
					},
				] }
			/>
		</Panel>
	);
}
