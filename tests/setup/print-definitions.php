<?php
/**
 * Prints the definitions of all reports and the list of screens for the client as JSON, for the tests of the client.
 *
 * @package Storedeck
 */

namespace Storedeck\Test;

use Storedeck\Admin\Screens;
use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Client_Definition;

require_once dirname( __DIR__, 2 ) . '/php-stub/includes/test/bootstrap.php';

define( 'ARRAY_A', 'ARRAY_A' );

// No order has had any value of a dimension.
$GLOBALS['wpdb'] = new class() { // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	/**
	 * Prefix of tables.
	 */
	public string $prefix = '';

	/**
	 * Error of the last query.
	 */
	public string $last_error = '';

	/**
	 * Answers any query.
	 *
	 * @param string       $name Method.
	 * @param array<mixed> $args Arguments.
	 * @return array<mixed>|string
	 */
	public function __call( string $name, array $args ): array|string {
		return 'get_results' === $name ? array() : (string) ( $args[0] ?? '' );
	}
};

echo wp_json_encode(
	array(
		'reports'    => array_map( array( Client_Definition::class, 'get' ), Registry::get_registered() ),
		'screens'    => Screens::all(),
		'dimensions' => Breakdowns::get( Registry::get_registered() ),
	),
	JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
);
