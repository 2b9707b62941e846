import { runNodeSuite } from '../selection.mjs';

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
const zipSuite = ( name, title, needs = [] ) => ( {
	title,
	needs: [ 'php', ...needs ],
	needsBundle: true,
	run: async ( root, signal, { wp, grep } ) =>
		runNodeSuite(
			root,
			{ files: [], grep },
			{
				name,
				folder: `tests/${ name }`,
				env: {
					STOREDECK_GREP: grep,
					STOREDECK_ZIP: await makeZip( root ),
					STOREDECK_WP: wp ?? '',
				},
			}
		),
} );

/** The plugin from its archive on several kinds of sites. */
export const SITES = [
	zipSuite( 'sites', 'kinds of sites with nginx and PHP-FPM in Chromium', [
		'nginx',
		'fpm',
		'chromium',
	] ),
];

/** The plugin from its archive on several versions of PHP. */
export const PHP_VERSIONS = [
	zipSuite(
		'php-versions',
		'the plugin from its zip on each version of PHP'
	),
];
