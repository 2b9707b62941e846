import { execFileSync } from 'node:child_process';
import { UserError } from '../cms/user-error.mjs';

const BRANCH = 'main';

/** @param {string} version */
export const getTag = ( version ) => `v${ version }`;

/** Runs git. */
export const git = (
	/** @type {string} */ root,
	/** @type {string[]} */ args
) =>
	execFileSync( 'git', args, {
		cwd: root,
		encoding: 'utf8',
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} ).trim();

/**
 * Checks that a release can be made of what is checked out.
 *
 * @param {string} root    The repository.
 * @param {string} version
 * @throws {UserError} Says what to do first.
 */
export function requireReleasable( root, version ) {
	const branch = git( root, [ 'branch', '--show-current' ] );
	if ( branch !== BRANCH ) {
		throw new UserError(
			`Releases are made from ${ BRANCH }, but ${
				branch || 'no branch'
			} is checked out. Run: git switch ${ BRANCH }`
		);
	}
	const changes = git( root, [ 'status', '--porcelain' ] );
	if ( changes ) {
		throw new UserError(
			'There are changes that are not committed. Commit or stash them first:',
			{ log: changes }
		);
	}
	const tag = getTag( version );
	if ( git( root, [ 'tag', '--list', tag ] ) ) {
		throw new UserError(
			`The tag ${ tag } exists. Use --version=X.Y.Z with the next version.`
		);
	}
}

/** Commits the given files and tags the commit. */
export function commitRelease(
	/** @type {string} */ root,
	/** @type {string} */ version,
	/** @type {string[]} */ files
) {
	git( root, [ 'add', '--', ...files ] );
	// The version may have been in the header before, so that only the changelog changes.
	git( root, [ 'commit', '-m', `Release ${ version }`, '--', ...files ] );
	git( root, [
		'tag',
		'--annotate',
		getTag( version ),
		'-m',
		`Storedeck ${ version }`,
	] );
}
