import { requestList } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	requireObject,
	requireRecords,
} from '../core';
import type { Resource } from '../core';
import type { ExportItem } from './types';

const PATH = '/storedeck/v1/exports';

const NO_EXPORTS: ExportItem[] = [];

const isProcessing = ( { status }: ExportItem ) => status === 'processing';

/**
 * The exports of the user, newest first. While one is processing, the request
 * also makes the server process a batch, for sites whose background jobs do not
 * run.
 */
export const exports: Resource< [], ExportItem[] > = defineResource<
	[],
	ExportItem[]
>( {
	name: 'getExports',
	defaultValue: NO_EXPORTS,
	load: async ( { select, signal } ) => {
		const list = await requestList< ExportItem >( {
			path: PATH,
			query: exports
				.getData( select.getResourceState() )
				.some( isProcessing )
				? { process: true }
				: undefined,
			signal,
		} );
		requireRecords( list.data );
		return list;
	},
} );

const pathOf = ( id: string ) => `${ PATH }/${ encodeURIComponent( id ) }`;

/** Replaces an export in the list. */
const putItem = ( item: ExportItem ) =>
	exports.update( [], ( list ) =>
		list.map( ( known ) => ( known.id === item.id ? item : known ) )
	);

export const cancel = defineMutation( {
	name: 'cancelExport',
	scope: ( id ) => [ id ],
	request: ( id: string ) => ( { path: `${ pathOf( id ) }/cancel` } ),
	parse: ( item: ExportItem | null ) => requireObject( item ),
	commit: ( item ) => [ putItem( item ) ],
} );

export const remove = defineMutation( {
	name: 'removeExport',
	scope: ( id ) => [ id ],
	request: ( id: string ) => ( { path: pathOf( id ), method: 'DELETE' } ),
	parse: ( response: unknown ) => response,
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
