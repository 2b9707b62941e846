import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@storedeck/components/class-names';
import { ChangePill } from '@storedeck/components/summary/change-pill';
import { getDelta } from '../common/store-format';
import { AmountPill } from './amount-pill';
import { getNewAmount } from './new-amount';
import type { ReportChart } from './types';
import './metric-cell.scss';

export interface CellChange {
	metric: Pick< ReportChart, 'type' | 'isNeutral' | 'isReverseTrend' >;
	value: number;
	/** In the other period; undefined if it is not known. */
	previous: number | undefined;
	isLoading: boolean;
	/** Shows the amount instead of the percentage: the table is sorted by it. */
	isAmount: boolean;
}

/** Amounts have at most four decimals. */
const getDifference = ( value: number, previous: number ) =>
	Number( ( value - previous ).toFixed( 4 ) );

function Change( {
	metric,
	value,
	previous,
	isLoading,
	isAmount,
}: CellChange ) {
	// Nothing in both periods is no change.
	if (
		! isLoading &&
		( previous === undefined || ! ( value || previous ) )
	) {
		return null;
	}
	if ( isAmount && previous !== undefined ) {
		return (
			<AmountPill
				metric={ metric }
				difference={ getDifference( value, previous ) }
			/>
		);
	}
	return (
		<ChangePill
			change={ getNewAmount( metric.type, value, previous ) }
			delta={ getDelta( value, previous ) }
			isNeutral={ metric.isNeutral }
			isPrevLoading={ isLoading }
			prevLabel=""
			reverseTrend={ metric.isReverseTrend }
		/>
	);
}

interface Props {
	children: ReactNode;
	change?: CellChange;
	/** Part of the total, from 0 to 1. */
	share?: number;
}

/** A figure with its change below it, and a bar of its share of the total. */
export function MetricCell( { children, change, share }: Props ) {
	const style: CSSProperties & Record< '--share', number | undefined > = {
		'--share': share,
	};
	return (
		<span
			className={ classNames(
				'storedeck-metric-cell',
				share !== undefined && 'has-share'
			) }
			style={ style }
		>
			<bdi>{ children }</bdi>
			{ change && <Change { ...change } /> }
		</span>
	);
}
