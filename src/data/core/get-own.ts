/**
 * Reads an object that is used as a map. Names come from outside, and
 * `toString` is not an entry.
 */
export function getOwn< Value >(
	map: Readonly< Record< string, Value > >,
	name: string
): Value | undefined {
	return Object.hasOwn( map, name ) ? map[ name ] : undefined;
}
