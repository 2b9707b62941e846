/** Something that can be searched for by its name. */
export interface Named {
	/** What it is called. */
	label: string;
	/** What it stands under, `Analytics`. */
	group: string;
}

/** Text as it is compared: without capitals and accents. */
const toPlain = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

const toWords = ( text: string ) =>
	toPlain( text )
		.split( /\s+/ )
		.filter( ( word ) => word !== '' );

/**
 * How well a word fits a text: 3 begins it, 2 begins a word of it, 1 is in it,
 * 0 not at all.
 */
function rate( word: string, text: string ) {
	const plain = toPlain( text );
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

/** How well a thing fits; 0 where a word is neither in its name nor in its group. */
function rateItem( words: readonly string[], { label, group }: Named ) {
	let total = 0;
	for ( const word of words ) {
		const rating = 10 * rate( word, label ) + rate( word, group );
		if ( rating === 0 ) {
			return 0;
		}
		total += rating;
	}
	return total;
}

/**
 * What fits a search: every word of it, in any order. What fits best comes
 * first; equals stay in their order. All of them where nothing is searched for.
 *
 * @param items What there is.
 * @param text  What was typed.
 */
export function findMatches< Item extends Named >(
	items: readonly Item[],
	text: string
): Item[] {
	const words = toWords( text );
	if ( words.length === 0 ) {
		return [ ...items ];
	}
	return items
		.map( ( item ) => ( { item, rating: rateItem( words, item ) } ) )
		.filter( ( { rating } ) => rating > 0 )
		.sort( ( a, b ) => b.rating - a.rating )
		.map( ( { item } ) => item );
}
