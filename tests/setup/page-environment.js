const { createRequire } = require( 'module' );
const { TestEnvironment } = require( 'jest-environment-jsdom' );

// The same modules that the environment uses.
const ofEnvironment = createRequire(
	require.resolve( 'jest-environment-jsdom' )
);
const ofJsdom = createRequire( ofEnvironment.resolve( 'jsdom' ) );
const cssom = ofJsdom( 'cssom' );
const defaultStyles = ofJsdom( './jsdom/browser/default-stylesheet' );
const { matchesDontThrow } = ofJsdom( './jsdom/living/helpers/selectors' );
const styleRules = ofJsdom( './jsdom/living/helpers/style-rules' );

/*
 * Whether a thing can be seen is asked of it and of all that it lies in, each
 * time that a test looks for a role or a name. jsdom then matches every rule
 * of every sheet against all of these elements: a quarter of what the tests
 * take. Nearly no rule says anything of it, so the others are passed over
 * before they are matched; what comes out is the same.
 */

const RESOLVED = Object.keys(
	styleRules.propertiesWithResolvedValueImplemented
);

/** Whether a rule sets a property that jsdom inherits. */
const isConcerned = ( { style } ) =>
	RESOLVED.some( ( property ) => style?.getPropertyValue( property ) );

/** The rules of a style sheet for screens. */
const rulesOf = ( { cssRules } ) =>
	Array.from( cssRules ).flatMap( ( rule ) => {
		if ( ! rule.media ) {
			return [ rule ];
		}
		return Array.from( rule.media ).includes( 'screen' )
			? Array.from( rule.cssRules )
			: [];
	} );

const defaults = rulesOf( cssom.parse( defaultStyles ) ).filter( isConcerned );

// `getComputedStyle` keeps the first declaration of an element.
styleRules.forEachMatchingSheetRuleOfElement = ( element, handleRule ) => {
	const sheets = Array.from( element._ownerDocument.styleSheets._list );
	[ ...defaults, ...sheets.flatMap( rulesOf ).filter( isConcerned ) ]
		.filter( ( { selectorText } ) =>
			matchesDontThrow( element, selectorText )
		)
		.forEach( handleRule );
};

/** A jsdom page with a fast check of visibility. */
module.exports = class PageEnvironment extends TestEnvironment {};
