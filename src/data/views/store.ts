import { createResourceStore, getKindError, registerStore } from '../core';
import { VIEWS_STORE_NAME } from '../constants';
import { create, pin, remove, update, views } from './resources';
import type { RequestError, ResourceState } from '../core';

/** The actions that write. */
type ViewAction = 'createView' | 'updateView' | 'deleteView' | 'pinView';

/** The store of saved views, `storedeck/views`. */
export const viewsStore = createResourceStore( {
	name: VIEWS_STORE_NAME,
	resources: [ views ],
	selectors: {
		/** The reader's own views, then those of the shop; `[]` at first. */
		getViews: views.getData,
		/** One view; undefined where there is none, or it is not known yet. */
		getView: ( state: ResourceState, id: string ) =>
			views.getData( state ).find( ( view ) => view.id === id ),
		/** What went wrong when the views were read, or with an action; undefined when nothing did. */
		getViewsError: (
			state: ResourceState,
			action?: ViewAction
		): RequestError | undefined =>
			( action
				? getKindError( state, action )
				: views.getError( state ) ) || undefined,
	},
	actions: {
		/** Saves a new view; gives it as it is kept. */
		createView: create.action,
		/** Changes some fields of a view, or for whom it is. */
		updateView: update.action,
		/** Deletes a view; nobody has it pinned any more. */
		deleteView: remove.action,
		/** Puts a view on the reader's Overview, or takes it away. */
		pinView: pin.action,
	},
} );

registerStore( viewsStore );
