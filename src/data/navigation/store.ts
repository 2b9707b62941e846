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

/** Takes the persisted query from the address; without one the old one stays. */
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

/** Which favourite failed makes no difference: errors are kept by action. */
const failWith =
	( steps: typeof addSteps ) =>
	( ...[ , error ]: [ id: string, error: RequestError ] ) =>
		steps.failure( error );

/** The store of the navigation, `woocommerce-navigation`. */
export const navigationStore = createResourceStore( {
	name: NAVIGATION_STORE_NAME,
	resources: [ favorites ],
	selectors: {
		/** The menu, with what other plugins make of it. */
		getMenuItems: ( state: ResourceState ): readonly MenuItem[] =>
			filterMenuItems( menuItems.get( state ) ),
		/** The ids of the favourites. */
		getFavorites: favorites.getData,
		/** By name: `getFavorites`, `addFavorite` or `removeFavorite`. */
		isNavigationRequesting: isKindRequesting,
		/** The same for errors; false when there is none. */
		getNavigationError: getKindError,
		/** Period, comparison and the like, as they last stood in the address. */
		getPersistedQuery: persistedQuery.get,
	},
	actions: {
		setMenuItems: ( items: readonly MenuItem[] ) =>
			change( menuItems.set( [], items ) ),
		addMenuItems: ( items: readonly MenuItem[] ) =>
			change(
				menuItems.update( [], ( present ) => [ ...present, ...items ] )
			),

		/** Moves an item to the favourites; rejects when that fails. */
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
