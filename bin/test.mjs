#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { countLanes, inLanes } from './testing/lanes.mjs';
import { PARTS } from './testing/parts.mjs';
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
  rest   the REST API of live sites: SQLite, MariaDB, and WebAssembly PHP
  e2e    e2e tests in Chromium, on native and on WebAssembly PHP
`;

const NOTHING = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
const results = [];
// Child processes end with the run, also when it is interrupted.
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
	const unknown = names.filter( ( name ) => ! Object.hasOwn( PARTS, name ) );
	if ( unknown.length ) {
		console.error( `Unknown part: ${ unknown.join( ', ' ) }\n\n${ HELP }` );
		process.exit( 2 );
	}
	const suites = ( names.length ? names : Object.keys( PARTS ) ).flatMap(
		( part ) => PARTS[ part ].map( ( suite ) => ( { part, ...suite } ) )
	);
	const progress = createProgress();
	// They download from different places, so neither waits for the other.
	const [ missing ] = await Promise.all( [
		ensureRequirements( [
			...new Set( suites.flatMap( ( { needs = [] } ) => needs ) ),
		] ),
		installDependencies( root, progress ).then( () => writeTypes( root ) ),
	] );
	// Suites that need the bundle wait for it; the first ones do not.
	const bundleFault = suites.some( ( { needsBundle } ) => needsBundle )
		? buildBundle( root, progress ).then( () => undefined, tellFault )
		: undefined;

	const run = async ( suite ) => {
		if ( stopping.signal.aborted ) {
			throw new Error( 'Interrupted.' );
		}
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
	await ( suites.length > 1
		? inLanes( countLanes(), suites, ( suite ) =>
				holdOutput( () => run( suite ) )
		  )
		: inLanes( 1, suites, run ) );
}

function tellFault( error ) {
	console.error( error.message, error.log ?? '' );
	return error;
}

/** Runs a suite; every outcome is counted. */
async function runSuite( suite, missing, bundleFault ) {
	const lacking = ( suite.needs ?? [] ).filter( ( name ) => missing[ name ] );
	if ( lacking.length ) {
		const reason = lacking.map( ( name ) => missing[ name ] ).join( '; ' );
		// In CI nothing may be skipped.
		console.error(
			`${ process.env.CI ? 'FAILED' : 'SKIPPED' }: ${ reason }`
		);
		return process.env.CI
			? { ...NOTHING, failed: 1 }
			: { ...NOTHING, skipped: 1 };
	}
	if ( suite.needsBundle && ( await bundleFault ) ) {
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
