import { useEffect, useRef, useState } from '@wordpress/element';
import type { TableHeader } from './types';

const getShownKeys = ( headers: TableHeader[] ) =>
	headers
		.filter( ( { visible } ) => visible ?? true )
		.map( ( { key } ) => key );

/** Changes when the caller shows other columns, not when it renders again. */
const getSignature = ( headers: TableHeader[] ) =>
	JSON.stringify(
		headers.map( ( { key, visible } ) => [ key, visible ?? true ] )
	);

/**
 * The keys of the columns shown: those the headers say, until the user toggles
 * one. A column that the rows are sorted by is shown.
 *
 * @param headers  All columns.
 * @param orderby  Key of the column that the query sorts by.
 * @param onReveal Told the keys when a sort has made a column shown.
 */
export function useShownColumns(
	headers: TableHeader[],
	orderby: string | undefined,
	onReveal: ( shownKeys: string[] ) => void
) {
	const withSorted = ( keys: string[] ) =>
		orderby &&
		! keys.includes( orderby ) &&
		headers.some( ( { key } ) => key === orderby )
			? [ ...keys, orderby ]
			: keys;

	const signature = getSignature( headers );
	const [ state, setState ] = useState( () => ( {
		signature,
		keys: withSorted( getShownKeys( headers ) ),
	} ) );
	if ( state.signature !== signature ) {
		setState( { signature, keys: getShownKeys( headers ) } );
	}
	const setShownKeys = ( keys: string[] ) => setState( { signature, keys } );

	const lastOrderby = useRef( orderby );
	useEffect( () => {
		if ( lastOrderby.current === orderby ) {
			return;
		}
		lastOrderby.current = orderby;
		const keys = withSorted( state.keys );
		if ( keys !== state.keys ) {
			setShownKeys( keys );
			onReveal( keys );
		}
	} );

	return [ state.keys, setShownKeys ] as const;
}
