import { WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	defineValue,
	requireList,
} from '../core';
import { FAVORITES_MENU, PLUGINS_MENU } from './types';
import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import type { MenuItem } from './types';

const PATH = `${ WC_ADMIN_NAMESPACE }/navigation/favorites/me`;

/** The server keeps them in one list: it must not be written twice at a time. */
const QUEUE = 'favorites';

/** The menu, without what other plugins make of it. */
export const menuItems = defineValue< [], readonly MenuItem[] >(
	'menuItems',
	[]
);

/** What stays in the address from screen to screen. */
export const persistedQuery = defineValue< [], Query >( 'persistedQuery', {} );

/** The ids of the items that the user keeps at hand. */
export const favorites = defineResource<
	[],
	readonly string[],
	readonly string[] | null
>( {
	name: 'getFavorites',
	selectors: [ 'getFavorites' ],
	defaultValue: [],
	request: () => ( { path: PATH } ),
	parse: ( ids ) => requireList( ids ),
} );

const moveItem = ( id: string, menuId: string ) =>
	menuItems.update( [], ( items ) =>
		items.map( ( item ) =>
			item.id === id && item.menuId !== menuId
				? { ...item, menuId }
				: item
		)
	);

/** The changes that make an item a favourite. */
export const putFavorite = ( id: string ) => [
	favorites.update( [], ( ids ) =>
		ids.includes( id ) ? ids : [ ...ids, id ]
	),
	moveItem( id, FAVORITES_MENU ),
];

/** The changes that make an item one of the plugins’ again. */
export const dropFavorite = ( id: string ) => [
	favorites.update( [], ( ids ) => ids.filter( ( other ) => other !== id ) ),
	moveItem( id, PLUGINS_MENU ),
];

function requireAnswer( answer: unknown ): unknown {
	if ( ! answer ) {
		throw new Error(
			__( 'The favorites could not be saved.', 'storedeck' )
		);
	}
	return answer;
}

export const add = defineMutation( {
	name: 'addFavorite',
	queue: QUEUE,
	changedLists: [ favorites ],
	request: ( id: string ) => ( { path: PATH, data: { item_id: id } } ),
	parse: requireAnswer,
	commit: ( _answer, id ) => putFavorite( id ),
} );

export const remove = defineMutation( {
	name: 'removeFavorite',
	queue: QUEUE,
	changedLists: [ favorites ],
	request: ( id: string ) => ( {
		path: PATH,
		method: 'DELETE' as const,
		data: { item_id: id },
	} ),
	parse: requireAnswer,
	commit: ( _answer, id ) => dropFavorite( id ),
} );
