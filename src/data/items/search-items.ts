import { createListReader } from './reader';
import type { Query } from '@storedeck/api';
import type { ItemsReaderOptions } from './reader';
import type { Item, ItemsReader } from './types';

export interface FoundItems {
	/** Items found for any of the words, by id. */
	items: Record< string, Item >;
	/** Whether a request is pending. */
	isRequesting: boolean;
	/** Whether a search failed. */
	isError: boolean;
}

type Selecting = ItemsReader | NonNullable< ItemsReaderOptions[ 'select' ] >;

/** Number of suggestions per word. */
const PER_WORD = 10;

/**
 * Searches items, with one request for each word. Call it inside `useSelect`.
 *
 * @param selector The result of `select( itemsStore )`; deprecated: `select`.
 * @param endpoint The list, for example `products`.
 * @param search   The words.
 * @param options  Parameters of the requests.
 */
export function searchItemsByString(
	selector: Selecting,
	endpoint: string,
	search: readonly string[],
	options: Query = {}
): FoundItems {
	const readList = createListReader(
		typeof selector === 'function' ? { select: selector } : { selector },
		'searchItemsByString'
	);
	const found: FoundItems = {
		items: {},
		isRequesting: false,
		isError: false,
	};
	for ( const word of search ) {
		const query = { search: word, per_page: PER_WORD, ...options };
		const list = readList( endpoint, query );
		list.items.forEach( ( item, id ) => {
			found.items[ id ] = item;
		} );
		found.isRequesting ||= list.isRequesting;
		found.isError ||= list.isError;
	}
	return found;
}
