import { globSync } from '../glob.mjs';
import { runNodeTests } from '../runners.mjs';

/**
 * The archive of the plugin: the one of a release that is checked, or a new one.
 * The packages that making it needs may have to be installed first.
 */
const makeZip = async ( root ) => {
	if ( process.env.STOREDECK_ZIP ) {
		return process.env.STOREDECK_ZIP;
	}
	const { writePluginZip } = await import( '../../release/plugin-zip.mjs' );
	return writePluginZip( root );
};

/** Runs the tests of a folder, which start sites with the archive themselves. */
const zipSuite =
	( name ) =>
	async ( root, signal, { wp, grep } ) =>
		runNodeTests( root, {
			name,
			files: globSync( root, `tests/${ name }`, '.test.mjs' ),
			grep,
			env: {
				STOREDECK_GREP: grep,
				STOREDECK_ZIP: await makeZip( root ),
				STOREDECK_WP: wp ?? '',
			},
		} );

/** The plugin from its archive on several kinds of sites. */
export const SITES = [
	{
		title: 'kinds of sites with nginx and PHP-FPM in Chromium',
		needs: [ 'php', 'nginx', 'fpm', 'chromium' ],
		needsBundle: true,
		run: zipSuite( 'sites' ),
	},
];

/** The plugin from its archive on several versions of PHP. */
export const PHP_VERSIONS = [
	{
		title: 'the plugin from its zip on each version of PHP',
		needs: [ 'php' ],
		needsBundle: true,
		run: zipSuite( 'php-versions' ),
	},
];
