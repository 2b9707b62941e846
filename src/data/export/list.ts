import { requestList } from '@storedeck/api';
import { defineMutation, defineResource } from '../core';
import type { Resource } from '../core';
import type { ExportItem } from './types';

const PATH = '/storedeck/v1/exports';

const NONE: ExportItem[] = [];

const isUnderWay = ( { status }: ExportItem ) => status === 'processing';

/**
 * The exports of the user, the newest first. Who asks while one is under way
 * has the server work on it for a moment: it goes on where nothing else brings
 * it on.
 */
export const exports: Resource< [], ExportItem[] > = defineResource<
	[],
	ExportItem[]
>( {
	name: 'getExports',
	selectors: [ 'getExports' ],
	defaultValue: NONE,
	load: ( { select, signal } ) =>
		requestList< ExportItem >( {
			path: PATH,
			query: exports
				.getData( select.getResourceState() )
				.some( isUnderWay )
				? { process: true }
				: undefined,
			signal,
		} ),
} );

const pathOf = ( id: string ) => `${ PATH }/${ encodeURIComponent( id ) }`;

/** Puts what is known about an export in the place of what was. */
export const putItem = ( item: ExportItem ) =>
	exports.update( [], ( list ) =>
		list.map( ( known ) => ( known.id === item.id ? item : known ) )
	);

export const cancel = defineMutation( {
	name: 'cancelExport',
	scope: ( id ) => [ id ],
	request: ( id: string ) => ( { path: `${ pathOf( id ) }/cancel` } ),
	parse: ( item: ExportItem ) => item,
	commit: ( item ) => [ putItem( item ) ],
} );

export const remove = defineMutation( {
	name: 'removeExport',
	scope: ( id ) => [ id ],
	request: ( id: string ) => ( { path: pathOf( id ), method: 'DELETE' } ),
	parse: ( answer: unknown ) => answer,
	optimistic: ( id ) => [
		exports.update( [], ( list ) =>
			list.filter( ( item ) => item.id !== id )
		),
	],
	commit: ( _answer, id ) => [
		exports.update( [], ( list ) =>
			list.filter( ( item ) => item.id !== id )
		),
	],
} );
