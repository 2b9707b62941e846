import { __, sprintf } from '@wordpress/i18n';
import { roundToPrecision } from '@storedeck/number';
import { isolateInRtl } from '../common/isolate';
import { formatMetric, formatRate, getDelta } from '../common/store-format';
import type { ReportChart } from './types';

type Totals = Readonly< Record< string, number > >;

/** The values of an interval in both periods; null if there is none. */
interface Pair {
	/** The interval as it is shown, `Nov 11`. */
	label: string;
	value: number | null;
	previous: number | null;
}

interface Input {
	metric: Pick< ReportChart, 'key' | 'type' >;
	/** The dates compared with. */
	label: string;
	totals: Totals;
	/** Undefined without a comparison. */
	previous: Totals | undefined;
	/** Those that are compared in full. */
	intervals?: readonly Pair[];
}

/** The least part of the difference that is worth naming an interval. */
const NOTABLE_PART = 1 / 5;

/** Differences of amounts, without the noise of binary fractions. */
const subtract = ( value: number, previous: number ) =>
	roundToPrecision( value - previous, 4 );

/** Averages are neither a sum of intervals nor of orders. */
export const isSum = ( { key, type }: Input[ 'metric' ] ) =>
	type !== 'average' && ! key.startsWith( 'avg_' );

function describeDirection( difference: number, size: string, label: string ) {
	if ( difference === 0 ) {
		return sprintf(
			/* translators: %s: dates of a period. */
			__( 'Unchanged from %s', 'storedeck' ),
			label
		);
	}
	const format =
		difference > 0
			? /* translators: 1: percentage or amount, 2: dates of a period. */
			  __( 'Up %1$s on %2$s', 'storedeck' )
			: /* translators: 1: percentage or amount, 2: dates of a period. */
			  __( 'Down %1$s on %2$s', 'storedeck' );
	return sprintf( format, size, label );
}

/** The text for a rate: that of no change, of more or of less. */
function describeRate( delta = 0, none: string, more: string, less: string ) {
	const format = delta > 0 ? more : less;
	return delta === 0
		? none
		: sprintf( format, formatRate( Math.abs( delta ) ) );
}

/** The number of orders and the amount per order, whose ratios multiply to that of the amount. */
function describeFactors( { metric, totals, previous }: Input ) {
	const value = totals[ metric.key ];
	const before = previous?.[ metric.key ];
	const orders = totals.orders_count;
	const ordersBefore = previous?.orders_count;
	if (
		metric.type !== 'currency' ||
		! isSum( metric ) ||
		! ( value && before && orders && ordersBefore ) ||
		Math.min( value, before, orders, ordersBefore ) < 0
	) {
		return undefined;
	}
	return sprintf(
		/* translators: 1: change of the number of orders, 2: change of the amount per order. */
		__( '%1$s, %2$s', 'storedeck' ),
		describeRate(
			getDelta( orders, ordersBefore ),
			__( 'as many orders', 'storedeck' ),
			/* translators: %s: percentage. */
			__( '%s more orders', 'storedeck' ),
			/* translators: %s: percentage. */
			__( '%s fewer orders', 'storedeck' )
		),
		describeRate(
			getDelta( value / orders, before / ordersBefore ),
			__( 'as much per order', 'storedeck' ),
			/* translators: %s: percentage. */
			__( '%s more per order', 'storedeck' ),
			/* translators: %s: percentage. */
			__( '%s less per order', 'storedeck' )
		)
	);
}

/** The interval that moved the total most in its direction. */
function describeInterval(
	{ metric, intervals = [] }: Input,
	difference: number
) {
	if ( ! isSum( metric ) || intervals.length < 2 ) {
		return undefined;
	}
	const sign = Math.sign( difference );
	const [ most ] = intervals
		.flatMap( ( { label, value, previous } ) =>
			value === null || previous === null
				? []
				: { label, change: subtract( value, previous ) }
		)
		.sort( ( a, b ) => sign * ( b.change - a.change ) );
	if (
		! most ||
		sign * most.change < Math.abs( difference ) * NOTABLE_PART
	) {
		return undefined;
	}
	const format =
		sign > 0
			? /* translators: 1: date, 2: amount. */
			  __( '%1$s alone added %2$s', 'storedeck' )
			: /* translators: 1: date, 2: amount. */
			  __( '%1$s alone took away %2$s', 'storedeck' );
	return sprintf(
		format,
		most.label,
		isolateInRtl(
			formatMetric( metric.type, Math.abs( most.change ) ) ?? ''
		)
	);
}

/**
 * One sentence about what changed a metric between two periods, and why: "Up 56%
 * on Nov 2025: 32% more orders, 19% more per order; Nov 11 alone added $1,349".
 * Empty without a comparison.
 */
export function describeChange( input: Input ) {
	const { metric, label, totals, previous } = input;
	const value = totals[ metric.key ];
	const before = previous?.[ metric.key ];
	if ( value === undefined || before === undefined ) {
		return '';
	}
	const difference = subtract( value, before );
	const delta = getDelta( value, before );
	const direction = describeDirection(
		difference,
		delta
			? formatRate( Math.abs( delta ) )
			: isolateInRtl(
					formatMetric( metric.type, Math.abs( difference ) ) ?? ''
			  ),
		label
	);
	const reasons =
		difference === 0
			? []
			: [
					describeFactors( input ),
					describeInterval( input, difference ),
			  ].filter( ( reason ) => reason !== undefined );
	return reasons.length > 0
		? sprintf(
				/* translators: 1: what changed, 2: the reasons. */
				__( '%1$s: %2$s', 'storedeck' ),
				direction,
				reasons.reduce( ( first, second ) =>
					sprintf(
						/* translators: 1 and 2: parts of a sentence. */
						__( '%1$s; %2$s', 'storedeck' ),
						first,
						second
					)
				)
		  )
		: direction;
}
