import deprecated from '@wordpress/deprecated';
import { ITEMS_STORE_NAME } from '../constants';
import type { Query } from '@storedeck/api';
import type { ItemsReader } from './types';

/** How a function that reads items gets at the store. */
export interface ItemsReaderOptions {
	/** What `select( itemsStore )` gives. */
	selector?: ItemsReader;
	/** The older way: `select` itself. */
	select?: ( storeName: string ) => ItemsReader;
}

/** The store's selectors, however they were handed over. */
export function getItemsReader(
	{ selector, select }: ItemsReaderOptions,
	functionName: string
): ItemsReader {
	if ( selector ) {
		return selector;
	}
	if ( ! select ) {
		throw new Error( 'Pass `selector: select( itemsStore )`.' );
	}
	deprecated( `\`select\` for ${ functionName }`, {
		alternative: '`selector`',
	} );
	return select( ITEMS_STORE_NAME );
}

/** How one request of a list stands. Call it after the selector itself. */
export function getItemsRequestFlags(
	reader: ItemsReader,
	itemType: string,
	query: Query
) {
	return {
		isRequesting: ! reader.hasFinishedResolution( 'getItems', [
			itemType,
			query,
		] ),
		isError: Boolean( reader.getItemsError( itemType, query ) ),
	};
}
