#!/usr/bin/env node
import { buildBundle } from './cms/bundle.mjs';
import { root } from './cms/command.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { defaultConcurrency, runConcurrently } from './testing/concurrency.mjs';
import { PARTS } from './testing/parts.mjs';
import { ensureRequirements } from './testing/requirements.mjs';
import {
	NothingSelected,
	SkippedSuite,
	describeFailures,
	describeResult,
	describeSlowest,
	summaryLine,
} from './testing/results.mjs';
import { bufferOutput } from './testing/run-command.mjs';
import { runPlaywright, watchJest } from './testing/runners.mjs';
import { parseTestOptions } from './testing/test-options.mjs';
import { UserError } from './cms/user-error.mjs';
import { writeTypes } from './types/write.mjs';

const HELP = `npm test [-- PART … [FILE …] [--grep=NAME] [--all] [--watch] [--wp=PATH] [OPTION …]]

Installs what is missing and runs all checks and tests, or only the named parts:
  check  linters, types, import rules, PHP syntax and coding standard
  unit   libraries, components and screens, with the oldest and the latest
         supported WordPress packages; npm packages; command line tools
  php    PHP classes without WordPress, and with it in the process of PHPUnit on
         SQLite and MariaDB
  rest   the REST API of live sites with SQLite, MariaDB, and PHP as WebAssembly
  e2e    end-to-end tests in Chromium with Playwright, with native PHP and PHP
         as WebAssembly; every story of Storybook
  woocommerce
         reports and screens with WooCommerce on MariaDB. It runs only if it is
         named or --wp is given. --wp=PATH is a WordPress folder that contains
         WooCommerce, or a folder of several: each version is tested. Without it
         both are downloaded from WordPress.org. Where
         that cannot be reached, the part is skipped, also in CI
  sites  the main steps of an owner on many kinds of sites with nginx and
         PHP-FPM: proxies, HTTPS, a subdirectory, networks … It runs only if it
         is named, as sites or hosts. --grep=KIND selects a kind
  php-versions
         every class, REST route and screen on PHP 8.1 to 8.5 as WebAssembly. It
         runs only if it is named. --grep=8.1 selects a version
  composer
         PHP with the WordPress Coding Standards and PHPStan, which Composer
         installs. It runs only if it is named, and is skipped where Composer
         or its packages are not available
  docker docker-compose.yml with a store, with Docker, or with Podman and images
         that were built as docs/docker.md says. It runs only if it is named
  dev    npm run dev: how fast the open page shows an edited source, and that it
         keeps its state. It runs only if it is named

--all also runs tests in environments that make no difference to most of them:
all unit tests with the latest WordPress packages, all REST tests and all PHP tests
with WordPress on SQLite.

One test, for example npm test -- unit src/date, or
npm test -- e2e revenue --headed --grep "exports a CSV file":
  FILE         only test files of the named parts whose path contains this text
  --grep=NAME  only tests whose name matches this regular expression
  --watch      unit tests with Jest run again after each change, until Ctrl+C
  --wp=PATH    with php, rest and e2e: the WordPress to test with, which is copied
The parts e2e, woocommerce, docker and dev take all options of Playwright, among
them:
  --headed     the browser shows its window, and acts slowly enough to follow
  --ui         tests, their steps and their pages in a window
  --debug      pause before each action
  --shard=1/3  the first third of the tests, for several machines
`;

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
const results = [];
// Stops the child processes when the run is interrupted.
const stopping = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( name, () => stopping.abort() );
}

try {
	await main( readOptions() );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	results.push( {
		...NO_TESTS,
		part: 'setup',
		title: error instanceof UserError ? 'options' : 'packages',
		failed: 1,
	} );
}
if ( results.length ) {
	console.log( results.map( describeSlowest ).join( '' ) );
	console.log( results.map( describeFailures ).join( '' ) );
	console.log( `\n${ results.map( describeResult ).join( '\n' ) }\n` );
	console.log( summaryLine( results ) );
	process.exit( results.some( ( { failed } ) => failed ) ? 1 : 0 );
}

/** The options of this run. An error ends the process with the help. */
function readOptions() {
	try {
		return parseTestOptions(
			process.argv.slice( 2 ),
			Object.keys( PARTS )
		);
	} catch ( error ) {
		console.error(
			`${ error instanceof Error ? error.message : error }\n\n${ HELP }`
		);
		return process.exit( 2 );
	}
}

async function main( { help, all, parts, wp, files, grep, watch, args } ) {
	if ( help ) {
		console.log( HELP );
		return;
	}
	const suites = parts.flatMap( ( part ) =>
		PARTS[ part ].map( ( suite ) => ( { part, ...suite } ) )
	);
	const progress = createProgress();
	const requirements = ensureRequirements( [
		...new Set( suites.flatMap( ( { needs = [] } ) => needs ) ),
	] );
	const isNamed = process.argv
		.slice( 2 )
		.some( ( word ) => Object.hasOwn( PARTS, word ) );
	/** @type {Promise<unknown> | undefined} */
	let bundleError;
	// Without named parts, the given WordPress is that of WooCommerce.
	const wpOf = ( part ) => ( isNamed || part === 'woocommerce' ? wp : null );
	const run = async ( suite ) => {
		if ( stopping.signal.aborted ) {
			throw new Error( 'Interrupted.' );
		}
		const { part, title } = suite;
		console.log( `\n▶ ${ part }: ${ title }` );

		const start = Date.now();
		const counts = await runSuite( suite, {
			missing: await requirements,
			bundleError,
			options: { wp: wpOf( part ), all, files, grep, args },
		} );
		if ( counts ) {
			const seconds = ( Date.now() - start ) / 1000;
			results.push( { ...counts, part, title, seconds } );
		}
	};
	const runBuffered = ( suite ) => bufferOutput( () => run( suite ) );
	const isInteractive =
		watch || args.some( ( word ) => /^--ui\b/.test( word ) );
	// npm leaves a CPU idle.
	const isEarly = ( { needsPackages = true } ) =>
		! needsPackages && ! isInteractive && suites.length > 1;
	const earlyRuns = requirements.then( () =>
		runConcurrently( 1, suites.filter( isEarly ), runBuffered )
	);
	// An error is thrown at the end.
	earlyRuns.catch( () => {} );
	try {
		// In parallel, because they download from different servers.
		await Promise.all( [
			requirements,
			installDependencies( root, progress ).then( () =>
				writeTypes( root )
			),
		] );
		if ( watch ) {
			process.exitCode = await watchJest( root, {
				config: 'tests/setup/jest.config.js',
				files,
				grep,
			} );
			return;
		}
		if ( isInteractive ) {
			const [ part ] = parts;
			process.exitCode = await runPlaywright( root, { part, args, wp } );
			return;
		}
		// Only suites that need the bundle wait for the build.
		bundleError = suites.some( ( { needsBundle } ) => needsBundle )
			? buildBundle( root, progress ).then(
					() => undefined,
					printFailure
			  )
			: undefined;
		const shared = suites.filter(
			( suite ) => ! suite.isAlone && ! isEarly( suite )
		);
		await ( suites.length > 1
			? runConcurrently( defaultConcurrency(), shared, runBuffered )
			: runConcurrently( 1, shared, run ) );
	} finally {
		await earlyRuns;
	}
	// Playwright runs several tests at the same time itself.
	for ( const suite of suites.filter( ( { isAlone } ) => isAlone ) ) {
		await run( suite );
	}
	checkSelection( files, grep );
}

/** A selection without tests is a mistake: it must not look like success. */
function checkSelection( files, grep ) {
	if ( files.length && ! results.length ) {
		throw new UserError(
			`No test file has ${ files
				.map( ( text ) => `"${ text }"` )
				.join( ' or ' ) } in its path.`
		);
	}
	if (
		grep &&
		! results.some( ( { passed, failed } ) => passed || failed )
	) {
		throw new UserError( `No test has a name that matches "${ grep }".` );
	}
}

function printFailure( error ) {
	console.error( error.message, error.log ?? '' );
	return error;
}

/**
 * Runs a suite. Suites that cannot run are counted as skipped or failed. Null if
 * the suite has none of the selected files.
 */
async function runSuite( suite, { missing, bundleError, options } ) {
	const end = ( /** @type {'failed' | 'skipped'} */ kind, reason ) => {
		console.error( `${ kind.toUpperCase() }: ${ reason }` );
		return { ...NO_TESTS, [ kind ]: 1 };
	};
	const unmet = ( suite.needs ?? [] ).flatMap(
		( name ) => missing[ name ] ?? []
	);
	if ( unmet.length ) {
		// In CI, skipped suites are failures.
		return end( process.env.CI ? 'failed' : 'skipped', unmet.join( '; ' ) );
	}
	if ( suite.needsBundle && ( await bundleError ) ) {
		return end( 'failed', 'the build of the bundle failed.' );
	}
	let counts;
	try {
		counts = await suite.run( root, stopping.signal, options );
	} catch ( error ) {
		if ( error instanceof NothingSelected ) {
			return null;
		}
		if ( error instanceof SkippedSuite ) {
			return end( 'skipped', error.message );
		}
		console.error( error );
		return { ...NO_TESTS, failed: 1 };
	}
	// A runner reports tests with another name as skipped.
	if ( options.grep ) {
		return { ...counts, skipped: 0 };
	}
	if ( process.env.CI && counts.skipped ) {
		const { failed, skipped } = counts;
		console.error( `FAILED: ${ skipped } tests were skipped` );
		return { ...counts, failed: failed + skipped, skipped: 0 };
	}
	return counts;
}
