import deprecated from '@wordpress/deprecated';
import { REPORTS_STORE_NAME } from '../constants';
import type { Query } from '@storedeck/api';
import type { ReportsReader } from './types';

/** How a function that reads a report gets at the store. */
export interface ReaderOptions {
	/** What `select( reportsStore )` gives. */
	selector?: ReportsReader;
	/** The older way: `select` itself. */
	select?: ( storeName: string ) => ReportsReader;
}

/** The store's selectors, however they were handed over. */
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

/** How one request of a report stands. Call it after the selector itself. */
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
