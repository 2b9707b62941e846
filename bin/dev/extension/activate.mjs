import { lastLines } from '../../cms/processes.mjs';
import { phpString } from '../../cms/templates/wp-config.mjs';

/** WordPress would answer an error that ends PHP with a page, and PHP with status 0. */
const load = ( wpPath ) => `
	register_shutdown_function( static function () {
		$error = error_get_last();
		if ( $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_COMPILE_ERROR | E_CORE_ERROR ) ) ) {
			// An exception has its place, and the stack in the next lines.
			$message = strtok( $error['message'], "\\n" );
			$place   = " in {$error['file']}:{$error['line']}";
			fwrite( STDERR, $message . ( str_contains( $message, $place ) ? '' : $place ) );
			exit( 255 );
		}
	} );
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
