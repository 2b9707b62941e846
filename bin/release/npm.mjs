import { run } from '../cms/processes.mjs';

/** What npm says of a version that the registry has: an earlier try published it. */
const IS_PUBLISHED = /previously published version/;

/**
 * Runs `npm publish` for packages, one after another, until one fails.
 *
 * @param {string}   root     The repository.
 * @param {string[]} packages Folders or archives.
 * @param {string[]} args     Arguments, `--dry-run` or `--provenance`.
 * @return {Promise<string[]>} Problems.
 */
export async function publishPackages( root, packages, args ) {
	for ( const name of packages ) {
		const { code, stdout, stderr } = await run(
			'npm',
			[ 'publish', name, ...args ],
			{ cwd: root }
		);
		const isDone = code === 0 || IS_PUBLISHED.test( stderr );
		if ( ! isDone ) {
			return [ `npm publish ${ name }: ${ stdout }${ stderr }` ];
		}
	}
	return [];
}
