import {
	defineMutation,
	defineResource,
	requireObject,
	requireRecords,
} from '../core';
import type { SavedView, ViewFields } from './types';

const PATH = '/storedeck/v1/views';

/** The views of the user: their own, then shared ones. */
export const views = defineResource< [], readonly SavedView[] >( {
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

/** The changes that remove a view. */
const dropView = ( id: string ) => [
	views.update( [], ( list ) => list.filter( ( view ) => view.id !== id ) ),
];

/** The changes that pin or unpin a view. */
const setPinned = ( id: string, isPinned: boolean ) => [
	views.update( [], ( list ) =>
		list.map( ( view ) =>
			view.id === id ? { ...view, is_pinned: isPinned } : view
		)
	),
];

const toView = ( response: SavedView | null ) => requireObject( response );

export const create = defineMutation( {
	name: 'createView',
	changedLists: [ views ],
	request: ( fields: ViewFields ) => ( { path: PATH, data: fields } ),
	parse: toView,
	commit: ( view ) => putView( view ),
} );

export const update = defineMutation( {
	name: 'updateView',
	changedLists: [ views ],
	request: ( id: string, fields: Partial< ViewFields > ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'PUT' as const,
		data: fields,
	} ),
	parse: toView,
	commit: ( view ) => putView( view ),
} );

export const remove = defineMutation( {
	name: 'deleteView',
	changedLists: [ views ],
	request: ( id: string ) => ( {
		path: `${ PATH }/${ id }`,
		method: 'DELETE' as const,
	} ),
	parse: toView,
	commit: ( _view, id ) => dropView( id ),
} );

export const pin = defineMutation( {
	name: 'pinView',
	changedLists: [ views ],
	request: ( id: string, isPinned: boolean ) => ( {
		path: `${ PATH }/${ id }/pin`,
		method: isPinned ? ( 'PUT' as const ) : ( 'DELETE' as const ),
	} ),
	parse: toView,
	optimistic: ( id, isPinned ) => setPinned( id, isPinned ),
	commit: ( view ) => putView( view ),
} );
