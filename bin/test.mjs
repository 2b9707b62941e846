#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureRequirements } from './testing/requirements.mjs';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);

const HELP = `npm test [-- PART …]

Sets everything up and runs every check and test, or only the named parts:
  check  linters, types, direction of imports, PHP syntax and standard
  unit   the libraries, widgets and screens; the command line tools
  php    the pure PHP classes
  rest   the REST API of live shops: SQLite, MariaDB and WebAssembly PHP
  e2e    journeys in Chromium
`;

const names = process.argv.slice( 2 );
if ( names.includes( '--help' ) ) {
	console.log( HELP );
	process.exit( 0 );
}

const progress = createProgress();
await installDependencies( root, progress );

// Imported only now: from here on packages may be used.
const { PARTS } = await import( './testing/parts.mjs' );
const unknown = names.filter( ( name ) => ! Object.hasOwn( PARTS, name ) );
if ( unknown.length ) {
	console.error( `Unknown part: ${ unknown.join( ', ' ) }\n\n${ HELP }` );
	process.exit( 2 );
}

const suites = ( names.length ? names : Object.keys( PARTS ) ).flatMap(
	( name ) => PARTS[ name ].map( ( suite ) => ( { part: name, ...suite } ) )
);
const missing = ensureRequirements( [
	...new Set( suites.flatMap( ( suite ) => suite.needs ?? [] ) ),
] );
if ( suites.some( ( suite ) => suite.needsBundle ) ) {
	await buildBundle( root, progress );
}

const started = Date.now();
const results = [];
for ( const suite of suites ) {
	results.push( { suite, ...( await runSuite( suite ) ) } );
}
summarise( results );

async function runSuite( suite ) {
	const lacking = ( suite.needs ?? [] ).filter( ( name ) => missing[ name ] );
	console.log( `\n▶ ${ suite.part }: ${ suite.title }` );
	if ( lacking.length ) {
		const reason = lacking.map( ( name ) => missing[ name ] ).join( '; ' );
		// A run for others to trust may leave nothing out.
		if ( process.env.CI ) {
			console.error( `FAILED, could not run: ${ reason }` );
			return { passed: 0, failed: 1, skipped: 0, seconds: 0 };
		}
		console.error( `SKIPPED: ${ reason }` );
		return { passed: 0, failed: 0, skipped: 1, seconds: 0 };
	}
	const start = Date.now();
	let counts;
	try {
		counts = await suite.run( root );
	} catch ( error ) {
		console.error( error );
		counts = { passed: 0, failed: 1, skipped: 0 };
	}
	// In CI a skipped test would go unnoticed.
	if ( process.env.CI && counts.skipped ) {
		console.error( `FAILED: ${ counts.skipped } tests were skipped` );
		counts = {
			...counts,
			failed: counts.failed + counts.skipped,
			skipped: 0,
		};
	}
	return { ...counts, seconds: ( Date.now() - start ) / 1000 };
}

function markOf( failed, skipped ) {
	if ( failed ) {
		return '✖';
	}
	return skipped ? '–' : '✔';
}

function summarise( all ) {
	const sum = ( key ) =>
		all.reduce( ( total, result ) => total + result[ key ], 0 );
	console.log( '' );
	for ( const { suite, passed, failed, skipped, seconds } of all ) {
		const counts = `${ passed } passed, ${ failed } failed, ${ skipped } skipped`;
		const mark = markOf( failed, skipped );
		console.log(
			`${ mark } ${ `${ suite.part }: ${ suite.title }`.padEnd(
				52
			) } ${ counts } (${ seconds.toFixed( 1 ) } s)`
		);
	}
	console.log(
		`\nIn ${ ( ( Date.now() - started ) / 1000 ).toFixed( 0 ) } s.`
	);
	const skipped = sum( 'skipped' );
	console.log(
		`${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed${
			skipped ? `, ${ skipped } skipped` : ''
		}`
	);
	process.exitCode = sum( 'failed' ) ? 1 : 0;
}
