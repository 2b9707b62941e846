#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { defaultConcurrency, runConcurrently } from './testing/concurrency.mjs';
import { PARTS } from './testing/parts.mjs';
import { ensureRequirements } from './testing/requirements.mjs';
import {
	describeFailures,
	describeResult,
	summaryLine,
} from './testing/results.mjs';
import { bufferOutput } from './testing/run-command.mjs';
import { writeTypes } from './types/write.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);

const HELP = `npm test [-- PART …]

Installs what is missing and runs all checks and tests, or only the named parts:
  check  linters, types, import rules, PHP syntax and coding standard
  unit   libraries, components and screens, with the oldest and the latest
         supported WordPress packages; command line tools
  php    PHP classes that do not depend on WordPress
  rest   the REST API of live sites with SQLite, MariaDB, and PHP as WebAssembly
  e2e    end-to-end tests in Chromium, with native PHP and PHP as WebAssembly
`;

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
const results = [];
// Stops the child processes when the run is interrupted.
const stopping = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( name, () => stopping.abort() );
}

try {
	await main( [ ...new Set( process.argv.slice( 2 ) ) ] );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	results.push( {
		...NO_TESTS,
		part: 'setup',
		title: 'packages',
		failed: 1,
	} );
}
if ( results.length ) {
	console.log( results.map( describeFailures ).join( '' ) );
	console.log( `\n${ results.map( describeResult ).join( '\n' ) }\n` );
	console.log( summaryLine( results ) );
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
	// In parallel, because they download from different servers.
	const [ missing ] = await Promise.all( [
		ensureRequirements( [
			...new Set( suites.flatMap( ( { needs = [] } ) => needs ) ),
		] ),
		installDependencies( root, progress ).then( () => writeTypes( root ) ),
	] );
	// Only suites that need the bundle wait for the build.
	const bundleError = suites.some( ( { needsBundle } ) => needsBundle )
		? buildBundle( root, progress ).then( () => undefined, printFailure )
		: undefined;

	const run = async ( suite ) => {
		if ( stopping.signal.aborted ) {
			throw new Error( 'Interrupted.' );
		}
		console.log( `\n▶ ${ suite.part }: ${ suite.title }` );
		const start = Date.now();
		const counts = await runSuite( suite, missing, bundleError );
		results.push( {
			...counts,
			part: suite.part,
			title: suite.title,
			seconds: ( Date.now() - start ) / 1000,
		} );
	};
	await ( suites.length > 1
		? runConcurrently( defaultConcurrency(), suites, ( suite ) =>
				bufferOutput( () => run( suite ) )
		  )
		: runConcurrently( 1, suites, run ) );
}

function printFailure( error ) {
	console.error( error.message, error.log ?? '' );
	return error;
}

/** Runs a suite. Suites that cannot run are counted as skipped or failed. */
async function runSuite( suite, missing, bundleError ) {
	const unmet = ( suite.needs ?? [] ).filter( ( name ) => missing[ name ] );
	if ( unmet.length ) {
		const reason = unmet.map( ( name ) => missing[ name ] ).join( '; ' );
		// In CI, skipped suites are failures.
		console.error(
			`${ process.env.CI ? 'FAILED' : 'SKIPPED' }: ${ reason }`
		);
		return process.env.CI
			? { ...NO_TESTS, failed: 1 }
			: { ...NO_TESTS, skipped: 1 };
	}
	if ( suite.needsBundle && ( await bundleError ) ) {
		console.error( 'FAILED: the build of the bundle failed.' );
		return { ...NO_TESTS, failed: 1 };
	}
	let counts;
	try {
		counts = await suite.run( root, stopping.signal );
	} catch ( error ) {
		console.error( error );
		return { ...NO_TESTS, failed: 1 };
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
