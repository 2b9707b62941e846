import { spawn } from 'node:child_process';
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
import { applyMutant } from '../kinds.mjs';
import { coverageSettings } from './coverage.mjs';

const ORDERS = 1000;
const MIN_TIMEOUT_MS = 400_000;

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

/**
 * Runs a command; whether it succeeded in time. This process serves the site
 * meanwhile.
 *
 * @param {string}                 command
 * @param {string[]}               args
 * @param {Record<string, string>} env
 * @param {number}                 [timeout] In ms.
 * @return {Promise<boolean>} False for another exit status too.
 */
const succeeds = ( command, args, env, timeout = MIN_TIMEOUT_MS ) =>
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

/** Folders of a site that tests change: a killed one leaves both as they were in its middle. */
const CHANGED = [ 'database', 'wordpress/wp-content' ];

/** A site whose files can be brought back to what they were. */
function createSite( dir, plugin ) {
	const copy = ( from, to ) => {
		for ( const folder of CHANGED ) {
			rmSync( path.join( to, folder ), { recursive: true, force: true } );
			cpSync( path.join( from, folder ), path.join( to, folder ), {
				recursive: true,
				verbatimSymlinks: true,
			} );
		}
	};
	const saved = `${ dir }-saved`;
	return {
		start: ( /** @type {number | null} */ orders = null ) =>
			startCms( { plugin, php: 'native', dir, orders } ),
		save: () => copy( dir, saved ),
		restore: () => copy( saved, dir ),
	};
}

/**
 * Tests of a copy of the plugin, which is used by sites of its own: PHP tests without WordPress, with WordPress,
 * and of the REST API, on SQLite.
 *
 * @param {string}   root
 * @param {string}   cache  Folder of the copy; it is emptied.
 * @param {string[]} wanted Texts in paths of tests; all if empty.
 */
export async function createPhpTests( root, cache, wanted ) {
	const plugin = path.join( cache, 'php-stub' );
	rmSync( cache, { recursive: true, force: true } );
	// Tests read the documentation, and plugins and files of other tests.
	for ( const folder of [ 'php-stub', 'docs', 'tests' ] ) {
		cpSync( path.join( root, folder ), path.join( cache, folder ), {
			recursive: true,
		} );
	}
	const settings = path.join( plugin, 'phpunit.xml.dist' );
	const passesWithoutWordPress = () =>
		succeeds( 'phpunit', [ '-c', settings ], {} );
	if ( ! ( await passesWithoutWordPress() ) ) {
		throw new Error( 'PHP tests fail without a change.' );
	}
	const php = createSite( path.join( cache, 'php' ), plugin );
	const rest = createSite( path.join( cache, 'rest' ), plugin );
	const { url, wpPath, stop } = await php.start();
	await stop();
	/** @type {import('../../../bin/cms/index.mjs').Cms} */
	let site;
	return {
		plugin,
		passesWithoutWordPress,
		php: {
			...php,
			tests: listTests(
				plugin,
				'includes',
				/\/test\/site\/\w+Test\.php$/,
				wanted
			).map( ( file ) => ( {
				name: path.basename( file, '.php' ),
				file,
				run: ( timeout ) =>
					succeeds(
						'php',
						[
							...settingsWithWordPress( plugin, true ),
							...coverageSettings(),
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
		},
		rest: {
			...rest,
			/** Starts the site, at first with a demo store. */
			async start( isFirst = false ) {
				site = await rest.start( isFirst ? ORDERS : null );
				return site;
			},
			tests: listTests(
				root,
				'tests/contract/rest',
				/^[^/]+\.test\.mjs$/,
				wanted
			).map( ( file ) => ( {
				name: path.basename( file, '.test.mjs' ),
				file,
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
		},
	};
}

/**
 * Notices of changes, with the tests that each of them concerns.
 *
 * @param {Awaited<ReturnType<typeof createPhpTests>>}                   tests
 * @param {( tests: any[], mutant: any ) => Promise<string | undefined>} findFailure The name of the first of some tests that fails and concerns the change.
 */
export const createFindNotice =
	( { passesWithoutWordPress, php, rest }, findFailure ) =>
	async ( mutant ) => {
		if ( ! ( await passesWithoutWordPress() ) ) {
			return 'tests without WordPress';
		}
		php.restore();
		const notice = await findFailure( php.tests, mutant );
		if ( notice ) {
			return notice;
		}
		rest.restore();
		let site;
		try {
			site = await rest.start();
		} catch {
			return 'the start of the site';
		}
		try {
			return await findFailure( rest.tests, mutant );
		} finally {
			await site.stop();
		}
	};

/**
 * Makes each change in the copy of the plugin, and reports what notices it.
 *
 * @param {string}                                                plugin
 * @param {import('../sample.mjs').MutantOfFile[]}                mutants
 * @param {( mutant: any ) => Promise<string | undefined>}        findNotice Gets the changed file, and `runWithout`, which runs a test without the change.
 * @param {( index: number, notice: string | undefined ) => void} report
 */
export async function testMutants( plugin, mutants, findNotice, report ) {
	for ( const [ index, mutant ] of mutants.entries() ) {
		const file = path.join(
			plugin,
			path.relative( 'php-stub', mutant.file )
		);
		const code = readFileSync( file, 'utf8' );
		const changed = applyMutant( code, mutant );
		const runWithout = async ( run ) => {
			writeFileSync( file, code );
			const hasPassed = await run();
			writeFileSync( file, changed );
			return hasPassed;
		};
		writeFileSync( file, changed );
		const notice = await findNotice( { ...mutant, file, runWithout } );
		writeFileSync( file, code );
		report( index, notice );
	}
}
