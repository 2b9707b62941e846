import deprecated from '@wordpress/deprecated';
import { ITEMS_STORE_NAME } from '../constants';
import type { Query } from '@storedeck/api';
import type { ItemsReader } from './types';

/** How a function that reads items gets the store's selectors. */
export interface ItemsReaderOptions {
	/** The result of `select( itemsStore )`. */
	selector?: ItemsReader;
	/** Deprecated: the function `select`. */
	select?: ( storeName: string ) => ItemsReader;
}

/** The store's selectors from either option. */
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

/** The state of a request. Call it after the selector. */
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
