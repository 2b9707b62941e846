<?php
/**
 * Stubs of WordPress functions for unit tests.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns an option that a test has set.
 *
 * @param string $name    Name.
 * @param mixed  $missing Default value.
 * @return mixed
 */
function get_option( string $name, $missing = false ) {
	return $GLOBALS['storedeck_test_options'][ $name ] ?? $missing;
}

/**
 * Encodes JSON.
 *
 * @param mixed $value Value.
 * @param int   $flags Flags of json_encode().
 * @return string|false
 */
function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}

/**
 * Returns a text without a translation.
 *
 * @param string $text Text.
 */
function __( string $text ): string {
	return $text;
}

/**
 * Returns a text without a translation.
 *
 * @param string $text Text.
 */
function _x( string $text ): string {
	return $text;
}

/**
 * Returns the English form for a number.
 *
 * @param string $one   Form for one.
 * @param string $other Form for other numbers.
 * @param int    $count Number.
 */
function _n( string $one, string $other, int $count ): string {
	return 1 === $count ? $one : $other;
}

/**
 * Returns the English form for a number.
 *
 * @param string $one   Form for one.
 * @param string $other Form for other numbers.
 * @param int    $count Number.
 */
function _nx( string $one, string $other, int $count ): string {
	return _n( $one, $other, $count );
}

/**
 * Returns a value that no plugin filters.
 *
 * @param string $hook  Name.
 * @param mixed  $value Value.
 * @return mixed
 */
function apply_filters( string $hook, $value ) {
	return $value;
}

/**
 * Calls the callbacks that a test has put into $wp_filter.
 *
 * @param string       $hook Name.
 * @param array<mixed> $args Value and further arguments.
 * @return mixed
 */
function apply_filters_ref_array( string $hook, array $args ) {
	$GLOBALS['wp_current_filter'][] = $hook;

	foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$args[0] = $callback['function']( ...array_slice( $args, 0, $callback['accepted_args'] ) );
		}
	}

	array_pop( $GLOBALS['wp_current_filter'] );

	return $args[0];
}

/**
 * Whether a test has given a capability to the user, who views reports with personal data by default.
 *
 * @param string $capability Capability.
 */
function current_user_can( string $capability ): bool {
	$all = array( 'view_woocommerce_reports', 'view_storedeck_personal_data' );

	return in_array( $capability, $GLOBALS['storedeck_test_capabilities'] ?? $all, true );
}

/**
 * Returns the locale of the texts in the code.
 */
function determine_locale(): string {
	return 'en_US';
}

/**
 * Does nothing.
 *
 * @param string $hook Name.
 */
function do_action( string $hook ): void {
	unset( $hook );
}

/**
 * Returns a text without escaping.
 *
 * @param string $text Text.
 */
function esc_html( string $text ): string {
	return $text;
}

/**
 * Does nothing.
 *
 * @param string $name Name of the function that was used incorrectly.
 */
function _doing_it_wrong( string $name ): void {
	unset( $name );
}

/**
 * Whether a taxonomy is registered: none is.
 *
 * @param string $taxonomy Taxonomy.
 */
function taxonomy_exists( string $taxonomy ): bool {
	unset( $taxonomy );

	return false;
}

/**
 * Returns a path as it is.
 *
 * @param string $path Path.
 */
function wp_normalize_path( string $path ): string {
	return $path;
}

/**
 * Returns the path of a file that is in no folder of plugins.
 *
 * @param string $file File.
 */
function plugin_basename( string $file ): string {
	return trim( $file, '/' );
}

/**
 * Returns the folder of themes.
 */
function get_theme_root(): string {
	return '/themes';
}

/**
 * How often an action was done: never.
 *
 * @param string $hook Name.
 */
function did_action( string $hook ): int {
	unset( $hook );

	return 0;
}
