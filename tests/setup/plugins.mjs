import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { php, site } from './site.mjs';

const folderOf = ( name ) =>
	path.join( site.wpPath, 'wp-content/plugins', name );

/**
 * Copies plugins into the live site and activates them. Each is a folder with a
 * file of the same name.
 *
 * @param {string[]} folders Paths of the plugins.
 * @throws {Error} If a plugin cannot be activated.
 */
export async function installPlugins( folders ) {
	for ( const folder of folders ) {
		await cp( folder, folderOf( path.basename( folder ) ), {
			recursive: true,
			// Packages are needed for the build only.
			filter: ( file ) => path.basename( file ) !== 'node_modules',
		} );
	}
	const errors = php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$errors = array();
		foreach ( $given as $name ) {
			$result = activate_plugin( "$name/$name.php" );
			if ( is_wp_error( $result ) ) { $errors[] = $name . ': ' . $result->get_error_message(); }
		}
		return $errors;`,
		folders.map( ( folder ) => path.basename( folder ) )
	);
	if ( errors.length ) {
		throw new Error( errors.join( '\n' ) );
	}
}

/** Deactivates plugins and deletes their folders. */
export async function removePlugins( /** @type {string[]} */ names ) {
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( $given as $name ) { deactivate_plugins( "$name/$name.php" ); }
		return true;`,
		names
	);
	for ( const name of names ) {
		await rm( folderOf( name ), { recursive: true, force: true } );
	}
}
