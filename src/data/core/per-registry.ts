/**
 * Things that belong to one registry (requests on their way, who waits for
 * what), made when first needed: two registries share no requests.
 *
 * @param create Makes the things of one registry.
 */
export function perRegistry< Value >( create: () => Value ) {
	const values = new WeakMap< object, Value >();

	return ( registry: object ): Value => {
		const known = values.get( registry );
		if ( known !== undefined ) {
			return known;
		}
		const value = create();
		values.set( registry, value );
		return value;
	};
}
