const PLACEHOLDER = /%(?:\d+\$)?[sd]|\{\{?\/?[^}]+\}?\}|<[^>]+>/;

/** What a text has besides its placeholders, so that data of the store does not match by chance: two words. */
const WORDS = /\p{L}{3,}.*\s\p{L}{2,}|\p{L}{2,}\s.*\p{L}{3,}/su;

const escape = ( text ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** The pattern of a text with values in its placeholders, or undefined for one with too few words. */
function toPattern( text ) {
	const parts = text.split( PLACEHOLDER );
	if ( ! WORDS.test( parts.join( '' ) ) ) {
		return undefined;
	}
	const pattern = parts
		.map( ( part ) => escape( part.replaceAll( '%%', '%' ) ) )
		.join( '.+?' );
	return new RegExp( `^${ pattern.trim() }$`, 'su' );
}

/**
 * Creates a function that says whether a text is one of the catalog that was not
 * translated. Texts that are the same in both languages, and those of WordPress and of
 * the store, are none.
 *
 * @param {import('../../../bin/translations/po-file.mjs').Catalog} catalog
 * @return {( text: string ) => string | undefined} The text of the catalog.
 */
export function createEnglishFinder( { entries } ) {
	const translated = new Set(
		entries.flatMap( ( { translations } ) => translations )
	);
	const plain = new Set();
	/** @type {[ string, RegExp ][]} */
	const patterns = [];
	for ( const { id, plural, translations } of entries ) {
		for ( const text of plural === undefined ? [ id ] : [ id, plural ] ) {
			if ( translations.includes( text ) || translated.has( text ) ) {
				continue;
			}
			if ( ! PLACEHOLDER.test( text ) ) {
				plain.add( text );
			} else {
				const pattern = toPattern( text );
				if ( pattern ) {
					patterns.push( [ text, pattern ] );
				}
			}
		}
	}
	const find = ( text ) =>
		plain.has( text )
			? text
			: patterns.find( ( [ , pattern ] ) => pattern.test( text ) )?.[ 0 ];
	/** Most texts are on all screens. */
	const found = new Map();
	return ( text ) => {
		if ( ! found.has( text ) ) {
			found.set( text, find( text ) );
		}
		return found.get( text );
	};
}

/** Elements of the plugin: those of its menu, its screens and what opens above them. */
const OURS =
	'#adminmenu a[href*="page=storedeck"], .storedeck-layout, .components-popover, .components-modal__screen-overlay';

/** What is no text, and the button of WordPress that closes a dialog. */
const WITHOUT = 'script, style, template, .components-modal__header > button';

/**
 * All texts of the plugin that a person reads or hears: of elements with text of their
 * own, as a whole and in parts, and of attributes.
 *
 * @param {import('playwright-core').Page} page
 * @return {Promise<string[]>} Each once.
 */
export const listTexts = ( page ) =>
	page.evaluate(
		( [ ours, without ] ) => {
			const ATTRIBUTES = [ 'aria-label', 'placeholder', 'title', 'alt' ];
			const texts = new Set( [ document.title ] );
			const elements = [ ...document.querySelectorAll( ours ) ].flatMap(
				( root ) => [ root, ...root.querySelectorAll( '*' ) ]
			);
			for ( const element of elements ) {
				if ( element.closest( without ) ) {
					continue;
				}
				for ( const name of ATTRIBUTES ) {
					texts.add( element.getAttribute( name ) ?? '' );
				}
				const own = [ ...element.childNodes ].filter(
					( { nodeType } ) => nodeType === window.Node.TEXT_NODE
				);
				for ( const { textContent } of own ) {
					texts.add( textContent ?? '' );
				}
				// A sentence with a link or a number in it.
				if (
					own.some( ( { textContent } ) => textContent?.trim() ) &&
					element.childElementCount > 0
				) {
					texts.add( element.textContent ?? '' );
				}
			}
			return [ ...texts ]
				.map( ( text ) => text.replace( /\s+/g, ' ' ).trim() )
				.filter( ( text ) => text.length > 1 );
		},
		[ OURS, WITHOUT ]
	);
