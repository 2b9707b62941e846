/** Stores the latest results, so that equal arguments return the same object. */
export function createRecentMemo< Value >( limit = 20 ) {
	const results = new Map< string, Value >();
	return ( key: string, create: () => Value ): Value => {
		const known = results.get( key );
		if ( known !== undefined ) {
			return known;
		}
		const value = create();
		results.set( key, value );
		const oldest = results.keys().next();
		if ( results.size > limit && ! oldest.done ) {
			results.delete( oldest.value );
		}
		return value;
	};
}
