import { spawn, spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeTypes } from '../../../bin/types/write.mjs';
import { applyMutant } from '../kinds.mjs';

/** Tests that take longer than this hang. */
const TIMEOUT_MS = 1_200_000;

/** Copies the files of a repository, with the packages it has installed. */
function copyRepository(
	/** @type {string} */ root,
	/** @type {string} */ copy
) {
	const { stdout } = spawnSync(
		'git',
		[ 'ls-files', '-co', '--exclude-standard' ],
		{ cwd: root, encoding: 'utf8' }
	);
	mkdirSync( copy, { recursive: true } );
	for ( const file of stdout.split( '\n' ).filter( Boolean ) ) {
		if ( existsSync( path.join( root, file ) ) ) {
			cpSync( path.join( root, file ), path.join( copy, file ), {
				verbatimSymlinks: true,
			} );
		}
	}
	rmSync( path.join( copy, 'node_modules' ), { force: true } );
	symlinkSync(
		path.join( root, 'node_modules' ),
		path.join( copy, 'node_modules' )
	);
}

/** The `test` folder that is nearest to a file, or undefined. */
function findNearestTests( copy, file ) {
	for (
		let folder = path.dirname( file );
		folder !== '.';
		folder = path.dirname( folder )
	) {
		const tests = path.join( folder, 'test' );
		if ( existsSync( path.join( copy, tests ) ) ) {
			return tests;
		}
	}
	return undefined;
}

/**
 * Changes TypeScript in small ways, and runs the unit tests in the nearest folder, the compiler, and at last all unit
 * tests of which a module imports the changed one. The code is a copy.
 *
 * @param {string}                                                root
 * @param {import('../sample.mjs').MutantOfFile[]}                mutants
 * @param {( index: number, notice: string | undefined ) => void} report  Called for each change with the name of the test that notices it.
 */
export async function testTypeScriptMutants( root, mutants, report ) {
	const copy = path.join( root, '.cache/mutation/typescript' );
	copyRepository( root, copy );
	await writeTypes( copy );

	/**
	 * Runs a command.
	 *
	 * @return {Promise<{ hasPassed: boolean, output: string }>} What it says about failures.
	 */
	const run = ( /** @type {string[]} */ args ) =>
		new Promise( ( resolve ) => {
			const child = spawn( process.execPath, args, {
				cwd: copy,
				stdio: [ 'ignore', 'ignore', 'pipe' ],
				timeout: TIMEOUT_MS,
				killSignal: 'SIGKILL',
			} );
			let output = '';
			child.stderr.on( 'data', ( chunk ) => ( output += chunk ) );
			child.on( 'close', ( status ) =>
				resolve( { hasPassed: status === 0, output } )
			);
		} );

	/** The first failed test of some, or undefined. */
	const findFailedTest = async ( /** @type {string[]} */ args ) => {
		// It writes no report when it stops after a failure.
		const { hasPassed, output } = await run( [
			'node_modules/jest/bin/jest.js',
			'--config=tests/setup/jest.config.js',
			'--bail',
			'--passWithNoTests',
			...args,
		] );
		return hasPassed
			? undefined
			: {
					file: output.match( /^FAIL (\S+)/m )?.[ 1 ] ?? '',
					title:
						output.match( /^ +● (?!Console$)(.*)/m )?.[ 1 ] ??
						'a timeout',
			  };
	};

	const compiles = async () => {
		const { hasPassed } = await run( [
			'node_modules/typescript-native/bin/tsc',
			'--singleThreaded',
			'--incremental',
			'-p',
			'.',
			'--tsBuildInfoFile',
			'.cache/tsc.json',
		] );
		return hasPassed;
	};
	if ( ! ( await compiles() ) ) {
		throw new Error( 'TypeScript does not compile without a change.' );
	}

	/** What notices a change of a file, or undefined. */
	const findNotice = async ( /** @type {string} */ file ) => {
		const nearest = findNearestTests( copy, file );
		const failed = nearest && ( await findFailedTest( [ nearest ] ) );
		if ( failed ) {
			return failed;
		}
		if ( ! ( await compiles() ) ) {
			return { file: '', title: 'types' };
		}
		return findFailedTest( [ '--findRelatedTests', file ] );
	};

	for ( const [ index, mutant ] of mutants.entries() ) {
		const file = path.join( copy, mutant.file );
		const before = readFileSync( file, 'utf8' );
		writeFileSync( file, applyMutant( before, mutant ) );
		const failed = await findNotice( mutant.file );
		writeFileSync( file, before );
		// A test that fails without the change as well did not notice it.
		const isWrong =
			failed?.file && ( await findFailedTest( [ failed.file ] ) );
		report(
			index,
			isWrong || ! failed
				? undefined
				: [ failed.file, failed.title ].filter( Boolean ).join( ': ' )
		);
	}
}
