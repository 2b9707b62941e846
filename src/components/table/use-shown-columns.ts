import { useEffect, useRef, useState } from '@wordpress/element';
import { hasSort } from './sort';
import type { TableHeader } from './types';

const getShownKeys = ( headers: TableHeader[] ) =>
	headers
		.filter( ( { visible } ) => visible ?? true )
		.map( ( { key } ) => key );

/** A string that only changes when the visible columns change. */
const getSignature = ( headers: TableHeader[] ) =>
	JSON.stringify(
		headers.map( ( { key, visible } ) => [ key, visible ?? true ] )
	);

/**
 * Returns the keys of the visible columns, initially from the headers. The
 * sorted column is always visible.
 *
 * @param headers  All columns.
 * @param orderby  Key of the sorted column.
 * @param onReveal Called when a hidden column is shown because of the sort.
 */
export function useShownColumns(
	headers: TableHeader[],
	orderby: string | undefined,
	onReveal: ( shownKeys: string[] ) => void
) {
	const sorted = headers.find( ( header ) => hasSort( header, orderby ) )
		?.key;
	const withSorted = ( keys: string[] ) =>
		sorted && ! keys.includes( sorted ) ? [ ...keys, sorted ] : keys;

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
