<?php
/**
 * Plugin Name: Storedeck
 * Description: Analytics and store management for WordPress: fast reports, an inbox, stock, reviews and payments.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: storedeck
 * Domain Path: /languages
 *
 * @package Storedeck
 */

namespace Storedeck;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'STOREDECK_FILE', __FILE__ );
define( 'STOREDECK_DIR', __DIR__ . '/' );
// The header is the one place of the version.
define( 'STOREDECK_VERSION', get_file_data( __FILE__, array( 'Version' ) )[0] );

require_once __DIR__ . '/includes/autoload.php';
require_once __DIR__ . '/includes/admin/functions.php';
require_once __DIR__ . '/includes/mounts/functions.php';
require_once __DIR__ . '/includes/reports/functions.php';
require_once __DIR__ . '/includes/inbox/functions.php';

Plugin::connect();

register_activation_hook( __FILE__, array( Installer::class, 'activate' ) );
register_deactivation_hook( __FILE__, array( Installer::class, 'deactivate' ) );

add_action( 'plugins_loaded', array( Compatibility\Compatibility::class, 'start' ), 0 );
add_action( 'plugins_loaded', array( Plugin::class, 'start' ) );
