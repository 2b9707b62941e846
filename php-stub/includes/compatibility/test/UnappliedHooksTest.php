<?php
/**
 * Tests of Unapplied_Hooks.
 *
 * @package Storedeck
 */

namespace Storedeck\Compatibility\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Compatibility\Unapplied_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Filters without effect are named, and no others.
 */
final class UnappliedHooksTest extends TestCase {

	/**
	 * {@inheritDoc}
	 */
	protected function tearDown(): void {
		$GLOBALS['wp_filter'] = array();
	}

	/**
	 * Hooks a function of the stand-in for WordPress.
	 *
	 * @param string ...$hooks Names.
	 * @return list<string> Names that are found.
	 */
	private static function find( string ...$hooks ): array {
		$GLOBALS['wp_filter'] = array();

		foreach ( $hooks as $hook ) {
			$GLOBALS['wp_filter'][ $hook ] = (object) array( 'callbacks' => array( 10 => array( array( 'function' => '_nx' ) ) ) );
		}

		$found = Unapplied_Hooks::find();

		foreach ( $found as $text ) {
			self::assertMatchesRegularExpression( '/^\w+: _nx\(\) in .*wordpress\.php:\d+$/', $text );
		}

		return array_map( static fn( string $text ): string => strtok( $text, ':' ), $found );
	}

	public function test_filters_without_effect_are_found_by_their_whole_name(): void {
		$hooks = array(
			'woocommerce_admin_reports',
			'woocommerce_analytics_orderby_enum_orders',
			'woocommerce_export_orders_row_data',
			'woocommerce_export_orders_column_net_total',
			'woocommerce_analytics_clauses_order_by',
			'woocommerce_analytics_clauses_limit_orders_subquery',
		);

		$this->assertSame( $hooks, self::find( ...$hooks ) );
		$this->assertSame(
			array(),
			self::find(
				'woocommerce_admin_reports_more',
				'my_woocommerce_admin_reports',
				'woocommerce_analytics_clauses_where_orders_subquery',
				'woocommerce_analytics_orders_query_args'
			)
		);
	}

	public function test_the_documentation_says_why(): void {
		$text = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/compatibility.md' );

		foreach ( Unapplied_Hooks::NAMES as $name ) {
			$this->assertMatchesRegularExpression( '/^\| .*`' . preg_quote( $name, '/' ) . '`.* \| no\b/m', $text );
		}
	}
}
