import path from 'node:path';
import { createFindNotice, createPhpTests, testMutants } from './tests.mjs';

/** The words of a path: `orders/class-order-note.php` → `order`, `note`. */
const listWords = ( /** @type {string} */ file ) => [
	...new Set(
		file
			.replace( /([a-z])([A-Z])/g, '$1-$2' )
			.toLowerCase()
			.split( /[^a-z]+/ )
			.map( ( word ) =>
				word.replace( /(ie)?s$/, ( _, y ) => ( y ? 'y' : '' ) )
			)
			.filter( ( word ) => word.length > 2 )
	),
];

/**
 * Changes PHP code in small ways, and runs the PHP tests without WordPress, and those with WordPress and of the
 * REST API whose path has a word of the path of the changed file, on SQLite; those with most of them first.
 *
 * @param {string}                                                root
 * @param {import('../sample.mjs').MutantOfFile[]}                mutants
 * @param {( index: number, notice: string | undefined ) => void} report  Called for each change with what notices it.
 */
export async function testPlantedPhp( root, mutants, report ) {
	const tests = await createPhpTests(
		root,
		path.join( root, '.cache/mutation/planted' ),
		[]
	);
	const { plugin, php, rest } = tests;
	php.save();
	const site = await rest.start( true );
	await site.stop();
	rest.save();

	/** @type {Set<string>} Tests that fail without a change. */
	const failing = new Set();
	const findNotice = createFindNotice(
		tests,
		async ( candidates, { file, runWithout } ) => {
			const words = listWords(
				path.relative( path.join( plugin, 'includes' ), file )
			).filter( ( word ) => ! [ 'class', 'php' ].includes( word ) );
			const related = candidates
				.map( ( test ) => {
					const own = listWords( path.relative( root, test.file ) );
					return {
						...test,
						count: words.filter( ( word ) => own.includes( word ) )
							.length,
					};
				} )
				.filter( ( { count } ) => count > 0 )
				.sort( ( one, other ) => other.count - one.count );
			for ( const { name, run } of related ) {
				if ( failing.has( name ) || ( await run() ) ) {
					continue;
				}
				// A killed test leaves its data. On a busy machine, one may fail for another reason.
				php.restore();
				if ( await run() ) {
					continue;
				}
				php.restore();
				if ( await runWithout( run ) ) {
					return name;
				}
				failing.add( name );
				console.error(
					`${ name } fails without a change and is left out.`
				);
			}
			return undefined;
		}
	);
	await testMutants( plugin, mutants, findNotice, report );
}
