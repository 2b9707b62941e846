import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/** Header of a report that was computed without filters of plugins, a list of messages in JSON. */
const HEADER = 'X-Storedeck-Failed-Filters';

/** Messages that were shown since the page was loaded. */
const shown = new Set< string >();

/** Messages of the header; none if another plugin changed it. */
function parseMessages( header: string ): string[] {
	try {
		const messages: unknown = JSON.parse( header );
		return Array.isArray( messages )
			? messages.filter( ( message ) => typeof message === 'string' )
			: [];
	} catch {
		return [];
	}
}

/** Value of the header. Parsed responses have no headers. */
const getHeader = ( response: unknown ) =>
	( response as Partial< Response > | null )?.headers?.get?.( HEADER );

/**
 * Says once that a report was computed without a plugin that changes it,
 * because its numbers can be wrong for the store.
 */
export const failedFiltersMiddleware: APIFetchMiddleware = async (
	options,
	next
) => {
	const response = await next( options );
	const header = getHeader( response );
	if ( header && ! shown.has( header ) ) {
		shown.add( header );
		dispatch( noticesStore ).createErrorNotice(
			[
				__(
					'A plugin failed to change this report, which may be wrong.',
					'storedeck'
				),
				...parseMessages( header ),
			].join( ' ' ),
			{
				id: 'storedeck-failed-filters',
				type: 'snackbar',
				explicitDismiss: true,
			}
		);
	}
	return response;
};
