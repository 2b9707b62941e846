import { __ } from '@wordpress/i18n';
import { WC_ADMIN_NAMESPACE } from '@storedeck/api';
import { getPersistedQuery } from '@storedeck/navigation';
import {
	defineMutation,
	defineResource,
	defineValue,
	requireList,
	change,
	defineStore,
	getKindError,
	isKindRequesting,
	setRequest,
} from '../core';
import { NAVIGATION_STORE_NAME } from '../constants';
import { filterMenuItems } from './menu-filter';
import type { Query } from '@storedeck/navigation';
import type { Change, RequestError, ResourceState, Thunk } from '../core';
import type { MenuItem } from './types';

const PATH = `${ WC_ADMIN_NAMESPACE }/navigation/favorites/me`;

/** Menus that contain the favorites, and other items. */
const FAVORITES_MENU = 'favorites';
const PLUGINS_MENU = 'plugins';

/** The unfiltered menu. */
const menuItems = defineValue< [], readonly MenuItem[] >( 'menuItems', [] );

/** Parameters that are kept when the screen changes. */
const persistedQuery = defineValue< [], Query >( 'persistedQuery', {} );

const favorites = defineResource< [], readonly string[] >( {
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
const putFavorite = ( id: string ) => [
	favorites.update( [], ( ids ) =>
		ids.includes( id ) ? ids : [ ...ids, id ]
	),
	moveItem( id, FAVORITES_MENU ),
];

/** The changes that move an item back to the plugins’ menu. */
const dropFavorite = ( id: string ) => [
	favorites.update( [], ( ids ) => ids.filter( ( other ) => other !== id ) ),
	moveItem( id, PLUGINS_MENU ),
];

/**
 * Creates the actions of a kind of request, for callers that send it themselves.
 *
 * @param kind    The name of the selector or action.
 * @param changes Changes that follow from a successful response.
 */
const createRequestSteps = < Data >(
	kind: string,
	changes: ( response: Data ) => readonly Change[]
) => ( {
	/** Starts the request: sets the flag, clears the previous error. */
	request: ( () => setRequest( kind, true ) ) as (
		response?: Data
	) => Thunk< void >,
	success:
		( response: Data ): Thunk< void > =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( change( ...changes( response ) ) );
				dispatch( setRequest( kind, false ) );
			} ),
	failure: ( error: RequestError ) => setRequest( kind, false, error ),
} );

/**
 * Defines the action that adds or removes a favorite, and its steps. Errors are
 * stored by action, not by favorite.
 */
function defineFavoriteAction(
	name: string,
	method: 'POST' | 'DELETE',
	changes: ( id: string ) => readonly Change[]
) {
	const { action } = defineMutation( {
		name,
		// The server stores them in one list, so writes must not overlap.
		queue: 'favorites',
		changedLists: [ favorites ],
		request: ( id: string ) => ( {
			path: PATH,
			method,
			data: { item_id: id },
		} ),
		parse: ( response: unknown ) => {
			if ( ! response ) {
				throw new Error(
					__( 'Could not save favorites.', 'storedeck' )
				);
			}
			return response;
		},
		commit: ( _answer, id ) => changes( id ),
	} );
	const { request, success, failure } = createRequestSteps( name, changes );
	return {
		action,
		request,
		success,
		failure: ( ...[ , error ]: [ id: string, error: RequestError ] ) =>
			failure( error ),
	};
}

const add = defineFavoriteAction( 'addFavorite', 'POST', putFavorite );
const remove = defineFavoriteAction( 'removeFavorite', 'DELETE', dropFavorite );

/**
 * Reads the persisted query from the URL; keeps the previous one if there is
 * none.
 */
const readUrl =
	(): Thunk< void > =>
	( { dispatch } ) => {
		const query = getPersistedQuery();
		if ( Object.keys( query ).length > 0 ) {
			dispatch( change( persistedQuery.set( [], query ) ) );
		}
	};

const getSteps = createRequestSteps(
	favorites.name,
	( ids: readonly string[] ) => [ favorites.receive( [], ids ) ]
);

/** The navigation store, `woocommerce-navigation`. */
export const navigationStore = defineStore( {
	name: NAVIGATION_STORE_NAME,
	resources: [ favorites ],
	selectors: {
		/** The filtered menu. */
		getMenuItems: ( state: ResourceState ): readonly MenuItem[] =>
			filterMenuItems( menuItems.get( state ) ),
		/** The ids of the favorites. */
		getFavorites: favorites.getData,
		/** By name: `getFavorites`, `addFavorite` or `removeFavorite`. */
		isNavigationRequesting: isKindRequesting,
		/** By name, as above; false without an error. */
		getNavigationError: getKindError,
		/** Date range, comparison and other parameters of the URL. */
		getPersistedQuery: persistedQuery.get,
	},
	actions: {
		setMenuItems: ( items: readonly MenuItem[] ) =>
			change( menuItems.set( [], items ) ),
		addMenuItems: ( items: readonly MenuItem[] ) =>
			change(
				menuItems.update( [], ( present ) => [ ...present, ...items ] )
			),

		/** Adds an item to the favorites; rejects when that fails. */
		addFavorite: add.action,
		/** Moves an item back to the plugins’ menu; rejects when that fails. */
		removeFavorite: remove.action,

		onLoad: readUrl,
		onHistoryChange: readUrl,

		getFavoritesRequest: getSteps.request,
		getFavoritesSuccess: getSteps.success,
		getFavoritesFailure: getSteps.failure,
		addFavoriteRequest: add.request,
		addFavoriteSuccess: add.success,
		addFavoriteFailure: add.failure,
		removeFavoriteRequest: remove.request,
		removeFavoriteSuccess: remove.success,
		removeFavoriteFailure: remove.failure,
	},
} );
