import { ITEMS_STORE_NAME } from '../constants';
import { getReader } from '../reader';
import type { Query } from '@storedeck/api';
import type { ReaderOptions } from '../reader';
import type { ItemsReader } from './types';

export type ItemsReaderOptions = ReaderOptions< ItemsReader >;

/**
 * Creates a function that reads a list and the state of its request.
 *
 * @param options      The selectors.
 * @param functionName The function that was called with them.
 */
export function createListReader(
	options: ItemsReaderOptions,
	functionName: string
) {
	const reader = getReader(
		options,
		ITEMS_STORE_NAME,
		'itemsStore',
		`\`select\` for ${ functionName }`
	);
	return ( itemType: string, query: Query ) => ( {
		items: reader.getItems( itemType, query ),
		// The selector has to be called before.
		isRequesting: ! reader.hasFinishedResolution( 'getItems', [
			itemType,
			query,
		] ),
		isError: Boolean( reader.getItemsError( itemType, query ) ),
	} );
}
