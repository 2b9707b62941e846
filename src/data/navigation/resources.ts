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

/** The server stores them in one list, so writes must not overlap. */
const QUEUE = 'favorites';

/** The unfiltered menu. */
export const menuItems = defineValue< [], readonly MenuItem[] >(
	'menuItems',
	[]
);

/** Parameters that are kept when the screen changes. */
export const persistedQuery = defineValue< [], Query >( 'persistedQuery', {} );

/** The ids of the user's favorites. */
export const favorites = defineResource< [], readonly string[] >( {
	name: 'getFavorites',
	defaultValue: [],
	request: () => ( { path: PATH } ),
	parse: requireList,
} );

const moveItem = ( id: string, menuId: string ) =>
	menuItems.update( [], ( items ) =>
		items.map( ( item ) =>
			item.id === id && item.menuId !== menuId
				? { ...item, menuId }
				: item
		)
	);

/** The changes that add a favorite. */
export const putFavorite = ( id: string ) => [
	favorites.update( [], ( ids ) =>
		ids.includes( id ) ? ids : [ ...ids, id ]
	),
	moveItem( id, FAVORITES_MENU ),
];

/** The changes that move an item back to the plugins’ menu. */
export const dropFavorite = ( id: string ) => [
	favorites.update( [], ( ids ) => ids.filter( ( other ) => other !== id ) ),
	moveItem( id, PLUGINS_MENU ),
];

function requireResponse( response: unknown ): unknown {
	if ( ! response ) {
		throw new Error( __( 'Could not save favorites.', 'storedeck' ) );
	}
	return response;
}

export const add = defineMutation( {
	name: 'addFavorite',
	queue: QUEUE,
	changedLists: [ favorites ],
	request: ( id: string ) => ( { path: PATH, data: { item_id: id } } ),
	parse: requireResponse,
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
	parse: requireResponse,
	commit: ( _answer, id ) => dropFavorite( id ),
} );
