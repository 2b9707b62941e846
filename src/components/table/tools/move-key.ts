/**
 * A list of keys with one of them beside another.
 *
 * @param keys      All of them.
 * @param key       The one that moves.
 * @param neighbour The one it goes to.
 * @param isAfter   Whether it goes behind that one.
 */
export function placeKey(
	keys: readonly string[],
	key: string,
	neighbour: string,
	isAfter: boolean
): string[] {
	const others = keys.filter( ( other ) => other !== key );
	const at = others.indexOf( neighbour ) + ( isAfter ? 1 : 0 );
	return [ ...others.slice( 0, at ), key, ...others.slice( at ) ];
}

/**
 * A list of keys with one of them moved by a step past its neighbour in sight.
 *
 * @param keys   All of them, in their order.
 * @param shown  Those in sight.
 * @param pinned How many at the start stay there.
 * @param key    The one that moves.
 * @param step   In reading direction, or against it.
 * @return `undefined` where it cannot move.
 */
export function moveKey(
	keys: readonly string[],
	shown: readonly string[],
	pinned: number,
	key: string,
	step: 1 | -1
): string[] | undefined {
	const movable = keys
		.slice( pinned )
		.filter( ( other ) => shown.includes( other ) );
	const at = movable.indexOf( key );
	const neighbour = at < 0 ? undefined : movable[ at + step ];
	return neighbour === undefined
		? undefined
		: placeKey( keys, key, neighbour, step > 0 );
}

/** Where a column stands in the window. */
export interface ColumnPlace {
	key: string;
	left: number;
	right: number;
}

/** Where a column would go. */
export interface DropPlace {
	key: string;
	isAfter: boolean;
	/** The edge it would stand at. */
	x: number;
}

/**
 * Where a column goes that is dropped.
 *
 * @param columns The columns that can move, from left to right or the reverse.
 * @param dragged Key of the one that is dragged.
 * @param x       Where the pointer is.
 * @param isRtl   Whether columns follow each other from right to left.
 * @return `undefined` where it would stay where it is.
 */
export function findDropPlace(
	columns: readonly ColumnPlace[],
	dragged: string,
	x: number,
	isRtl: boolean
): DropPlace | undefined {
	const middle = ( { left, right }: ColumnPlace ) => ( left + right ) / 2;
	const distance = ( column: ColumnPlace ) =>
		Math.max( column.left - x, x - column.right, 0 );
	const [ target ] = [ ...columns ].sort(
		( a, b ) => distance( a ) - distance( b )
	);
	if ( ! target ) {
		return undefined;
	}
	const isRight = x > middle( target );
	const isAfter = isRight !== isRtl;
	const keys = columns.map( ( { key } ) => key );
	const result = placeKey( keys, dragged, target.key, isAfter );
	if ( target.key === dragged || result.join() === keys.join() ) {
		return undefined;
	}
	return {
		key: target.key,
		isAfter,
		x: isRight ? target.right : target.left,
	};
}
