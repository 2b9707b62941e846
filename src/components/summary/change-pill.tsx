import { __ } from '@wordpress/i18n';
import { describeDelta, formatDelta, getTrend, isDelta } from './delta';
import { DeltaPill } from './delta-pill';
import type { SummaryNumberProps } from './types';

type Props = Pick<
	SummaryNumberProps,
	'change' | 'delta' | 'isNeutral' | 'isPrevLoading' | 'reverseTrend'
> & { prevLabel: string };

/** The change of a metric: a pill, tinted if it is good or bad. */
export function ChangePill( {
	change,
	delta: loadedDelta,
	isNeutral = false,
	isPrevLoading = false,
	prevLabel,
	reverseTrend = false,
}: Props ) {
	const delta = isPrevLoading ? undefined : loadedDelta;
	const isNew = Boolean( change ) && ! isPrevLoading && ! isDelta( delta );
	const spoken = isNew ? change : describeDelta( delta, prevLabel );
	return (
		<DeltaPill
			delta={ delta }
			trend={ isNeutral ? 'none' : getTrend( delta, reverseTrend ) }
			description={
				isPrevLoading ? __( 'Loading…', 'storedeck' ) : spoken
			}
		>
			{ isPrevLoading && '\u00a0' }
			{ ! isPrevLoading && ( isNew ? change : formatDelta( delta ) ) }
		</DeltaPill>
	);
}
