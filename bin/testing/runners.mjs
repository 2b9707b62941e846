import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findScript } from './phpunit.mjs';
import {
	NothingSelected,
	checkCounts,
	listJestFailures,
	readJestFiles,
	readJUnit,
	readPlaywright,
} from './results.mjs';
import { runCommand } from './run-command.mjs';

/*
 * Functions that run a test runner, print its output and return its counts:
 * `{ passed, failed, skipped }`.
 */

/** Returns the path of a report file, after deleting an old report. */
function reportFile( root, name ) {
	const file = path.join( root, '.cache/test-results', name );
	mkdirSync( path.dirname( file ), { recursive: true } );
	rmSync( file, { force: true } );
	return file;
}

/** The counts in a report, or undefined if the runner wrote none. */
function readReport( file, count ) {
	try {
		return count( readFileSync( file, 'utf8' ) );
	} catch ( error ) {
		if ( error instanceof NothingSelected ) {
			throw error;
		}
		return undefined;
	}
}

/** Runs a command that passes or fails, such as a linter. */
export async function runCheck( root, command, args ) {
	const status = await runCommand( command, args, { cwd: root } );
	return checkCounts( status, { passed: status === 0 ? 1 : 0 } );
}

/** Arguments of Jest with @wordpress/scripts. */
const jestArguments = ( root, { config, files, grep } ) => [
	path.join( root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
	'test-unit-js',
	'--config',
	config,
	...( grep ? [ `--testNamePattern=${ grep }` ] : [] ),
	...( files.length ? [ '--passWithNoTests', ...files ] : [] ),
];

/**
 * Runs Jest, for test files whose path contains one of the given texts and tests
 * whose name matches.
 *
 * @throws {NothingSelected} If files are selected and Jest finds none of them.
 */
export async function runJest(
	root,
	{ name, config, env = {}, files = [], grep = '' }
) {
	const file = reportFile( root, `${ name }.json` );
	const status = await runCommand(
		process.execPath,
		[
			...jestArguments( root, { config, files, grep } ),
			'--json',
			`--outputFile=${ file }`,
		],
		// Jest prints JSON to stdout and the readable report to stderr.
		{
			cwd: root,
			env: {
				...process.env,
				...env,
				// Less time for collecting garbage: a tenth of the tests' time.
				NODE_OPTIONS: `${
					process.env.NODE_OPTIONS ?? ''
				} --max-semi-space-size=128`.trim(),
			},
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		}
	);
	return checkCounts(
		status,
		readReport( file, ( json ) => {
			const result = JSON.parse( json );
			if ( files.length && ! result.numTotalTestSuites ) {
				throw new NothingSelected();
			}
			return {
				passed: result.numPassedTests,
				failed:
					result.numFailedTests + result.numRuntimeErrorTestSuites,
				skipped: result.numPendingTests + result.numTodoTests,
				failures: listJestFailures( result ),
				files: readJestFiles( result, root ),
			};
		} )
	);
}

/** Runs Jest until it is interrupted: again after each change, and on request. */
export const watchJest = ( root, { config, files = [], grep = '' } ) =>
	runCommand(
		process.execPath,
		[ ...jestArguments( root, { config, files, grep } ), '--watch' ],
		{ cwd: root }
	);

const IMPORT_FILES = path.join( import.meta.dirname, 'import-files.mjs' );

/**
 * Runs Node's test runner: all files one after another in a process, or each in one of
 * its own, of which `concurrency` run at the same time.
 */
export async function runNodeTests(
	root,
	{ name, files, env = {}, concurrency = 1, grep = '' }
) {
	const file = reportFile( root, `${ name }.xml` );
	const status = await runCommand(
		process.execPath,
		[
			...( concurrency > 1
				? [ '--test', `--test-concurrency=${ concurrency }` ]
				: [] ),
			'--test-reporter=spec',
			'--test-reporter-destination=stdout',
			'--test-reporter=junit',
			`--test-reporter-destination=${ file }`,
			...( grep ? [ `--test-name-pattern=${ grep }` ] : [] ),
			...( concurrency > 1 ? [] : [ IMPORT_FILES ] ),
			...files,
		],
		{ cwd: root, env: { ...process.env, ...env } }
	);
	return checkCounts( status, readReport( file, readJUnit ) );
}

/** Runs Playwright for a part of playwright.config.mjs, and returns its status. */
export const runPlaywright = ( root, { part, args, wp } ) =>
	runCommand(
		process.execPath,
		[
			path.join( root, 'node_modules/@playwright/test/cli.js' ),
			'test',
			'--pass-with-no-tests',
			...args,
		],
		{
			cwd: root,
			env: {
				...process.env,
				STOREDECK_PART: part,
				STOREDECK_WP: wp ?? '',
			},
		}
	);

/**
 * Runs the tests of a part of playwright.config.mjs.
 *
 * @throws {NothingSelected} If its arguments select none.
 */
export async function runBrowserTests( root, options ) {
	const file = reportFile( root, `${ options.part }.json` );
	const status = await runPlaywright( root, options );
	return checkCounts(
		status,
		readReport( file, ( json ) => {
			const report = JSON.parse( json );
			if ( ! report.suites.length && ! report.errors.length ) {
				throw new NothingSelected();
			}
			return readPlaywright( report );
		} )
	);
}

/**
 * Runs PHPUnit.
 *
 * @param {string}                 root
 * @param {Object}                 options
 * @param {string}                 options.name       Name of the report.
 * @param {string}                 options.config     Configuration of PHPUnit.
 * @param {string[]}               options.files      Test files to run; none for all of the configuration.
 * @param {string}                 [options.grep]     Regular expression: only tests with a matching name run.
 * @param {string}                 [options.without]  Group of tests that do not run.
 * @param {string[]}               [options.settings] Arguments of PHP.
 * @param {Record<string, string>} [options.env]      Environment variables.
 */
export async function runPhpUnit(
	root,
	{ name, config, files, grep = '', without = '', settings = [], env = {} }
) {
	const report = reportFile( root, `${ name }.xml` );
	const classes = files.map( ( file ) => path.basename( file, '.php' ) );
	const filter = [
		files.length ? `(?=.*[^A-Za-z](${ classes.join( '|' ) })::)` : '',
		grep ? `(?=.*(${ grep }))` : '',
	].join( '' );
	const status = await runCommand(
		'php',
		[
			...settings,
			findScript( 'phpunit' ),
			'-c',
			config,
			'--log-junit',
			report,
			...( filter ? [ '--filter', `^${ filter }` ] : [] ),
			...( without ? [ '--exclude-group', without ] : [] ),
		],
		{ cwd: root, env: { ...process.env, ...env } }
	);
	return checkCounts( status, readReport( report, readJUnit ) );
}
