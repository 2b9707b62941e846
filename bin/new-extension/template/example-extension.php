<?php
/**
 * Plugin Name: Example extension
 * Description: Extends Storedeck.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * Requires Plugins: storedeck
 * License: GPL-2.0-or-later
 * Text Domain: example-extension
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/script.php';

// Delete a line here and its file to do without that part.
require_once __DIR__ . '/includes/report.php';
require_once __DIR__ . '/includes/orders-column.php';
require_once __DIR__ . '/includes/orders-filter.php';
require_once __DIR__ . '/includes/settings.php';
