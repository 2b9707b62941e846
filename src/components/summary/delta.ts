import { __, sprintf } from '@wordpress/i18n';
import { numberFormat, roundToPrecision } from '@storedeck/number';
import { getSetting } from '@storedeck/settings';

/** Whether the change is good news, bad news, or neither. */
export type Trend = 'good' | 'bad' | 'none';

export const isDelta = ( delta: unknown ): delta is number =>
	typeof delta === 'number' && Number.isFinite( delta );

export function getTrend( delta: unknown, isReversed: boolean ): Trend {
	if ( ! isDelta( delta ) || delta === 0 ) {
		return 'none';
	}
	return delta > 0 === ! isReversed ? 'good' : 'bad';
}

/**
 * What a change means, in a word: for figures whose rise is bad news, where
 * the sign alone would mislead who does not see the colour.
 */
export const describeTrend = ( trend: Exclude< Trend, 'none' > ) =>
	trend === 'good' ? __( 'better', 'storedeck' ) : __( 'worse', 'storedeck' );

/** At most two decimals, in the shop's writing. */
function formatPercent( amount: number ) {
	const { thousandSeparator, decimalSeparator } = getSetting( 'currency' );
	return sprintf(
		/* translators: %s: a number. */
		__( '%s%%', 'storedeck' ),
		numberFormat(
			{ thousandSeparator, decimalSeparator },
			roundToPrecision( Math.abs( amount ), 2 )
		)
	);
}

/** The change with its sign: `+5%`, `-5%`, `0%`; 'N/A' when there is none. */
export function formatDelta( delta: unknown ) {
	if ( ! isDelta( delta ) ) {
		return __( 'N/A', 'storedeck' );
	}
	const sign = delta > 0 ? '+' : '-';
	return ( delta === 0 ? '' : sign ) + formatPercent( delta );
}

/** The change in words, for who cannot see arrow and colour. */
export function describeDelta( delta: unknown, prevLabel: string ) {
	const previous = prevLabel.replace( /\s*[:：]\s*$/, '' );
	if ( ! isDelta( delta ) ) {
		return sprintf(
			/* translators: %s: what is compared with, for example "Previous year". */
			__( 'Not comparable with %s', 'storedeck' ),
			previous
		);
	}
	if ( delta === 0 ) {
		return sprintf(
			/* translators: %s: what is compared with, for example "Previous year". */
			__( 'No change from %s', 'storedeck' ),
			previous
		);
	}
	const percent = formatPercent( delta );
	return delta > 0
		? sprintf(
				/* translators: 1: percentage, 2: what is compared with, for example "Previous year". */
				__( 'Up %1$s from %2$s', 'storedeck' ),
				percent,
				previous
		  )
		: sprintf(
				/* translators: 1: percentage, 2: what is compared with, for example "Previous year". */
				__( 'Down %1$s from %2$s', 'storedeck' ),
				percent,
				previous
		  );
}
