#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { ensureRequirements } from './testing/requirements.mjs';
import { closingLine, describeResult } from './testing/results.mjs';
import { holdOutput } from './testing/run-command.mjs';
import { writeTypes } from './types/write.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);

const HELP = `npm test [-- PART …]

Sets everything up and runs every check and test, or only the named parts:
  check  linters, types, direction of imports, PHP syntax and standard
  unit   the libraries, widgets and screens, on the oldest and the newest host;
         the command line tools
  php    the pure PHP classes
  rest   the REST API of live shops: SQLite, MariaDB, and WebAssembly PHP
  e2e    journeys in Chromium, on native and on WebAssembly PHP
`;

const NOTHING = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
const results = [];
// What was started ends with the run, also with one that is interrupted.
const stopping = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( name, () => stopping.abort() );
}

try {
	await main( [ ...new Set( process.argv.slice( 2 ) ) ] );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	results.push( {
		...NOTHING,
		part: 'set-up',
		title: 'packages',
		failed: 1,
	} );
}
if ( results.length ) {
	console.log( `\n${ results.map( describeResult ).join( '\n' ) }\n` );
	console.log( closingLine( results ) );
	process.exit( results.some( ( { failed } ) => failed ) ? 1 : 0 );
}

async function main( names ) {
	if ( names.includes( '--help' ) ) {
		console.log( HELP );
		return;
	}
	const progress = createProgress();
	await installDependencies( root, progress );
	await writeTypes( root );

	// Imported only now: from here on packages may be used.
	const { PARTS } = await import( './testing/parts.mjs' );
	const unknown = names.filter( ( name ) => ! Object.hasOwn( PARTS, name ) );
	if ( unknown.length ) {
		console.error( `Unknown part: ${ unknown.join( ', ' ) }\n\n${ HELP }` );
		process.exit( 2 );
	}
	const suites = ( names.length ? names : Object.keys( PARTS ) ).flatMap(
		( part ) => PARTS[ part ].map( ( suite ) => ( { part, ...suite } ) )
	);
	const missing = ensureRequirements( [
		...new Set( suites.flatMap( ( { needs = [] } ) => needs ) ),
	] );
	const bundleFault = suites.some( ( { needsBundle } ) => needsBundle )
		? await buildBundle( root, progress ).then(
				() => undefined,
				( error ) => error
		  )
		: undefined;
	if ( bundleFault ) {
		console.error( bundleFault.message, bundleFault.log ?? '' );
	}

	const run = async ( suite ) => {
		console.log( `\n▶ ${ suite.part }: ${ suite.title }` );
		const start = Date.now();
		const counts = await runSuite( suite, missing, bundleFault );
		results.push( {
			...counts,
			part: suite.part,
			title: suite.title,
			seconds: ( Date.now() - start ) / 1000,
		} );
	};
	for ( const group of groupSuites( suites ) ) {
		if ( stopping.signal.aborted ) {
			throw new Error( 'Interrupted.' );
		}
		await Promise.all(
			group.map( ( suite ) =>
				group.length > 1
					? holdOutput( () => run( suite ) )
					: run( suite )
			)
		);
	}
}

/** Neighbours that may run at the same time, each on a shop of its own. */
function groupSuites( suites ) {
	const groups = [];
	for ( const suite of suites ) {
		const last = groups.at( -1 );
		if ( suite.together && last?.[ 0 ].together === suite.together ) {
			last.push( suite );
		} else {
			groups.push( [ suite ] );
		}
	}
	return groups;
}

/** Runs a suite: whatever becomes of it is counted. */
async function runSuite( suite, missing, bundleFault ) {
	const lacking = ( suite.needs ?? [] ).filter( ( name ) => missing[ name ] );
	if ( lacking.length ) {
		const reason = lacking.map( ( name ) => missing[ name ] ).join( '; ' );
		// A run for others to trust may leave nothing out.
		console.error(
			`${ process.env.CI ? 'FAILED' : 'SKIPPED' }: ${ reason }`
		);
		return process.env.CI
			? { ...NOTHING, failed: 1 }
			: { ...NOTHING, skipped: 1 };
	}
	if ( suite.needsBundle && bundleFault ) {
		console.error( 'FAILED: there is no bundle.' );
		return { ...NOTHING, failed: 1 };
	}
	let counts;
	try {
		counts = await suite.run( root, stopping.signal );
	} catch ( error ) {
		console.error( error );
		return { ...NOTHING, failed: 1 };
	}
	if ( process.env.CI && counts.skipped ) {
		console.error( `FAILED: ${ counts.skipped } tests were skipped` );
		return {
			...counts,
			failed: counts.failed + counts.skipped,
			skipped: 0,
		};
	}
	return counts;
}
