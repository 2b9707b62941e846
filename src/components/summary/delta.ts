import { __, sprintf } from '@wordpress/i18n';
import { markSign, numberFormat, roundToPrecision } from '@storedeck/number';
import { getSetting } from '@storedeck/settings';

/** Whether a change is good, bad, or neutral. */
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
 * Formats a percentage with the store's separators and at most two decimals.
 */
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

/** Formats a change with its sign: `+5%`, `-5%`, `0%`, or 'N/A'. */
export function formatDelta( delta: unknown ) {
	if ( ! isDelta( delta ) ) {
		return __( 'N/A', 'storedeck' );
	}
	const sign = delta > 0 ? '+' : '-';
	return delta === 0
		? formatPercent( delta )
		: markSign( sign + formatPercent( delta ) );
}

/** The same where it is clear what is compared, as in a column of a table. */
function describeAlone( delta: unknown ) {
	if ( ! isDelta( delta ) ) {
		return __( 'Not comparable', 'storedeck' );
	}
	if ( delta === 0 ) {
		return __( 'No change', 'storedeck' );
	}
	const percent = formatPercent( delta );
	return delta > 0
		? sprintf(
				/* translators: %s: percentage. */
				__( 'Up %s', 'storedeck' ),
				percent
		  )
		: sprintf(
				/* translators: %s: percentage. */
				__( 'Down %s', 'storedeck' ),
				percent
		  );
}

/**
 * Describes a change for screen readers.
 *
 * @param prevLabel Label of the previous value; may be empty.
 */
export function describeDelta( delta: unknown, prevLabel: string ) {
	const previous = prevLabel.replace( /\s*[:：]\s*$/, '' );
	if ( ! previous ) {
		return describeAlone( delta );
	}
	if ( ! isDelta( delta ) ) {
		return sprintf(
			/* translators: %s: name of a comparison, for example "Previous year". */
			__( 'Not comparable with %s', 'storedeck' ),
			previous
		);
	}
	if ( delta === 0 ) {
		return sprintf(
			/* translators: %s: name of a comparison, for example "Previous year". */
			__( 'No change from %s', 'storedeck' ),
			previous
		);
	}
	const percent = formatPercent( delta );
	return delta > 0
		? sprintf(
				/* translators: 1: percentage, 2: name of a comparison, for example "Previous year". */
				__( 'Up %1$s from %2$s', 'storedeck' ),
				percent,
				previous
		  )
		: sprintf(
				/* translators: 1: percentage, 2: name of a comparison, for example "Previous year". */
				__( 'Down %1$s from %2$s', 'storedeck' ),
				percent,
				previous
		  );
}
