import { getItemsReader, getItemsRequestFlags } from './reader';
import type { Query } from '@storedeck/api';
import type { ItemsReaderOptions } from './reader';
import type { Item, ItemsReader } from './types';

export interface FoundItems {
	/** What was found for any of the words, by id. */
	items: Record< string, Item >;
	/** The answer for some word is on its way. */
	isRequesting: boolean;
	/** The search for some word failed. */
	isError: boolean;
}

type Selecting = ItemsReader | NonNullable< ItemsReaderOptions[ 'select' ] >;

/** As many as a list of suggestions shows for one word. */
const PER_WORD = 10;

/**
 * Searches items for words, one request for each word. Call it inside
 * `useSelect`.
 *
 * @param selector What `select( itemsStore )` gives; the older way is `select`.
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
	const reader = getItemsReader(
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
		reader.getItems( endpoint, query ).forEach( ( item, id ) => {
			found.items[ id ] = item;
		} );
		const flags = getItemsRequestFlags( reader, endpoint, query );
		found.isRequesting ||= flags.isRequesting;
		found.isError ||= flags.isError;
	}
	return found;
}
