import { useEffect, useRef, useState } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import type { PickerFilter, SearchTag } from './types';

/**
 * The thing that is chosen through a `Search` entry, once it is named.
 *
 * @param filter The chosen entry.
 * @param query  The query that holds the thing's id.
 */
export function useSelectedTag(
	filter: PickerFilter | undefined,
	query: Query
) {
	const settings = filter?.settings;
	const parameter = settings && query[ settings.param ];
	const id = typeof parameter === 'string' ? parameter : '';
	const [ named, setNamed ] = useState< { id: string; tag?: SearchTag } >();
	const getLabels = settings?.getLabels;
	// The rest of the query does not change the name.
	const latestQuery = useRef( query );

	useEffect( () => {
		latestQuery.current = query;
	}, [ query ] );

	useEffect( () => {
		if ( ! id || ! getLabels ) {
			return;
		}
		let isCurrent = true;
		const name = async () => {
			const [ tag ] = await getLabels( id, latestQuery.current );
			if ( isCurrent ) {
				setNamed( { id, tag } );
			}
		};
		name().catch( ( error: unknown ) => {
			console.error( 'The chosen item of a filter has no name.', error );
		} );
		return () => {
			isCurrent = false;
		};
	}, [ id, getLabels ] );

	const setTag = ( tag: SearchTag ) =>
		setNamed( { id: String( tag.key ), tag } );
	return [ named?.id === id ? named.tag : undefined, setTag ] as const;
}
