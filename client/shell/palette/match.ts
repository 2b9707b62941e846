export interface Named {
	label: string;
	/** Breadcrumb of the item, e.g. `Analytics`. */
	group: string;
}

/** Normalizes text for comparison: lowercase, without accents. */
const normalize = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

const toWords = ( text: string ) =>
	normalize( text )
		.split( /\s+/ )
		.filter( ( word ) => word !== '' );

/**
 * Score of a word in a text: 3 at the beginning, 2 at the beginning of a word,
 * 1 inside a word, 0 for no match.
 */
function rate( word: string, text: string ) {
	const plain = normalize( text );
	if ( plain.startsWith( word ) ) {
		return 3;
	}
	if (
		plain
			.split( /[^\p{L}\p{N}]+/u )
			.some( ( part ) => part.startsWith( word ) )
	) {
		return 2;
	}
	return plain.includes( word ) ? 1 : 0;
}

/** Score of an item; 0 when a word is neither in its label nor in its group. */
function rateItem( words: readonly string[], { label, group }: Named ) {
	let total = 0;
	let isByGroup = true;
	for ( const word of words ) {
		const inLabel = rate( word, label );
		const rating = 10 * inLabel + rate( word, group );
		if ( rating === 0 ) {
			return { rating: 0, isByGroup };
		}
		isByGroup &&= inLabel === 0;
		total += rating;
	}
	return { rating: total, isByGroup };
}

export interface Matches< Item > {
	/** Their label has at least one of the words. */
	byLabel: Item[];
	/** Only their group has the words: there may be many that no one looks for. */
	byGroup: Item[];
}

/**
 * Items that contain every word of a search term in any order, best match
 * first. The sort is stable. An empty term returns all items by their label.
 *
 * @param items The items.
 * @param text  The search term.
 */
export function findMatches< Item extends Named >(
	items: readonly Item[],
	text: string
): Matches< Item > {
	const words = toWords( text );
	if ( words.length === 0 ) {
		return { byLabel: [ ...items ], byGroup: [] };
	}
	const found = items
		.map( ( item ) => ( { item, ...rateItem( words, item ) } ) )
		.filter( ( { rating } ) => rating > 0 )
		.sort( ( a, b ) => b.rating - a.rating );
	const getItems = ( isByGroup: boolean ) =>
		found
			.filter( ( one ) => one.isByGroup === isByGroup )
			.map( ( { item } ) => item );
	return { byLabel: getItems( false ), byGroup: getItems( true ) };
}
