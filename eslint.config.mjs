import { readdirSync } from 'node:fs';
import wordpress from '@wordpress/eslint-plugin';

/** The text domain of a plugin is the name of its folder. */
const allowTextDomain = ( folder, allowedTextDomain ) => ( {
	files: [ `${ folder }/**` ],
	rules: {
		'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain } ],
	},
} );

/** Turns rules off whose names start with one of the given texts. */
const turnOff = ( ...starts ) =>
	Object.fromEntries(
		wordpress.configs.recommended
			.flatMap( ( { rules = {} } ) => Object.keys( rules ) )
			.filter( ( name ) =>
				starts.some( ( start ) => name.startsWith( start ) )
			)
			.map( ( name ) => [ name, 'off' ] )
	);

export default [
	{
		ignores: [
			'**/node_modules/**',
			'.cache/**',
			'build/**',
			'php-stub/build/**',
			'test-results/**',
		],
	},
	...wordpress.configs.recommended,
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: [ '**/test/**/*.{ts,tsx}', 'tests/packages/project/*.test.cjs' ],
	} ) ),
	{
		rules: {
			// TypeScript carries the types; a docblock carries the meaning.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/no-types': 'off',
			'jsdoc/no-undefined-types': 'off',
			// A check of its own, which takes as long as all rules.
			'prettier/prettier': 'off',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'storedeck' },
			],
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			// Refuses the tags that the other rules check, each of which reads all comments.
			'jsdoc/check-tag-names': [
				'error',
				{ typed: true, definedTags: [ 'stability' ] },
			],
			...turnOff(
				'jsdoc/check-access',
				'jsdoc/check-property-names',
				'jsdoc/implements-on-classes',
				'jsdoc/require-property'
			),
			'@typescript-eslint/no-explicit-any': 'error',
			// Contained errors are reported to developers in the console.
			'no-console': [ 'error', { allow: [ 'error', 'warn' ] } ],
		},
	},
	// Files without JSX.
	{ files: [ '**/*.{ts,mjs,cjs}' ], rules: turnOff( 'react/' ) },
	{ files: [ '**/*.{mjs,cjs}' ], rules: turnOff( 'react-hooks/' ) },
	...readdirSync( new URL( 'examples', import.meta.url ) ).map( ( name ) =>
		allowTextDomain( `examples/${ name }`, name )
	),
	allowTextDomain( 'bin/new-extension/template', 'example-extension' ),
	{
		// The template has its own package.json; its README says how to install packages.
		files: [ 'bin/new-extension/template/**' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
	{
		// Command line tools speak through the terminal.
		files: [ 'bin/**/*.mjs', 'tests/**/*.{mjs,ts}' ],
		rules: { 'no-console': 'off' },
	},
	{
		// WordPress provides these packages; see host.d.ts there.
		files: [ 'client/blocks/**' ],
		settings: {
			'import/core-modules': [
				'@wordpress/blocks',
				'@wordpress/block-editor',
			],
		},
	},
	{
		// A sum over bits.
		files: [ 'src/components/gravatar/md5.ts' ],
		rules: { 'no-bitwise': 'off' },
	},
	{
		// The tools that import these resolve packages themselves.
		files: [ '**/*.{mjs,cjs,js}', 'tests/packages/project/**' ],
		rules: {
			'import/no-unresolved': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
];
