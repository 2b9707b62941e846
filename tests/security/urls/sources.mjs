import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../../..'
);

const read = ( file ) => readFileSync( path.join( ROOT, file ), 'utf8' );

const matchAll = ( text, pattern ) =>
	[ ...text.matchAll( pattern ) ].map( ( [ , match ] ) => match );

/** The sources of the app, without their tests. */
const readSources = () =>
	[ 'client', 'src' ].flatMap( ( folder ) =>
		readdirSync( path.join( ROOT, folder ), { recursive: true } )
			.map( ( file ) => path.join( folder, String( file ) ) )
			.filter(
				( file ) =>
					/\.tsx?$/.test( file ) && ! /(^|\/)test\//.test( file )
			)
			.map( read )
	);

/** The definitions of the reports, which the build reads from the server. */
const readDefinitions = () => read( '.cache/report-definitions.json' );

/** The paths of all screens. */
export const readPaths = () => [
	...JSON.parse( readDefinitions() ).screens.map( ( screen ) => screen.path ),
	'/orders/:id',
	'/customers/:id',
	'/products/new',
	'/products/:id',
];

/** The schema of each parameter of a report's route, by the report. */
const readRouteParameters = () =>
	Object.fromEntries(
		Object.entries(
			JSON.parse( read( 'tests/contract/rest/support/routes.json' ) )
		).flatMap( ( [ route, { GET } ] ) => {
			const report = route.match(
				/^\/wc-analytics\/reports\/(\w+)$/
			)?.[ 1 ];
			return report && GET ? [ [ report, GET ] ] : [];
		} )
	);

/**
 * The parameters that screens read from the URL, by the last part of their path,
 * and those that any screen may read as `''`. Values are JSON schemas.
 *
 * @return {Record<string, Record<string, any>>} Schemas by name, by screen.
 */
export function readParameters() {
	const sources = readSources().join( '\n' );
	const names = [
		...matchAll( sources, /(?:query|Query)\.(\w+)/g ),
		...matchAll( sources, /\bparam: '([\w-]+)'/g ),
		...matchAll( sources, /_PARAM = '(\w+)'/g ),
		...matchAll(
			readDefinitions(),
			/"(?:param|filterParam|idsParam)":\s*"([\w-]+)"/g
		),
		...matchAll(
			read( 'src/navigation/query.ts' ).split( '] as const' )[ 0 ],
			/^\t'(\w+)',$/gm
		),
	];
	return {
		'': Object.fromEntries( names.map( ( name ) => [ name, {} ] ) ),
		...readRouteParameters(),
	};
}
