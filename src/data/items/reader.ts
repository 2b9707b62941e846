import { ITEMS_STORE_NAME } from '../constants';
import { getReader } from '../reader';
import type { Query } from '@storedeck/api';
import type { ReaderOptions } from '../reader';
import type { ItemsReader } from './types';

export type ItemsReaderOptions = ReaderOptions< ItemsReader >;

export const getItemsReader = (
	options: ItemsReaderOptions,
	functionName: string
) =>
	getReader(
		options,
		ITEMS_STORE_NAME,
		'itemsStore',
		`\`select\` for ${ functionName }`
	);

/** The state of a request. Call it after the selector. */
export const getItemsRequestFlags = (
	reader: ItemsReader,
	itemType: string,
	query: Query
) => ( {
	isRequesting: ! reader.hasFinishedResolution( 'getItems', [
		itemType,
		query,
	] ),
	isError: Boolean( reader.getItemsError( itemType, query ) ),
} );
