import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startCms } from '../../../bin/cms/index.mjs';
import { globSync } from '../../../bin/testing/glob.mjs';
import {
	findScript,
	settingsWithWordPress,
} from '../../../bin/testing/phpunit.mjs';
import { selectFiles } from '../../../bin/testing/selection.mjs';
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
 * Changes PHP code in small ways, and runs the PHP tests, without and with WordPress, and
 * those tests of the REST API that run the changed line, on SQLite. The code is a copy, which is used
 * by a site of its own.
 *
 * @param {string}   root
 * @param {Object}   options
 * @param {string[]} options.folders Folders or files below php-stub.
 * @param {number}   options.sample  Number of changes; 0 for all.
 * @param {number}   options.seed
 * @param {string[]} options.tests   Texts in paths of REST tests; all if empty.
 */
export async function mutatePhp(
	root,
	{ folders, sample, seed, tests: wanted }
) {
	const cache = path.join( root, '.cache/mutation/php' );
	const plugin = path.join( cache, 'storedeck' );
	const dir = path.join( cache, 'site' );
	const content = path.join( dir, 'wordpress/wp-content' );
	const saved = path.join( cache, 'wp-content' );
	const notes = path.join( cache, 'coverage' );
	rmSync( cache, { recursive: true, force: true } );
	cpSync( path.join( root, 'php-stub' ), plugin, { recursive: true } );
	const start = ( /** @type {number | null} */ orders = null ) =>
		startCms( { dir, plugin, php: 'native', orders } );
	const unit = [ '-c', path.join( plugin, 'phpunit.xml.dist' ) ];

	/** Whether the tests with WordPress in the process pass, on a site of their own. */
	const passesWithWordPress = async () => {
		const own = path.join( cache, 'php-site' );
		rmSync( own, { recursive: true, force: true } );
		const { url, wpPath, stop } = await startCms( {
			dir: own,
			plugin,
			php: 'native',
			orders: null,
		} );
		await stop();
		return succeeds(
			'php',
			[
				...settingsWithWordPress( plugin ),
				findScript( 'phpunit' ),
				'--stop-on-failure',
				'-c',
				path.join( plugin, 'includes/test/site/phpunit.xml.dist' ),
			],
			{ STOREDECK_SITE: JSON.stringify( { url, wpPath } ) },
			MIN_TIMEOUT_MS * SLOW * 2
		);
	};

	/** Whether a test file passes on a site. */
	const passes = ( site, file, /** @type {number} */ timeout = HOUR_MS ) =>
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
		);

	const mutants = chooseMutants( listFiles( folders ), sample, seed );
	console.log( `${ mutants.length } changes. Noting what each test runs …` );
	const coverage = startCoverage( notes, plugin );
	let site = await start( ORDERS );
	/** @type {{ name: string, file: string, time: number }[]} */
	const tests = [];
	const files = globSync( root, 'tests/contract/rest', '.test.mjs' );
	for ( const file of selectFiles( root, files, wanted ) ) {
		const name = path.basename( file, '.test.mjs' );
		coverage.begin( name );

		const begin = Date.now();
		if ( await passes( site, file ) ) {
			tests.push( { name, file, time: Date.now() - begin } );
		} else {
			console.error(
				`${ name } fails without a change and is left out.`
			);
		}
	}
	await site.stop();
	coverage.stop();
	if ( ! ( await passesWithWordPress() ) ) {
		throw new Error( 'PHP tests with WordPress fail without a change.' );
	}
	if ( ! tests.length ) {
		throw new Error( 'No test of the REST API passes without a change.' );
	}
	const findTests = readCoverage( notes );
	cpSync( content, saved, { recursive: true, verbatimSymlinks: true } );

	/** The name of a test that notices a change, or undefined. */
	const findNotice = async ( { file, line } ) => {
		if (
			! ( await succeeds( 'phpunit', unit, {}, MIN_TIMEOUT_MS * SLOW ) )
		) {
			return 'unit tests';
		}
		if ( ! ( await passesWithWordPress().catch( () => false ) ) ) {
			return 'tests with WordPress';
		}
		rmSync( content, { recursive: true } );
		cpSync( saved, content, { recursive: true, verbatimSymlinks: true } );
		try {
			site = await start();
		} catch {
			return 'the start of the site';
		}
		try {
			const names = findTests( file, line );
			const related = tests
				.filter( ( { name } ) => names.includes( name ) )
				.sort( ( one, other ) => one.time - other.time );
			for ( const test of related ) {
				const timeout = Math.max( test.time * SLOW, MIN_TIMEOUT_MS );
				if ( ! ( await passes( site, test.file, timeout ) ) ) {
					return test.name;
				}
			}
			return undefined;
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
