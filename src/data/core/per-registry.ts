/**
 * Creates a function that makes a value of an object once, and returns the same one
 * from then on: selectors must not return a new object each time.
 *
 * @param create Creates the value of an object.
 */
export function perObject< Key extends object, Value >(
	create: ( key: Key ) => Value
) {
	const values = new WeakMap< Key, Value >();

	return ( key: Key ): Value => {
		const known = values.get( key );
		if ( known !== undefined ) {
			return known;
		}
		const value = create( key );
		values.set( key, value );
		return value;
	};
}

/**
 * Creates values that belong to one registry (requests in flight,
 * subscriptions) on first use: registries share no requests.
 *
 * @param create Creates the value of a registry.
 */
export const perRegistry = < Value >( create: () => Value ) =>
	perObject< object, Value >( create );
