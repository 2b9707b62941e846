import {
	NAMESPACE,
	isAbortError,
	isApiError,
	request,
	requestList,
} from '@storedeck/api';
import { requireObject } from '@storedeck/data/core';
import { getCurrentUser, getSetting } from '@storedeck/settings';
import { ATTENTION_KEYS } from './types';
import type { Attention, AttentionKey } from './types';

const PATH = '/storedeck/v1/attention';

/** The smallest list response that still has the total in its headers. */
const ONE = { page: 1, per_page: 1, _fields: 'id' };

const isCount = ( value: unknown ): value is number =>
	typeof value === 'number' && Number.isInteger( value ) && value >= 0;

/**
 * Keeps known keys whose value is a non-negative integer and drops everything
 * else.
 */
export const toAttention = ( answer: unknown ): Attention =>
	Object.fromEntries(
		Object.entries(
			typeof answer === 'object' && answer !== null ? answer : {}
		).filter(
			( [ key, value ] ) =>
				ATTENTION_KEYS.some( ( known ) => known === key ) &&
				isCount( value )
		)
	);

/** The API returns GMT times without a zone. */
const isAfter = ( gmt: string | undefined, milliseconds: number ) =>
	gmt !== undefined && Date.parse( `${ gmt }Z` ) > milliseconds;

/**
 * Time of the last visit to the inbox, in milliseconds since the epoch; 0 for
 * never.
 */
function getLastRead(): number {
	const { activity_panel_inbox_last_read: lastRead } =
		getCurrentUser().preferences;
	return Number( lastRead ) || 0;
}

const countOf = async (
	path: string,
	query: Record< string, string | number >,
	signal?: AbortSignal
) =>
	( await requestList( { path, query: { ...query, ...ONE }, signal } ) )
		.totalResults;

/**
 * One request per count, for servers without the combined route (a site with
 * WooCommerce). A count that such a server cannot provide is missing.
 */
const COUNT_REQUESTS: Partial<
	Record< AttentionKey, ( signal?: AbortSignal ) => Promise< number > >
> = {
	orders: ( signal ) =>
		countOf(
			`${ NAMESPACE }/orders`,
			{ status: getSetting( 'actionableOrderStatuses' ).join( ',' ) },
			signal
		),
	low_stock: async ( signal ) =>
		(
			await request< { total: number } >( {
				path: `${ NAMESPACE }/products/count-low-in-stock`,
				query: { status: 'publish' },
				signal,
			} )
		).total,
	reviews: ( signal ) =>
		countOf(
			`${ NAMESPACE }/products/reviews`,
			{ status: 'hold' },
			signal
		),
	messages: async ( signal ) => {
		const { data } = await requestList< { date_created_gmt?: string } >( {
			path: `${ NAMESPACE }/admin/notes`,
			query: {
				status: 'unactioned',
				per_page: 25,
				_fields: 'id,date_created_gmt',
			},
			signal,
		} );
		const lastRead = getLastRead();
		return data.filter( ( note ) =>
			isAfter( note.date_created_gmt, lastRead )
		).length;
	},
};

async function readOneByOne( signal?: AbortSignal ): Promise< Attention > {
	const errors: unknown[] = [];
	const counts = await Promise.all(
		Object.entries( COUNT_REQUESTS ).map( async ( [ key, read ] ) => {
			if ( key === 'low_stock' && ! getSetting( 'manageStock' ) ) {
				return [];
			}
			try {
				return [ [ key, await read( signal ) ] ];
			} catch ( error ) {
				errors.push( error );
				return [];
			}
		} )
	);
	const loaded = counts.flat();
	if ( errors.length > 0 && ( loaded.length === 0 || signal?.aborted ) ) {
		throw errors[ 0 ];
	}
	return toAttention( Object.fromEntries( loaded ) );
}

/**
 * Reads all counts in one request, or one by one where the server does not have
 * the route.
 *
 * @param  signal Aborts the requests.
 * @throws {ApiError}
 * @throws {Error} When the response is not an object.
 */
export async function readAttention(
	signal?: AbortSignal
): Promise< Attention > {
	try {
		return toAttention(
			requireObject( await request< object >( { path: PATH, signal } ) )
		);
	} catch ( error ) {
		if (
			! isAbortError( error ) &&
			isApiError( error ) &&
			error.code === 'rest_no_route'
		) {
			return readOneByOne( signal );
		}
		throw error;
	}
}
