import { createResourceStore, getKindError, registerStore } from '../core';
import { VIEWS_STORE_NAME } from '../constants';
import { create, pin, remove, update, views } from './resources';
import type { RequestError, ResourceState } from '../core';

/** Actions that send a request. */
type ViewAction = 'createView' | 'updateView' | 'deleteView' | 'pinView';

/** The store of saved views, `storedeck/views`. */
export const viewsStore = createResourceStore( {
	name: VIEWS_STORE_NAME,
	resources: [ views ],
	selectors: {
		/**
		 * The user's own views, then shared ones; `[]` before the first
		 * response.
		 */
		getViews: views.getData,
		/**
		 * A view; undefined when it does not exist, or before the first
		 * response.
		 */
		getView: ( state: ResourceState, id: string ) =>
			views.getData( state ).find( ( view ) => view.id === id ),
		/**
		 * The error of the request, or of an action; undefined without an
		 * error.
		 */
		getViewsError: (
			state: ResourceState,
			action?: ViewAction
		): RequestError | undefined =>
			( action
				? getKindError( state, action )
				: views.getError( state ) ) || undefined,
	},
	actions: {
		/** Creates a view; returns it. */
		createView: create.action,
		/** Changes some fields of a view, or its visibility. */
		updateView: update.action,
		/** Deletes a view; it is unpinned for all users. */
		deleteView: remove.action,
		/** Pins a view to the user's Overview, or unpins it. */
		pinView: pin.action,
	},
} );

registerStore( viewsStore );
