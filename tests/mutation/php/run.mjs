import { spawn, spawnSync } from 'node:child_process';
import {
	cpSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { startCms } from '../../../bin/cms/index.mjs';
import {
	findScript,
	settingsWithWordPress,
} from '../../../bin/testing/phpunit.mjs';
import { createRandom } from '../../security/fuzz/random.mjs';
import { readCoverage, startCoverage } from './coverage.mjs';
import { applyMutant, listMutants } from './mutants.mjs';

const ORDERS = 1000;

/** A test that takes so many times as long as without a change hangs. */
const SLOW = 4;
const MIN_TIMEOUT_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Arguments of git that list the PHP files of folders, without their tests. */
const listFiles = ( /** @type {string[]} */ folders ) =>
	spawnSync( 'git', [ 'ls-files', '--', ...folders ], { encoding: 'utf8' } )
		.stdout.split( '\n' )
		.filter(
			( file ) => /\.php$/.test( file ) && ! /\/test\//.test( file )
		);

/** Paths of test files in a folder whose path contains one of some texts. */
const listTests = ( base, folder, pattern, wanted ) =>
	readdirSync( path.join( base, folder ), { recursive: true } )
		.map( String )
		.filter(
			( name ) =>
				pattern.test( name ) &&
				( ! wanted.length ||
					wanted.some( ( text ) => name.includes( text ) ) )
		)
		.sort()
		.map( ( name ) => path.join( base, folder, name ) );

/** Chooses changes at random. The same seed chooses the same ones. */
function chooseMutants( files, sample, seed ) {
	const all = files.flatMap( ( file ) =>
		listMutants( readFileSync( file, 'utf8' ) ).map( ( mutant ) => ( {
			file,
			...mutant,
		} ) )
	);
	const random = createRandom( seed * 1_000_003 );
	return sample
		? Array.from( { length: Math.min( sample, all.length ) }, () =>
				all.splice( random.below( all.length ), 1 )
		  ).flat()
		: all;
}

/**
 * Runs a command; whether it succeeded in time. This process serves the site
 * meanwhile.
 *
 * @param {string}                 command
 * @param {string[]}               args
 * @param {Record<string, string>} [env]
 * @param {number}                 [timeout] In ms.
 * @return {Promise<boolean>} False for another exit status too.
 */
const succeeds = ( command, args, env = {}, timeout = HOUR_MS ) =>
	new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			env: { ...process.env, ...env },
			stdio: 'ignore',
			timeout,
			killSignal: 'SIGKILL',
		} );
		child.on( 'error', () => resolve( false ) );
		child.on( 'close', ( status ) => resolve( status === 0 ) );
	} );

/**
 * A test file with its time without a change.
 *
 * @typedef {Object} TestFile
 * @property {string}                                name File without its extension.
 * @property {number}                                time In ms.
 * @property {(timeout: number) => Promise<boolean>} run  Whether it passes.
 */

/**
 * Runs test files without a change, and notes what they reach.
 *
 * @param {Omit<TestFile, 'time'>[]} files
 * @param {(test: string) => void}   begin Begins the notes of a test.
 */
async function measure( files, begin ) {
	/** @type {TestFile[]} */
	const tests = [];
	for ( const file of files ) {
		begin( file.name );
		const start = Date.now();
		if ( await file.run( HOUR_MS ) ) {
			tests.push( { ...file, time: Date.now() - start } );
		} else {
			console.error(
				`${ file.name } fails without a change and is left out.`
			);
		}
	}
	return tests;
}

/** A site whose files can be brought back to what they were. */
function createSite( dir, options ) {
	const content = path.join( dir, 'wordpress/wp-content' );
	const saved = `${ dir }-saved`;
	return {
		start: ( /** @type {number | null} */ orders = null ) =>
			startCms( { ...options, dir, orders } ),
		save: () =>
			cpSync( content, saved, {
				recursive: true,
				verbatimSymlinks: true,
			} ),
		restore() {
			rmSync( content, { recursive: true } );
			cpSync( saved, content, {
				recursive: true,
				verbatimSymlinks: true,
			} );
		},
	};
}

/**
 * Changes PHP code in small ways, and runs the PHP tests without WordPress, and those with WordPress and of the
 * REST API that run the changed line, on SQLite. The code is a copy, which is used by sites of its own.
 *
 * @param {string}   root
 * @param {Object}   options
 * @param {string[]} options.folders Folders or files below php-stub.
 * @param {number}   options.sample  Number of changes; 0 for all.
 * @param {number}   options.seed
 * @param {string[]} options.tests   Texts in paths of tests; all if empty.
 */
export async function mutatePhp(
	root,
	{ folders, sample, seed, tests: wanted }
) {
	const cache = path.join( root, '.cache/mutation/php' );
	const plugin = path.join( cache, 'php-stub' );
	rmSync( cache, { recursive: true, force: true } );
	// Tests read the documentation and files of other folders.
	for ( const folder of [ 'php-stub', 'docs', 'tests/field' ] ) {
		cpSync( path.join( root, folder ), path.join( cache, folder ), {
			recursive: true,
		} );
	}

	const php = createSite( path.join( cache, 'php' ), {
		plugin,
		php: 'native',
	} );
	const rest = createSite( path.join( cache, 'rest' ), {
		plugin,
		php: 'native',
	} );
	const mutants = chooseMutants( listFiles( folders ), sample, seed );
	console.log( `${ mutants.length } changes. Noting what each test runs …` );

	const settings = path.join( plugin, 'phpunit.xml.dist' );
	const passesWithoutWordPress = () =>
		succeeds( 'phpunit', [ '-c', settings ], {}, MIN_TIMEOUT_MS * SLOW );
	if ( ! ( await passesWithoutWordPress() ) ) {
		throw new Error( 'PHP tests fail without a change.' );
	}
	const coverage = startCoverage( path.join( cache, 'coverage' ), plugin );
	const { url, wpPath, stop } = await php.start();
	await stop();
	const phpTests = await measure(
		listTests(
			plugin,
			'includes',
			/\/test\/site\/\w+Test\.php$/,
			wanted
		).map( ( file ) => ( {
			name: path.basename( file, '.php' ),
			run: ( timeout ) =>
				succeeds(
					'php',
					[
						...settingsWithWordPress( plugin ),
						...coverage.getSettings(),
						findScript( 'phpunit' ),
						'--stop-on-failure',
						'-c',
						path.join(
							plugin,
							'includes/test/site/phpunit.xml.dist'
						),
						file,
					],
					{ STOREDECK_SITE: JSON.stringify( { url, wpPath } ) },
					timeout
				),
		} ) ),
		coverage.begin
	);
	php.save();

	let site = await rest.start( ORDERS );
	coverage.addTo( site.wpPath );
	const restTests = await measure(
		listTests(
			root,
			'tests/contract/rest',
			/^[^/]+\.test\.mjs$/,
			wanted
		).map( ( file ) => ( {
			name: path.basename( file, '.test.mjs' ),
			run: ( timeout ) =>
				succeeds(
					process.execPath,
					[ '--test', file ],
					{
						STOREDECK_SITE: JSON.stringify( {
							url: site.url,
							user: site.user,
							password: site.password,
							wpPath: site.wpPath,
							db: site.dbKind,
							php: 'native',
						} ),
					},
					timeout
				),
		} ) ),
		coverage.begin
	);
	await site.stop();
	rest.save();
	coverage.stop();
	if ( ! phpTests.length && ! restTests.length ) {
		throw new Error( 'No test passes without a change.' );
	}
	const findTests = readCoverage( path.join( cache, 'coverage' ) );

	/** The name of the first of some tests that fails. */
	const findFailure = async ( tests, names ) => {
		const related = tests
			.filter( ( { name } ) => names.includes( name ) )
			.sort( ( one, other ) => one.time - other.time );
		for ( const { name, time, run } of related ) {
			if ( ! ( await run( Math.max( time * SLOW, MIN_TIMEOUT_MS ) ) ) ) {
				return name;
			}
		}
		return undefined;
	};

	/** The name of a test that notices a change, or undefined. */
	const findNotice = async ( { file, line } ) => {
		if ( ! ( await passesWithoutWordPress() ) ) {
			return 'tests without WordPress';
		}
		const names = findTests( file, line );
		php.restore();
		const notice = await findFailure( phpTests, names );
		if (
			notice ||
			! restTests.some( ( { name } ) => names.includes( name ) )
		) {
			return notice;
		}
		rest.restore();
		try {
			site = await rest.start();
		} catch {
			return 'the start of the site';
		}
		try {
			return await findFailure( restTests, names );
		} finally {
			await site.stop();
		}
	};

	let noticed = 0;
	for ( const mutant of mutants ) {
		const file = path.join(
			plugin,
			path.relative( 'php-stub', mutant.file )
		);
		const code = readFileSync( file, 'utf8' );
		writeFileSync( file, applyMutant( code, mutant ) );
		const notice = await findNotice( { ...mutant, file } );
		writeFileSync( file, code );
		noticed += notice ? 1 : 0;
		console.log(
			`${ notice ? 'noticed' : 'NOT NOTICED' } ${ mutant.file }:${
				mutant.line
			}: ${ JSON.stringify(
				code.slice( mutant.start, mutant.end )
			) } → ${ JSON.stringify( mutant.text ) }${
				notice ? ` (${ notice })` : ''
			}`
		);
	}
	console.log(
		`${ noticed } of ${ mutants.length } changes noticed (${ Math.round(
			( 100 * noticed ) / mutants.length
		) } %).`
	);
}
