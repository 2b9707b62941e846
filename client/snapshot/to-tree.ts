/** A text, or an element as its name, its attributes and what is in it. */
export type Tree = string | [ string, Record< string, string >, Tree[] ];

/** What a picture in HTML cannot show again. */
const LIVING = 'canvas, iframe, video, audio, object, embed';

/** The host writes styles of its cards by script, once they are drawn. */
const STYLED_BY_SCRIPT = '[class^="css-"], [class*=" css-"]';

/** The host moves what looks like one of its notices to the page's head. */
const MOVED = '.notice, .updated, .error';

/** What is not finished, or only there for a moment. */
const PASSING = '[aria-busy="true"], [aria-expanded="true"], [role="dialog"]';

/** What says what time it is: the room of it is kept, the words are not. */
const OF_NOW = '.storedeck-freshness';

/** What the pointer brought. */
const POINTED_AT = '[role="tooltip"], .d3-chart__tooltip, .components-popover';

/** Size in pixels of what is there to be read out only: a snapshot is for eyes. */
const READ_OUT_SIZE = 1;

/** Elements that say more in properties than in attributes. */
function readState( element: Element ): Record< string, string > {
	if ( element instanceof HTMLInputElement ) {
		return {
			value: element.value,
			...( element.checked && { checked: '' } ),
		};
	}
	if ( element instanceof HTMLOptionElement ) {
		return element.selected ? { selected: '' } : {};
	}
	return {};
}

function readAttributes( element: Element ) {
	const attributes: Record< string, string > = {};
	for ( const { name, value } of element.attributes ) {
		attributes[ name ] = value;
	}
	if ( element instanceof HTMLInputElement ) {
		delete attributes.checked;
	}
	if ( element instanceof HTMLOptionElement ) {
		delete attributes.selected;
	}
	return { ...attributes, ...readState( element ) };
}

const withStyle = ( attributes: Record< string, string >, style: string ) => {
	attributes.style = `${ attributes.style ?? '' };${ style }`;
};

function readElement( element: Element, bottom: number ): Tree | undefined {
	if ( element.matches( POINTED_AT ) ) {
		return;
	}
	const { top, width, height } = element.getBoundingClientRect();
	if ( width === READ_OUT_SIZE && height === READ_OUT_SIZE ) {
		return;
	}
	// What has no size (a line break, parts of a drawing) stands nowhere.
	if ( top > bottom && height > 0 ) {
		return;
	}
	const attributes = readAttributes( element );
	if ( element.matches( 'th' ) ) {
		// Rows that are left out would have made the column wider.
		withStyle( attributes, `min-width:${ width }px` );
	}
	if ( element.matches( OF_NOW ) ) {
		withStyle( attributes, 'visibility:hidden' );
	}
	return [ element.localName, attributes, readNodes( element, bottom ) ];
}

function readNodes( parent: Element, bottom: number ): Tree[] {
	const nodes: Tree[] = [];
	for ( const node of parent.childNodes ) {
		const tree =
			node instanceof Element
				? readElement( node, bottom )
				: ( node instanceof Text && node.data ) || undefined;
		if ( tree !== undefined ) {
			nodes.push( tree );
		}
	}
	return nodes;
}

/**
 * What an element shows, as far down as can be seen without scrolling far.
 *
 * @param root   The element.
 * @param bottom What begins below is left out; pixels from the window's top.
 * @return Undefined when it cannot be shown again, or is not finished.
 */
export function toTree( root: Element, bottom: number ): Tree[] | undefined {
	return root.querySelector(
		[ LIVING, STYLED_BY_SCRIPT, MOVED, PASSING ].join( ', ' )
	)
		? undefined
		: readNodes( root, bottom );
}
