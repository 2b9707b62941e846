import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { isolateInRtl } from '../common/isolate';
import { formatMetric } from '../common/store-format';
import type { ValueType } from '../common/store-format';
import { AmountPill } from '../report/amount-pill';
import { fromUnits } from '../report/change/units';
import type { ReportChart } from '../report/types';
import './change-table.scss';

export type ChangedMetric = Pick<
	ReportChart,
	'key' | 'label' | 'type' | 'isNeutral' | 'isReverseTrend'
>;

export interface ChangeRow {
	key: string;
	name: ReactNode;
	/** Below the name. */
	detail?: ReactNode;
	/** Of the change, see `toUnits`. */
	units: number;
}

interface Props {
	/** For assistive technology. */
	caption: string;
	metric: ChangedMetric;
	decimals: number;
	/** They add up to the last row. */
	rows: readonly ChangeRow[];
	/** The whole change. */
	units: number;
}

/** "$10.00 before, now $5.00". */
export const describeValues = (
	type: ValueType,
	now: number,
	before: number
) =>
	sprintf(
		/* translators: 1: value of the previous period, 2: value of this period. */
		__( '%1$s before, now %2$s', 'storedeck' ),
		isolateInRtl( formatMetric( type, before ) ?? '' ),
		isolateInRtl( formatMetric( type, now ) ?? '' )
	);

/** The parts of a change, which add up to it. */
export const ChangeTable = ( {
	caption,
	metric,
	decimals,
	rows,
	units: total,
}: Props ) => {
	const renderAmount = ( units: number ) => (
		<td>
			<AmountPill
				metric={ metric }
				difference={ fromUnits( units, decimals ) }
			/>
		</td>
	);
	return (
		<table className="storedeck-change-table">
			<caption className="screen-reader-text">{ caption }</caption>
			<tbody>
				{ rows.map( ( { key, name, detail, units } ) => (
					<tr key={ key }>
						<th scope="row">
							{ name }
							{ detail && (
								<span className="storedeck-change-table__detail">
									{ detail }
								</span>
							) }
						</th>
						{ renderAmount( units ) }
					</tr>
				) ) }
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{ __( 'Change', 'storedeck' ) }</th>
					{ renderAmount( total ) }
				</tr>
			</tfoot>
		</table>
	);
};
