/**
 * Moves a key next to another key.
 *
 * @param keys     All keys.
 * @param key      Key to move.
 * @param neighbor Key to move it to.
 * @param isAfter  Whether to insert it after the neighbor.
 */
export function insertKey(
	keys: readonly string[],
	key: string,
	neighbor: string,
	isAfter: boolean
): string[] {
	const others = keys.filter( ( other ) => other !== key );
	const index = others.indexOf( neighbor ) + ( isAfter ? 1 : 0 );
	return [ ...others.slice( 0, index ), key, ...others.slice( index ) ];
}

/**
 * Moves a key by one step past its visible neighbor.
 *
 * @param keys   All keys in order.
 * @param shown  Visible keys.
 * @param pinned Number of keys at the start that cannot be moved.
 * @param key    Key to move.
 * @param step   1 in reading direction, -1 against it.
 * @return The keys, or undefined if the key cannot be moved.
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
	const index = movable.indexOf( key );
	const neighbor = index < 0 ? undefined : movable[ index + step ];
	return neighbor === undefined
		? undefined
		: insertKey( keys, key, neighbor, step > 0 );
}

/** Horizontal bounds of a column in the viewport. */
export interface ColumnBounds {
	key: string;
	left: number;
	right: number;
}

/** Position where a column is dropped. */
export interface DropTarget {
	key: string;
	isAfter: boolean;
	/** X coordinate of the edge at which it is inserted. */
	x: number;
}

/**
 * Returns the drop target at a pointer position.
 *
 * @param columns    Movable columns in display order.
 * @param draggedKey Key of the dragged column.
 * @param x          X coordinate of the pointer.
 * @param isRtl      Whether the writing direction is right to left.
 * @return The target, or undefined if the column would not move.
 */
export function findDropTarget(
	columns: readonly ColumnBounds[],
	draggedKey: string,
	x: number,
	isRtl: boolean
): DropTarget | undefined {
	const middle = ( { left, right }: ColumnBounds ) => ( left + right ) / 2;
	const distance = ( column: ColumnBounds ) =>
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
	const result = insertKey( keys, draggedKey, target.key, isAfter );
	if ( target.key === draggedKey || result.join() === keys.join() ) {
		return undefined;
	}
	return {
		key: target.key,
		isAfter,
		x: isRight ? target.right : target.left,
	};
}
