import {
	defineMutation,
	defineResource,
	requireRecords,
	defineStore,
	getKindError,
} from '../core';
import { VIEWS_STORE_NAME } from '../constants';
import type { ResourceState } from '../core';
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

const create = defineMutation< [ fields: ViewFields ], SavedView >( {
	name: 'createView',
	changedLists: [ views ],
	request: ( fields ) => ( { path: PATH, data: fields } ),
	commit: putView,
} );

const update = defineMutation<
	[ id: string, fields: Partial< ViewFields > ],
	SavedView
>( {
	name: 'updateView',
	changedLists: [ views ],
	request: ( id, fields ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'PUT',
		data: fields,
	} ),
	commit: putView,
} );

const remove = defineMutation< [ id: string ], SavedView >( {
	name: 'deleteView',
	changedLists: [ views ],
	request: ( id ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'DELETE',
	} ),
	commit: ( _view, id ) => [
		views.update( [], ( list ) =>
			list.filter( ( view ) => view.id !== id )
		),
	],
} );

const pin = defineMutation< [ id: string, isPinned: boolean ], SavedView >( {
	name: 'pinView',
	changedLists: [ views ],
	request: ( id, isPinned ) => ( {
		path: `${ PATH }/${ id }/pin`,
		method: isPinned ? 'PUT' : 'DELETE',
	} ),
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
export const viewsStore = defineStore( {
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
		getViewsError: ( state: ResourceState, action?: ViewAction ) =>
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
