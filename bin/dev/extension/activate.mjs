import { lastLines } from '../../cms/processes.mjs';
import { phpString } from '../../cms/templates/wp-config.mjs';

const load = ( wpPath ) => `
	$_SERVER['HTTP_HOST'] = '127.0.0.1';
	require ${ phpString( `${ wpPath }/wp-load.php` ) };
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
`;

/** The text of an answer that may be HTML. */
const toText = ( html ) =>
	html
		.replace( /<(style|title)\b.*?<\/\1>/gs, '' )
		.replace( /<[^>]+>/g, '' )
		.trim();

/**
 * Activates a plugin.
 *
 * @param {import('../../cms/index.mjs').Cms} cms
 * @param {string}                            plugin File in the folder of plugins, `acme/acme.php`.
 * @return {Promise<string>} Why it could not be activated or what it printed; empty if all went well.
 */
export async function activate( cms, plugin ) {
	const { code, stdout, stderr } = await cms.php( [
		'-r',
		`${ load( cms.wpPath ) }
		$result = activate_plugin( ${ phpString( plugin ) } );
		if ( is_wp_error( $result ) ) {
			$data = $result->get_error_data();
			fwrite( STDERR, $result->get_error_message() . ( is_string( $data ) ? "\\n$data" : '' ) );
			exit( 1 );
		}`,
	] );
	return code === 0 ? '' : lastLines( toText( stderr || stdout ) );
}

/**
 * Deactivates a plugin that is no longer there, without running its code.
 *
 * @param {import('../../cms/index.mjs').Cms} cms
 * @param {string}                            plugin
 */
export const deactivate = ( cms, plugin ) =>
	cms.php( [
		'-r',
		`${ load( cms.wpPath ) } deactivate_plugins( ${ phpString(
			plugin
		) }, true );`,
	] );
