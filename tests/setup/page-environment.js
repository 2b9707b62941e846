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

/** The rules of a style sheet that apply to screens. */
const rulesOf = ( { cssRules } ) =>
	Array.from( cssRules ).flatMap( ( rule ) => {
		if ( ! rule.media ) {
			return [ rule ];
		}
		return Array.from( rule.media ).includes( 'screen' )
			? Array.from( rule.cssRules )
			: [];
	} );

const defaults = rulesOf( cssom.parse( defaultStyles ) ).filter( isRelevant );

styleRules.forEachMatchingSheetRuleOfElement = ( element, handleRule ) => {
	const sheets = Array.from( element._ownerDocument.styleSheets._list );
	[ ...defaults, ...sheets.flatMap( rulesOf ).filter( isRelevant ) ]
		.filter( ( { selectorText } ) =>
			matchesDontThrow( element, selectorText )
		)
		.forEach( handleRule );
};

/** A jsdom page that computes visibility fast. */
module.exports = class PageEnvironment extends TestEnvironment {};
