import { lstat, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../cms/user-error.mjs';

/**
 * Links a plugin into a WordPress folder.
 *
 * @param {string}                                   tree
 * @param {import('./read-extension.mjs').Extension} extension
 * @return {Promise<() => Promise<string>>} Removes the link, and says what happened to it.
 * @throws {UserError} If the site has another plugin of that name.
 */
export async function linkExtension( tree, { folder, name } ) {
	const link = path.join( tree, 'wp-content/plugins', name );
	const readLink = async () => ( {
		current: await lstat( link ).catch( () => null ),
		target: await realpath( link ).catch( () => '' ),
	} );
	const { current, target } = await readLink();
	if ( target && target !== folder ) {
		throw new UserError(
			`The site has another plugin in ${ link }${
				current?.isSymbolicLink() ? `, a link to ${ target }` : ''
			}. Remove it, or rename ${ folder }.`
		);
	}
	if ( target && ! current?.isSymbolicLink() ) {
		return async () => `${ name } stays: the site contains its folder.`;
	}
	// The link of a run that was killed.
	await rm( link, { force: true } );
	await symlink( folder, link, 'junction' );
	return async () => {
		const now = await readLink();
		if ( ! now.current?.isSymbolicLink() || now.target !== folder ) {
			return `${ link } stays: it no longer is the link to ${ folder }.`;
		}
		await rm( link );
		return `Removed the link to ${ name }.`;
	};
}
