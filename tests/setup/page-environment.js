const { createRequire } = require( 'module' );
const { TestEnvironment } = require( 'jest-environment-jsdom' );

// Resolves the copies of the modules that the environment uses.
const requireFromEnvironment = createRequire(
	require.resolve( 'jest-environment-jsdom' )
);
const requireFromJsdom = createRequire(
	requireFromEnvironment.resolve( 'jsdom' )
);
const cssom = requireFromJsdom( 'cssom' );
const defaultStyles = requireFromJsdom( './jsdom/browser/default-stylesheet' );
const { matchesDontThrow } = requireFromJsdom(
	'./jsdom/living/helpers/selectors'
);
const styleRules = requireFromJsdom( './jsdom/living/helpers/style-rules' );

/*
 * Each query by role or name computes the visibility of an element and all its
 * ancestors. For this, jsdom matches every rule of every style sheet against
 * each element, which takes a quarter of the time of the tests. Rules that set
 * none of the relevant properties do not affect the result and are skipped.
 */

const RESOLVED = Object.keys(
	styleRules.propertiesWithResolvedValueImplemented
);

/** Whether a rule sets a property for which jsdom computes a value. */
const isRelevant = ( { style } ) =>
	RESOLVED.some( ( property ) => style?.getPropertyValue( property ) );

/** The relevant rules of a list that apply to screens. */
const selectRules = ( rules ) =>
	rules
		.flatMap( ( rule ) => {
			if ( ! rule.media ) {
				return [ rule ];
			}
			return Array.from( rule.media ).includes( 'screen' )
				? Array.from( rule.cssRules )
				: [];
		} )
		.filter( isRelevant );

const selections = new WeakMap();

/** The relevant rules of a style sheet; they are selected again when rules change. */
function rulesOf( sheet ) {
	const { cssRules } = sheet;
	const known = selections.get( sheet );
	if (
		known?.all.length === cssRules.length &&
		known.all.every( ( rule, at ) => rule === cssRules[ at ] )
	) {
		return known.relevant;
	}
	const all = Array.from( cssRules );
	const relevant = selectRules( all );
	selections.set( sheet, { all, relevant } );
	return relevant;
}

const defaults = selectRules( cssom.parse( defaultStyles ).cssRules );

styleRules.forEachMatchingSheetRuleOfElement = ( element, handleRule ) => {
	const sheets = element._ownerDocument.styleSheets._list;
	[ ...defaults, ...sheets.flatMap( rulesOf ) ]
		.filter( ( { selectorText } ) =>
			matchesDontThrow( element, selectorText )
		)
		.forEach( handleRule );
};

/*
 * The name of a field comes from its labels. For each label of the page, jsdom looks
 * at every element until it finds the id; the document knows the elements by id.
 */
// These modules can only be loaded by jsdom, which reads the above when it is loaded.
requireFromEnvironment( 'jsdom' );
const { isLabelable } = requireFromJsdom(
	'./jsdom/living/helpers/form-controls'
);
const { implementation: Label } = requireFromJsdom(
	'./jsdom/living/nodes/HTMLLabelElement-impl'
);
const { get: findControl } = Object.getOwnPropertyDescriptor(
	Label.prototype,
	'control'
);

Object.defineProperty( Label.prototype, 'control', {
	get() {
		const id = this.getAttributeNS( null, 'for' );
		const found = id && this.getRootNode( {} )._ids?.[ id ];
		return found?.length === 1 && isLabelable( found[ 0 ] )
			? found[ 0 ]
			: findControl.call( this );
	},
} );

/** A jsdom page that computes visibility and names fast, and reads URLs with Node. */
module.exports = class PageEnvironment extends TestEnvironment {
	constructor( ...args ) {
		super( ...args );
		// The same standard in native code. Each request of a data store reads several.
		Object.assign( this.global, { URL, URLSearchParams } );
	}
};
