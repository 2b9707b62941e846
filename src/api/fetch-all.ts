import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { isReadRequest } from './request-path';
import { MAX_PER_PAGE } from './constants';
import { runConcurrently } from './run-concurrently';
import { isRecord } from '@storedeck/settings/guards';
import { readResponse } from './read-response';

/** A store's server has few PHP workers: one list must not occupy all of them. */
const PAGES_AT_A_TIME = 4;

/**
 * Fetches all pages of a list for `per_page=-1`, since the server returns at
 * most 100 entries per page. Fails when one page fails: an incomplete list
 * would look complete.
 *
 * The pages of a response with `intervals` are merged by their intervals. Does
 * nothing for requests that `apiFetch` itself parses: it fetches all of their
 * pages itself.
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
	const fetchPage = async (
		page: number,
		signal = options.signal
	): Promise< Response > =>
		next( {
			...options,
			path: addQueryArgs( path, { per_page: MAX_PER_PAGE, page } ),
			signal,
		} );
	const first = await fetchPage( 1 );
	const { data: head } = await readResponse( first.clone() );
	const entries = getEntries( head );
	if ( ! entries ) {
		return first;
	}
	const fetchEntries = async ( page: number, signal?: AbortSignal ) => {
		const { data } = await readResponse( await fetchPage( page, signal ) );
		return getEntries( data ) ?? [];
	};
	const pages = readCount( first, 'X-WP-TotalPages' );
	const others =
		pages === undefined
			? await fetchRemainingPages( entries, fetchEntries )
			: await runConcurrently(
					pages - 1,
					PAGES_AT_A_TIME,
					( index, signal ) => fetchEntries( index + 2, signal ),
					options.signal
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
};

function getEntries( body: unknown ): unknown[] | undefined {
	const list = isRecord( body ) ? body.intervals : body;
	return Array.isArray( list ) ? list : undefined;
}

/** Without a page count, the first page that is not full is the last one. */
async function fetchRemainingPages(
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

/** The number in a header; undefined when it is missing or not a number. */
export function readCount(
	{ headers }: { headers: { get: ( name: string ) => string | null } },
	name: string
) {
	const text = headers.get( name );
	return text && /^\d+$/.test( text ) ? Number( text ) : undefined;
}
