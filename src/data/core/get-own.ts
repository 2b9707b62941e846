/**
 * Reads an own property of an object that is used as a map: names are user
 * input, and `toString` is not an entry.
 */
export function getOwn< Value >(
	map: Readonly< Record< string, Value > >,
	name: string
): Value | undefined {
	return Object.hasOwn( map, name ) ? map[ name ] : undefined;
}
