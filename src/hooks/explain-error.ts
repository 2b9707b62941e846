/*
 * What React says of code that it cannot render, in words that tell what to do.
 * React's own words are numbers on a site that is not in development.
 */
const CAUSES: readonly ( readonly [ RegExp, string ] )[] = [
	[
		/Invalid hook call|React error #321\b|of null \(reading 'use[A-Z]|null is not an object \(evaluating '[^']*\.use[A-Z]|property "use[A-Z]\w*", .* is null|keys( |%20)(\{|%7B)(\$|%24){2}typeof|older version of React/,
		'Two copies of React: the plugin bundles its own. Expected the React of WordPress: import from @wordpress/element, or build with @wordpress/dependency-extraction-webpack-plugin.',
	],
	[
		/Too many re-renders|Maximum update depth|React error #(301|185)\b/,
		'It renders without end. Expected that state is changed in events, or in effects whose dependencies stay the same.',
	],
	[
		/not valid as a React child|React error #31\b/,
		'It renders an object. Expected an element, a string or a number.',
	],
	[
		/Element type is invalid|React error #130\b/,
		'It renders something that is no component. Expected a function or a class; check names of imports.',
	],
	[
		/Rendered (more|fewer) hooks|Should have a queue|React error #(300|310|311)\b/,
		'It calls hooks in some renders only. Expected the same hooks in each render.',
	],
	[
		/Nothing was returned from render|React error #152\b/,
		'It returns undefined. Expected an element or null.',
	],
];

/**
 * The message of an error, or what is behind it and what was expected.
 *
 * @param error What was thrown, which may be anything.
 */
export function explainError( error: unknown ) {
	const message = error instanceof Error ? error.message : String( error );
	const [ , cause ] =
		CAUSES.find( ( [ pattern ] ) => pattern.test( message ) ) ?? [];
	return cause ?? ( message || 'Unknown error.' );
}
