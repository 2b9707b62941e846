import {
	defineMutation,
	defineResource,
	requireObject,
	requireRecords,
	createResourceStore,
	getKindError,
	registerStore,
} from '../core';
import { VIEWS_STORE_NAME } from '../constants';
import type { RequestError, ResourceState } from '../core';
import type { SavedView, ViewFields } from './types';

const PATH = '/storedeck/v1/views';

const views = defineResource< [], readonly SavedView[] >( {
	name: 'getViews',
	defaultValue: [],
	request: () => ( { path: PATH } ),
	parse: requireRecords,
} );

/** The changes that replace a view, or append it. */
const putView = ( view: SavedView ) => [
	views.update( [], ( list ) =>
		list.some( ( { id } ) => id === view.id )
			? list.map( ( other ) => ( other.id === view.id ? view : other ) )
			: [ ...list, view ]
	),
];

const toView = ( response: SavedView | null ) => requireObject( response );

const create = defineMutation( {
	name: 'createView',
	changedLists: [ views ],
	request: ( fields: ViewFields ) => ( { path: PATH, data: fields } ),
	parse: toView,
	commit: putView,
} );

const update = defineMutation( {
	name: 'updateView',
	changedLists: [ views ],
	request: ( id: string, fields: Partial< ViewFields > ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'PUT' as const,
		data: fields,
	} ),
	parse: toView,
	commit: putView,
} );

const remove = defineMutation( {
	name: 'deleteView',
	changedLists: [ views ],
	request: ( id: string ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'DELETE' as const,
	} ),
	parse: toView,
	commit: ( _view, id ) => [
		views.update( [], ( list ) =>
			list.filter( ( view ) => view.id !== id )
		),
	],
} );

const pin = defineMutation( {
	name: 'pinView',
	changedLists: [ views ],
	request: ( id: string, isPinned: boolean ) => ( {
		path: `${ PATH }/${ id }/pin`,
		method: isPinned ? ( 'PUT' as const ) : ( 'DELETE' as const ),
	} ),
	parse: toView,
	optimistic: ( id, isPinned ) => [
		views.update( [], ( list ) =>
			list.map( ( view ) =>
				view.id === id ? { ...view, is_pinned: isPinned } : view
			)
		),
	],
	commit: putView,
} );

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
