import { decodeEntities } from '@wordpress/html-entities';
import type { ReportChange } from '@storedeck/data';
import { roundToSum, toExactUnits, toUnits } from './units';

type Totals = Readonly< Record< string, number > >;

/** The metric that changed. */
export interface Change {
	/** Its key. */
	metric: string;
	decimals: number;
	now: Totals;
	before: Totals;
}

/** What a value of a dimension has of a change. */
export interface ChangePart {
	id: number | string;
	label: string;
	now: number;
	before: number;
	/** In units, see `toUnits`. */
	units: number;
}

/** A change by the values of a dimension. Their units add up to those of the change. */
export interface ChangeParts {
	by: string;
	/** Of the whole change. */
	units: number;
	decimals: number;
	/** The one that did most of the change first. */
	parts: readonly ChangePart[];
	/** All other values. */
	others: { count: number; units: number } | undefined;
	/** What several values count, or none of them. */
	rest: number;
	/** For averages, what comes from the shares of the values; all else from their averages. */
	mix: number | undefined;
	/** How unevenly the change is spread: more is a better explanation. */
	score: number;
}

/** A part before it is rounded. */
interface Share {
	/** Exact, in units. */
	exact: number;
	/** What it would be if all values changed alike. */
	expected: number;
	mix: number;
}

const add = ( values: readonly number[] ) =>
	values.reduce( ( sum, value ) => sum + value, 0 );

export const getUnits = ( { metric, decimals, now, before }: Change ) =>
	toUnits( now[ metric ] ?? 0, decimals ) -
	toUnits( before[ metric ] ?? 0, decimals );

const listRows = ( { rows, others }: ReportChange ) => [
	...rows,
	...( others ? [ others ] : [] ),
];

/** Values of a sum: each has its own change. */
function getShares(
	change: ReportChange,
	{ metric, decimals }: Pick< Change, 'metric' | 'decimals' >
) {
	const values = listRows( change ).map( ( { metrics } ) =>
		metrics.map( ( of ) => toExactUnits( of[ metric ] ?? 0, decimals ) )
	);
	const [ now, before ] = [ 0, 1 ].map( ( period ) =>
		add( values.map( ( of ) => of[ period ] ?? 0 ) )
	) as [ number, number ];
	return values.map( ( [ value = 0, previous = 0 ] ): Share => {
		const exact = value - previous;
		return {
			exact,
			expected:
				before === 0 ? exact : ( ( now - before ) * previous ) / before,
			mix: 0,
		};
	} );
}

/**
 * Values of an average: each has what its share of the orders and its own average
 * changed, with the mean of the other in both periods.
 *
 * @return Undefined if an order is of several values or of none, or a period has none.
 */
function getAverageShares(
	change: ReportChange,
	weight: string,
	{ metric, decimals, now, before }: Change
): Share[] | undefined {
	const rows = listRows( change ).map( ( { metrics } ) =>
		metrics.map( ( of ) => ( {
			value: of[ metric ] ?? 0,
			weight: of[ weight ] ?? 0,
		} ) )
	);
	const sums = [ now, before ].map( ( of ) => of[ weight ] ?? 0 );
	if (
		sums.some(
			( sum, period ) =>
				sum <= 0 ||
				sum !== add( rows.map( ( of ) => of[ period ]?.weight ?? 0 ) )
		)
	) {
		return undefined;
	}
	const scale = 10 ** decimals;
	const mean = ( ( now[ metric ] ?? 0 ) + ( before[ metric ] ?? 0 ) ) / 2;
	const total = ( now[ metric ] ?? 0 ) - ( before[ metric ] ?? 0 );
	return rows.map( ( periods ) => {
		const [ share = 0, previousShare = 0 ] = periods.map(
			( of, period ) => of.weight / ( sums[ period ] ?? 1 )
		);
		const known = periods.filter( ( of ) => of.weight > 0 );
		const [ value, previous ] = periods.map( ( of ) =>
			of.weight > 0 ? of.value : known[ 0 ]?.value ?? 0
		) as [ number, number ];
		const meanShare = ( share + previousShare ) / 2;
		const mix =
			( share - previousShare ) * ( ( value + previous ) / 2 - mean );
		return {
			exact: ( mix + meanShare * ( value - previous ) ) * scale,
			expected: meanShare * total * scale,
			mix: mix * scale,
		};
	} );
}

/** How often a sum is counted by all values of a dimension, at least once. */
function getOverlap( change: ReportChange, { metric, now, before }: Change ) {
	const counted = listRows( change ).flatMap( ( { metrics } ) =>
		metrics.map( ( of ) => of[ metric ] ?? 0 )
	);
	const total = ( now[ metric ] ?? 0 ) + ( before[ metric ] ?? 0 );
	return total > 0 ? Math.max( 1, add( counted ) / total ) : 1;
}

/** The change by the values of a dimension; undefined for an average that they do not split. */
export function getChangeParts(
	change: ReportChange,
	total: Change
): ChangeParts | undefined {
	const { by, weight, rows, others } = change;
	const { metric, decimals } = total;
	const shares = weight
		? getAverageShares( change, weight, total )
		: getShares( change, total );
	if ( ! shares ) {
		return undefined;
	}
	const units = getUnits( total );
	const exact = shares.map( ( share ) => share.exact );
	const rest = weight
		? 0
		: toExactUnits( total.now[ metric ] ?? 0, decimals ) -
		  toExactUnits( total.before[ metric ] ?? 0, decimals ) -
		  add( exact );
	// Less than the last decimal of stats is float noise.
	const hasRest = Math.abs( rest ) > 10 ** ( decimals - 5 );
	const rounded = roundToSum( hasRest ? [ ...exact, rest ] : exact, units );
	const direction = Math.sign( units ) || 1;
	return {
		by,
		units,
		decimals,
		parts: rows
			.map( ( { id, label, metrics: [ now, before ] }, place ) => ( {
				id,
				label: decodeEntities( label || `#${ id }` ),
				now: now[ metric ] ?? 0,
				before: before[ metric ] ?? 0,
				units: rounded[ place ] ?? 0,
			} ) )
			.sort( ( a, b ) => direction * ( b.units - a.units ) ),
		others: others
			? { count: others.count, units: rounded[ rows.length ] ?? 0 }
			: undefined,
		rest: hasRest ? rounded.at( -1 ) ?? 0 : 0,
		mix: weight
			? Math.round( add( shares.map( ( { mix } ) => mix ) ) ) + 0
			: undefined,
		score:
			Math.hypot(
				...shares.map( ( share ) => share.exact - share.expected )
			) / ( weight ? 1 : getOverlap( change, total ) ),
	};
}

/** The dimensions that are asked first; of those that explain a change equally well, the first one is first. */
export const MAIN_DIMENSIONS = [
	...[ 'product', 'category', 'order_country', 'attribution_type' ],
	...[ 'payment_method', 'customer_type', 'coupon' ],
];

function getPlace( { by }: ChangeParts ) {
	const place = MAIN_DIMENSIONS.indexOf( by );
	return place < 0 ? MAIN_DIMENSIONS.length : place;
}

/**
 * The change by all dimensions that split it, the one first whose values changed
 * most unlike each other.
 */
export const rankChanges = (
	changes: readonly ReportChange[],
	total: Change
): ChangeParts[] =>
	changes
		.flatMap( ( change ) => getChangeParts( change, total ) ?? [] )
		// A single value explains nothing.
		.filter(
			( { parts, others, rest } ) => parts.length > 1 || others || rest
		)
		.sort( ( a, b ) => b.score - a.score || getPlace( a ) - getPlace( b ) );
