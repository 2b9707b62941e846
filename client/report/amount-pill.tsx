import { getTrend } from '@storedeck/components/summary/delta';
import { DeltaPill } from '@storedeck/components/summary/delta-pill';
import { markSign } from '@storedeck/number';
import { formatMetric } from '../common/store-format';
import type { ReportChart } from './types';

interface Props {
	metric: Pick< ReportChart, 'type' | 'isNeutral' | 'isReverseTrend' >;
	difference: number;
}

/** A change as an amount with its sign. */
export function AmountPill( { metric, difference }: Props ) {
	const amount = formatMetric( metric.type, difference ) ?? '';
	const text = markSign( difference > 0 ? `+${ amount }` : amount );
	return (
		<DeltaPill
			delta={ difference }
			trend={
				metric.isNeutral
					? 'none'
					: getTrend( difference, Boolean( metric.isReverseTrend ) )
			}
			description={ text }
		>
			{ text }
		</DeltaPill>
	);
}
