import { getPersistedQuery } from '@storedeck/navigation';
import {
	change,
	createResourceStore,
	getKindError,
	isKindRequesting,
	registerStore,
} from '../core';
import { NAVIGATION_STORE_NAME } from '../constants';
import { filterMenuItems } from './menu-filter';
import {
	add,
	dropFavorite,
	favorites,
	menuItems,
	persistedQuery,
	putFavorite,
	remove,
} from './resources';
import { createRequestSteps } from './request-steps';
import type { RequestError, ResourceState, Thunk } from '../core';
import type { MenuItem } from './types';

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
const addSteps = createRequestSteps( add.name, putFavorite );
const removeSteps = createRequestSteps( remove.name, dropFavorite );

/** Errors are stored by action, not by favorite. */
const failWith =
	( steps: typeof addSteps ) =>
	( ...[ , error ]: [ id: string, error: RequestError ] ) =>
		steps.failure( error );

/** The navigation store, `woocommerce-navigation`. */
export const navigationStore = createResourceStore( {
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
		addFavoriteRequest: addSteps.request,
		addFavoriteSuccess: addSteps.success,
		addFavoriteFailure: failWith( addSteps ),
		removeFavoriteRequest: removeSteps.request,
		removeFavoriteSuccess: removeSteps.success,
		removeFavoriteFailure: failWith( removeSteps ),
	},
} );

registerStore( navigationStore );
