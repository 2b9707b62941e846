import { request, requestList } from '@storedeck/api';
import type { ImportOptions, OrderImport, Problem } from './types';

const PATH = '/storedeck/v1/order-imports';

export const getList = async () =>
	( await requestList< OrderImport >( { path: PATH } ) ).data;

/** Continues the work on an import and returns its progress. */
export const getProgress = ( id: string ) =>
	request< OrderImport >( {
		path: `${ PATH }/${ id }`,
		query: { process: true },
	} );

export const create = ( { name, size }: File ) =>
	request< OrderImport >( {
		path: PATH,
		method: 'POST',
		data: { file: name, size },
	} );

export const preview = ( id: string, options: ImportOptions ) =>
	post( id, 'preview', options );

/** Starts an action. Cancelling returns the list. */
export const post = < T = OrderImport >(
	id: string,
	action: 'preview' | 'import' | 'cancel' | 'undo',
	data: object = {}
) =>
	request< T >( {
		path: `${ PATH }/${ id }/${ action }`,
		method: 'POST',
		data,
	} );

export const getProblems = ( id: string, perPage: number ) =>
	requestList< Problem >( {
		path: `${ PATH }/${ id }/problems`,
		query: { per_page: perPage },
	} );

/**
 * Sends a file in parts, from the first byte that the server does not have.
 *
 * @param item   The import.
 * @param file   The file.
 * @param onSent Called with the import after each part.
 * @param signal Ends it after the current part.
 */
export async function sendFile(
	item: OrderImport,
	file: File,
	onSent: ( item: OrderImport ) => void,
	signal: AbortSignal
) {
	let offset = item.bytes;
	while ( offset < file.size ) {
		const received = await request< OrderImport >( {
			path: `${ PATH }/${ item.id }/chunks`,
			method: 'POST',
			query: { offset },
			body: file.slice( offset, offset + item.chunk_size ),
			headers: { 'Content-Type': 'application/octet-stream' },
			signal,
		} );
		offset += item.chunk_size;
		onSent( received );
	}
}
