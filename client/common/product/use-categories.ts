import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { itemsStore, useResource } from '@storedeck/data';

const ALL = { per_page: -1, orderby: 'name', order: 'asc' } as const;

/** All categories of products, as options. */
export function useCategories() {
	const { data, error, retry } = useResource( itemsStore, 'getItems', [
		'categories',
		ALL,
	] );
	const options = useMemo(
		() =>
			[ ...( data?.values() ?? [] ) ].map( ( { id, name } ) => ( {
				key: Number( id ),
				label: decodeEntities( String( name ) ),
			} ) ),
		[ data ]
	);
	return { options, error, retry };
}
