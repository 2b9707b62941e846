import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * The test runners. Each runs its files, shows their output, and answers
 * `{ passed, failed, skipped }` as the runner itself counted them. A runner
 * that fails without having counted a failure (a file that does not load, a
 * crash) counts as one failure: nothing is lost silently.
 */

const resultsDir = ( root ) => {
	const dir = path.join( root, '.cache/test-results' );
	mkdirSync( dir, { recursive: true } );
	return dir;
};

function settle( status, { passed = 0, failed = 0, skipped = 0 } ) {
	if ( status !== 0 && failed === 0 ) {
		return { passed, failed: 1, skipped };
	}
	if ( status === 0 && passed + failed + skipped === 0 ) {
		console.error( 'No test was executed.' );
		return { passed, failed: 1, skipped };
	}
	return { passed, failed, skipped };
}

/**
 * One command that is right or wrong: a linter, a type check.
 */
export async function runCheck( root, command, args ) {
	const status = await runCommand( command, args, { cwd: root } );
	return {
		passed: status === 0 ? 1 : 0,
		failed: status === 0 ? 0 : 1,
		skipped: 0,
	};
}

/**
 * Jest through @wordpress/scripts.
 */
export async function runJest( root, { name, config, args = [] } ) {
	const file = path.join( resultsDir( root ), `${ name }.json` );
	rmSync( file, { force: true } );
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
			...args,
		],
		// The JSON goes to the file too; on stdout it would drown the report, which is on stderr.
		{ cwd: root, stdio: [ 'ignore', 'ignore', 'inherit' ] }
	);
	try {
		const result = JSON.parse( readFileSync( file, 'utf8' ) );
		return settle( status, {
			passed: result.numPassedTests,
			failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
			skipped: result.numPendingTests + result.numTodoTests,
		} );
	} catch {
		return settle( 1, {} );
	}
}

/**
 * Node's own test runner.
 */
export async function runNodeTests(
	root,
	{ name, files, env = {}, concurrency = 1 }
) {
	const file = path.join( resultsDir( root ), `${ name }.tap` );
	rmSync( file, { force: true } );
	const status = await runCommand(
		process.execPath,
		[
			'--test',
			`--test-concurrency=${ concurrency }`,
			'--test-reporter=spec',
			'--test-reporter-destination=stdout',
			'--test-reporter=tap',
			`--test-reporter-destination=${ file }`,
			...files,
		],
		{ cwd: root, env: { ...process.env, ...env } }
	);
	let tap = '';
	try {
		tap = readFileSync( file, 'utf8' );
	} catch {
		return settle( 1, {} );
	}
	const count = ( key ) =>
		Number(
			tap.match( new RegExp( `^# ${ key } (\\d+)$`, 'm' ) )?.[ 1 ] ?? 0
		);
	return settle( status, {
		passed: count( 'pass' ),
		failed: count( 'fail' ) + count( 'cancelled' ),
		skipped: count( 'skipped' ) + count( 'todo' ),
	} );
}

/**
 * PHPUnit.
 */
export async function runPhpUnit( root, { name, config } ) {
	const file = path.join( resultsDir( root ), `${ name }.xml` );
	rmSync( file, { force: true } );
	const status = await runCommand(
		'phpunit',
		[ '-c', config, '--log-junit', file ],
		{ cwd: root }
	);
	let suite = '';
	try {
		suite =
			readFileSync( file, 'utf8' ).match( /<testsuite [^>]*>/ )?.[ 0 ] ??
			'';
	} catch {
		return settle( 1, {} );
	}
	const count = ( key ) =>
		Number( suite.match( new RegExp( ` ${ key }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
	const failed = count( 'failures' ) + count( 'errors' );
	const skipped = count( 'skipped' );
	return settle( status, {
		passed: count( 'tests' ) - failed - skipped,
		failed,
		skipped,
	} );
}
