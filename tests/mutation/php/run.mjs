import path from 'node:path';
import { readCoverage, startCoverage } from './coverage.mjs';
import { createFindNotice, createPhpTests, testMutants } from './tests.mjs';

/** A test that takes so many times as long as without a change hangs. */
const SLOW = 4;
const MIN_TIMEOUT_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Runs test files without a change, and notes what they reach.
 *
 * @param {{ name: string, run: (timeout: number) => Promise<boolean> }[]} tests
 * @param {(test: string) => void}                                         begin Begins the notes of a test.
 * @return {Promise<Record<string, number>>} How long those that pass take, in ms.
 */
async function measure( tests, begin ) {
	/** @type {Record<string, number>} */
	const times = {};
	for ( const { name, run } of tests ) {
		begin( name );
		const start = Date.now();
		if ( await run( HOUR_MS ) ) {
			times[ name ] = Date.now() - start;
		} else {
			console.error(
				`${ name } fails without a change and is left out.`
			);
		}
	}
	return times;
}

/**
 * Changes PHP code in small ways, and runs the PHP tests without WordPress, and those with WordPress and of the
 * REST API that run the changed line, on SQLite.
 *
 * @param {string}                                                root
 * @param {import('../sample.mjs').MutantOfFile[]}                mutants
 * @param {( index: number, notice: string | undefined ) => void} report  Called for each change with what notices it.
 * @param {string[]}                                              wanted  Texts in paths of tests; all if empty.
 */
export async function testPhpMutants( root, mutants, report, wanted ) {
	const cache = path.join( root, '.cache/mutation/php' );
	const notes = path.join( root, '.cache/mutation/coverage' );
	const tests = await createPhpTests( root, cache, wanted );
	const { plugin, php, rest } = tests;
	console.log( 'Noting what each test runs …' );
	const coverage = startCoverage( notes, plugin );
	const times = await measure( php.tests, coverage.begin );
	php.save();
	const site = await rest.start( true );
	coverage.addTo( site.wpPath );
	Object.assign( times, await measure( rest.tests, coverage.begin ) );
	await site.stop();
	rest.save();
	coverage.stop();
	if ( ! Object.keys( times ).length ) {
		throw new Error( 'No test passes without a change.' );
	}
	const findTests = readCoverage( notes );

	const findNotice = createFindNotice(
		tests,
		async ( candidates, { file, line } ) => {
			const names = findTests( file, line );
			const related = candidates
				.filter(
					( { name } ) => times[ name ] && names.includes( name )
				)
				.sort(
					( one, other ) => times[ one.name ] - times[ other.name ]
				);
			for ( const { name, run } of related ) {
				if (
					! ( await run(
						Math.max( times[ name ] * SLOW, MIN_TIMEOUT_MS )
					) )
				) {
					return name;
				}
			}
			return undefined;
		}
	);
	await testMutants( plugin, mutants, findNotice, report );
}
