/**
 * A function that loads each id once. A failed load is forgotten, so that the
 * next call loads again.
 */
export function createCache< T >(
	load: ( id: string ) => Promise< T >
): ( id: string ) => Promise< T > {
	const loads = new Map< string, Promise< T > >();
	return ( id ) => {
		const known = loads.get( id );
		if ( known ) {
			return known;
		}
		const loading = load( id );
		loads.set( id, loading );
		loading.catch( () => loads.delete( id ) );
		return loading;
	};
}
