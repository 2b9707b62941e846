import deprecated from '@wordpress/deprecated';
import { REPORTS_STORE_NAME } from '../constants';
import type { Query } from '@storedeck/api';
import type { ReportsReader } from './types';

/** How a function that reads reports gets the store's selectors. */
export interface ReaderOptions {
	/** The result of `select( reportsStore )`. */
	selector?: ReportsReader;
	/** Deprecated: the function `select`. */
	select?: ( storeName: string ) => ReportsReader;
}

/** The store's selectors from either option. */
export function getReader( {
	selector,
	select,
}: ReaderOptions ): ReportsReader {
	if ( selector ) {
		return selector;
	}
	if ( ! select ) {
		throw new Error( 'Pass `selector: select( reportsStore )`.' );
	}
	deprecated( 'Option `select` of functions that read reports', {
		alternative: '`selector`',
	} );
	return select( REPORTS_STORE_NAME );
}

type Kind = 'Items' | 'Stats' | 'StatsAll';

/** The state of a request. Call it after the selector. */
export function getRequestFlags(
	reader: ReportsReader,
	kind: Kind,
	endpoint: string,
	query: Query
) {
	const isAsking = reader[ `isReport${ kind }Requesting` ]( endpoint, query );
	const hasAsked = reader.hasFinishedResolution( `getReport${ kind }`, [
		endpoint,
		query,
	] );
	return {
		isRequesting: isAsking || ! hasAsked,
		isError: Boolean(
			reader[ `getReport${ kind }Error` ]( endpoint, query )
		),
	};
}
