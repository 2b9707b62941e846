import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
	countJUnit,
	countTap,
	failedFiles,
	joinAttempts,
	settle,
} from './results.mjs';
import { runCommand } from './run-command.mjs';

/*
 * The test runners. Each runs its files, shows their output and returns
 * `{ passed, failed, skipped }` as the runner itself counted them.
 */

/** An empty file for the report of a runner. */
function reportFile( root, name ) {
	const file = path.join( root, '.cache/test-results', name );
	mkdirSync( path.dirname( file ), { recursive: true } );
	rmSync( file, { force: true } );
	return file;
}

/** The counts in a report; undefined when the runner wrote none. */
function readReport( file, count ) {
	try {
		return count( readFileSync( file, 'utf8' ) );
	} catch {
		return undefined;
	}
}

/** One command that passes or fails: a linter, a type check. */
export async function runCheck( root, command, args ) {
	const status = await runCommand( command, args, { cwd: root } );
	return settle( status, { passed: status === 0 ? 1 : 0 } );
}

/** Jest through @wordpress/scripts. */
export async function runJest( root, { name, config, env = {} } ) {
	const file = reportFile( root, `${ name }.json` );
	const status = await runCommand(
		process.execPath,
		[
			path.join(
				root,
				'node_modules/@wordpress/scripts/bin/wp-scripts.js'
			),
			'test-unit-js',
			'--config',
			config,
			'--json',
			`--outputFile=${ file }`,
		],
		// JSON on stdout would hide the report on stderr.
		{
			cwd: root,
			env: { ...process.env, ...env },
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		}
	);
	return settle(
		status,
		readReport( file, ( json ) => {
			const result = JSON.parse( json );
			return {
				passed: result.numPassedTests,
				failed:
					result.numFailedTests + result.numRuntimeErrorTestSuites,
				skipped: result.numPendingTests + result.numTodoTests,
			};
		} )
	);
}

/** Node's test runner; one file after the other unless more may run at once. */
export async function runNodeTests( root, options ) {
	return ( await tryNodeTests( root, options ) ).counts;
}

/**
 * The same for e2e tests in a browser: a file in which something failed is run once
 * more. A browser, servers and a page share one machine here, and one late answer
 * in thousands is no fault of what is tested; what passes only then is told, since
 * it may be one.
 */
export async function runE2eTests( root, { name, files, env } ) {
	const first = await tryNodeTests( root, { name, files, env } );
	if ( ! first.counts.failed || ! first.failed.length ) {
		return first.counts;
	}
	console.error( `Once more: ${ first.failed.join( ', ' ) }` );
	const second = await tryNodeTests( root, {
		name: `${ name }-again`,
		files: first.failed,
		env,
	} );
	return joinAttempts( first.counts, second.counts );
}

async function tryNodeTests( root, { name, files, env = {}, atOnce = 1 } ) {
	const file = reportFile( root, `${ name }.tap` );
	const status = await runCommand(
		process.execPath,
		[
			'--test',
			`--test-concurrency=${ atOnce }`,
			'--test-reporter=spec',
			'--test-reporter-destination=stdout',
			'--test-reporter=tap',
			`--test-reporter-destination=${ file }`,
			...files,
		],
		{ cwd: root, env: { ...process.env, ...env } }
	);
	return {
		counts: settle( status, readReport( file, countTap ) ),
		failed: readReport( file, failedFiles ) ?? [],
	};
}

/** PHPUnit. */
export async function runPhpUnit( root, { name, config } ) {
	const file = reportFile( root, `${ name }.xml` );
	const status = await runCommand(
		'phpunit',
		[ '-c', config, '--log-junit', file ],
		{ cwd: root }
	);
	return settle( status, readReport( file, countJUnit ) );
}
