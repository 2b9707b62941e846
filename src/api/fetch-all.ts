import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { isReadRequest } from './request-path';
import { MAX_PER_PAGE } from './constants';
import { runConcurrently } from './run-concurrently';
import { isRecord, readResponse } from './read-response';
import { createLinkedController } from './signals';

/** A shop's server has few workers: one list must not occupy them all. */
const PAGES_AT_A_TIME = 4;

/**
 * `per_page=-1` asks for a whole list. The server gives at most 100 entries at a
 * time, so all pages are fetched and handed on as one answer. One failing page
 * fails the whole: half a list would be taken for all of it.
 *
 * An answer with `intervals` is joined by these. Requests that want their
 * answer parsed by WordPress are assembled by WordPress.
 */
export const fetchAllMiddleware: APIFetchMiddleware = async (
	options,
	next
) => {
	const { path } = options;
	if (
		options.parse !== false ||
		! path ||
		! isReadRequest( options ) ||
		String( getQueryArg( path, 'per_page' ) ) !== '-1'
	) {
		return next( options );
	}
	const controller = createLinkedController( options.signal );
	const fetchPage = ( page: number ): Promise< Response > =>
		next( {
			...options,
			path: addQueryArgs( path, { per_page: MAX_PER_PAGE, page } ),
			signal: controller.signal,
		} );
	try {
		return await joinPages( await fetchPage( 1 ), fetchPage );
	} catch ( error ) {
		controller.abort();
		throw error;
	}
};

async function joinPages(
	first: Response,
	fetchPage: ( page: number ) => Promise< Response >
) {
	const { data: head } = await readResponse( first.clone() );
	const entries = getEntries( head );
	if ( ! entries ) {
		return first;
	}
	const fetchEntries = async ( page: number ) =>
		getEntries( ( await readResponse( await fetchPage( page ) ) ).data ) ??
		[];
	const pages = readCount( first, 'X-WP-TotalPages' );
	const others =
		pages === undefined
			? await walk( entries, fetchEntries )
			: await runConcurrently( pages - 1, PAGES_AT_A_TIME, ( index ) =>
					fetchEntries( index + 2 )
			  );
	const all = [ entries, ...others ].flat();
	return new window.Response(
		JSON.stringify( isRecord( head ) ? { ...head, intervals: all } : all ),
		{
			headers: {
				'X-WP-Total': String(
					readCount( first, 'X-WP-Total' ) ?? all.length
				),
				'X-WP-TotalPages': '1',
			},
		}
	);
}

function getEntries( answer: unknown ): unknown[] | undefined {
	const list = isRecord( answer ) ? answer.intervals : answer;
	return Array.isArray( list ) ? list : undefined;
}

/** Without a count of the pages, the first page that is not full is the last. */
async function walk(
	first: unknown[],
	fetchEntries: ( page: number ) => Promise< unknown[] >
) {
	const pages: unknown[][] = [];
	let latest = first;
	while ( latest.length >= MAX_PER_PAGE ) {
		latest = await fetchEntries( pages.length + 2 );
		pages.push( latest );
	}
	return pages;
}

/** A header that counts; `undefined` when absent or not a count. */
export function readCount(
	{ headers }: { headers: { get: ( name: string ) => string | null } },
	name: string
) {
	const text = headers.get( name );
	return text && /^\d+$/.test( text ) ? Number( text ) : undefined;
}
