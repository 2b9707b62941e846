/**
 * Creates values that belong to one registry (requests in flight,
 * subscriptions) on first use: registries share no requests.
 *
 * @param create Creates the value of a registry.
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
