export interface Named {
	label: string;
	/** Breadcrumb of the item, e.g. `Analytics`. */
	group: string;
	/** Other words for it, which are not shown. */
	keywords?: string;
}

/** Normalizes text for comparison: lowercase, without accents. */
const normalize = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

/** The words of a search term, for comparison. */
export const toWords = ( text: string ) =>
	normalize( text )
		.split( /\s+/ )
		.filter( ( word ) => word !== '' );

/** Shorter words are another word with one letter changed. */
const MIN_MISTYPED = 4;

/** Whether two words are the same but for a letter that is wrong, missing, too many, or in the place of the next. */
function isNear( a: string, b: string ) {
	let at = 0;
	while ( at < a.length && a[ at ] === b[ at ] ) {
		at++;
	}
	const [ restA, restB ] = [ a.slice( at ), b.slice( at ) ];
	return (
		restA.slice( 1 ) === restB.slice( 1 ) ||
		restA.slice( 1 ) === restB ||
		restA === restB.slice( 1 ) ||
		( restA[ 0 ] === restB[ 1 ] &&
			restA[ 1 ] === restB[ 0 ] &&
			restA.slice( 2 ) === restB.slice( 2 ) )
	);
}

/** Whether a mistyped word may be the beginning of another one. */
const isMistyped = ( word: string, part: string ) =>
	word.length >= MIN_MISTYPED &&
	[ -1, 0, 1 ].some( ( more ) =>
		isNear( word, part.slice( 0, word.length + more ) )
	);

const splitText = ( plain: string ) => plain.split( /[^\p{L}\p{N}]+/u );

/**
 * Score of a word in a text: 3 at the beginning, 2 at the beginning of a word,
 * 1 inside a word, 0 for no match.
 */
function rate( word: string, text: string ) {
	const plain = normalize( text );
	if ( plain.startsWith( word ) ) {
		return 3;
	}
	if ( splitText( plain ).some( ( part ) => part.startsWith( word ) ) ) {
		return 2;
	}
	return plain.includes( word ) ? 1 : 0;
}

/** Whether a text has a word that may be meant by a mistyped one. */
const hasMeant = ( word: string, text: string ) =>
	splitText( normalize( text ) ).some( ( part ) => isMistyped( word, part ) );

/** Score of an item; 0 when a word is neither in its label nor in its group nor one of its other words. */
function rateItem(
	words: readonly string[],
	{ label, group, keywords = '' }: Named,
	allowsTypos: boolean
) {
	let total = 0;
	let isByGroup = true;
	for ( const word of words ) {
		// Inside of other words too much is found.
		const isKeyword = rate( word, keywords ) > 1;
		const isMeant =
			allowsTypos && hasMeant( word, `${ label } ${ keywords }` );
		const inName =
			10 * rate( word, label ) + ( isKeyword || isMeant ? 5 : 0 );
		const rating = inName + rate( word, group );
		if ( rating === 0 ) {
			return { rating: 0, isByGroup };
		}
		isByGroup &&= inName === 0;
		total += rating;
	}
	return { rating: total, isByGroup };
}

export interface Matches< Item > {
	/** Their label or other words have at least one of the words. */
	byLabel: Item[];
	/** Only their group has the words: there may be many that no one looks for. */
	byGroup: Item[];
}

function match< Item extends Named >(
	items: readonly Item[],
	words: readonly string[],
	allowsTypos: boolean
): Matches< Item > {
	const found = items
		.map( ( item ) => ( {
			item,
			...rateItem( words, item, allowsTypos ),
		} ) )
		.filter( ( { rating } ) => rating > 0 )
		.sort( ( a, b ) => b.rating - a.rating );
	const getItems = ( isByGroup: boolean ) =>
		found
			.filter( ( one ) => one.isByGroup === isByGroup )
			.map( ( { item } ) => item );
	return { byLabel: getItems( false ), byGroup: getItems( true ) };
}

/**
 * Items that contain every word of a search term in any order, best match
 * first; if there is none, those that do with a typo. The sort is stable. An empty
 * term returns all items by their label.
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
	const exact = match( items, words, false );
	return exact.byLabel.length + exact.byGroup.length > 0
		? exact
		: match( items, words, true );
}
