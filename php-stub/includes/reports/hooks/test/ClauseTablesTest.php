<?php

namespace Storedeck\Reports\Hooks\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Hooks\Clause_Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Names of tables in the clauses of plugins.
 */
final class ClauseTablesTest extends TestCase {

	/**
	 * Short name => full name.
	 */
	private const TABLES = array(
		'order_stats'          => 'wp_storedeck_order_stats',
		'order_product_lookup' => 'wp_storedeck_order_product_lookup',
		'download_log'         => 'wp_wc_download_log',
		'download_permissions' => 'wp_woocommerce_downloadable_product_permissions',
		'orders'               => 'wp_wc_orders',
	);

	/**
	 * Names of tables.
	 */
	private Clause_Tables $tables;

	protected function setUp(): void {
		$this->tables = new Clause_Tables( self::TABLES, 'wp_' );
	}

	public function test_gives_tables_the_names_of_woocommerce_as_aliases(): void {
		$this->assertSame(
			array(
				'stats' => 'wp_wc_order_stats',
				'items' => 'wp_wc_order_product_lookup',
			),
			$this->tables->find_aliases(
				'{order_stats} stats INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id'
			)
		);
		$this->assertSame(
			array(
				'stats'       => 'wp_wc_download_log',
				'permissions' => 'product_permissions',
				'posts'       => '_products',
				'own'         => 'wp_acme',
			),
			$this->tables->find_aliases(
				'{download_log} stats LEFT JOIN {download_permissions} permissions ON 1 = 1'
					. ' LEFT JOIN {wp:posts} posts ON 1 = 1 JOIN {wp:acme} own ON 1 = 1'
			)
		);
	}

	public function test_ignores_tables_of_subqueries(): void {
		$this->assertSame(
			array( 'stats' => 'wp_wc_order_stats' ),
			$this->tables->find_aliases(
				'{order_stats} stats INNER JOIN ( SELECT a.id FROM {order_product_lookup} a'
					. ' WHERE a.x IN ( SELECT 1 FROM {orders} b ) ) c ON c.id = 1'
			)
		);
	}

	public function test_renames_aliases_but_no_other_words(): void {
		$aliases = array(
			'stats' => 'wp_wc_order_stats',
			'items' => 'wp_wc_order_product_lookup',
		);

		$this->assertSame(
			'SUM( wp_wc_order_stats.net_total ) FROM {order_stats} wp_wc_order_stats'
				. ' WHERE wp_wc_order_stats.num_items_sold > 0 AND x.stats = 1 AND other_stats.y = 2'
				. ' AND wp_wc_order_stats.order_id IN ( SELECT wp_wc_order_product_lookup.order_id'
				. ' FROM {order_product_lookup} wp_wc_order_product_lookup )',
			Clause_Tables::rename(
				'SUM( stats.net_total ) FROM {order_stats} stats WHERE stats.num_items_sold > 0 AND x.stats = 1 AND other_stats.y = 2'
					. ' AND stats.order_id IN ( SELECT items.order_id FROM {order_product_lookup} items )',
				$aliases
			)
		);
	}

	/**
	 * Replaces tables.
	 *
	 * @dataProvider get_clauses
	 *
	 * @param string $clause   Clause of a plugin.
	 * @param string $expected Clause with other tables.
	 */
	public function test_replaces_tables_of_clauses( string $clause, string $expected ): void {
		$this->assertSame( $expected, $this->tables->replace( $clause ) );
	}

	/**
	 * Clauses.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function get_clauses(): array {
		$stats = '`wp_storedeck_order_stats`';

		return array(
			'without alias' => array(
				'JOIN wp_wc_order_stats ON wp_wc_order_stats.order_id = a.id',
				"JOIN $stats AS `wp_wc_order_stats` ON wp_wc_order_stats.order_id = a.id",
			),
			'with alias' => array(
				'LEFT JOIN wp_wc_order_stats AS s ON s.order_id = 1',
				"LEFT JOIN $stats AS s ON s.order_id = 1",
			),
			'with alias without AS' => array(
				'JOIN wp_wc_order_stats s ON s.order_id = 1',
				"JOIN $stats s ON s.order_id = 1",
			),
			'with an alias like a keyword' => array(
				'JOIN wp_wc_order_stats onward ON 1',
				"JOIN $stats onward ON 1",
			),
			'quoted' => array(
				'JOIN `wp_wc_order_stats` USING ( order_id )',
				"JOIN $stats AS `wp_wc_order_stats` USING ( order_id )",
			),
			'in a subquery' => array(
				'AND x IN ( SELECT order_id FROM wp_wc_order_product_lookup WHERE product_qty = 2 )',
				'AND x IN ( SELECT order_id FROM `wp_storedeck_order_product_lookup` AS `wp_wc_order_product_lookup`'
					. ' WHERE product_qty = 2 )',
			),
			'at the end of a subquery' => array(
				'IN ( SELECT 1 FROM wp_wc_order_stats)',
				"IN ( SELECT 1 FROM $stats AS `wp_wc_order_stats`)",
			),
			'in lowercase' => array(
				'join wp_wc_order_stats s on 1 = 1',
				"join $stats s on 1 = 1",
			),
			'another table' => array(
				'JOIN wp_wc_order_stats_more ON 1 = 1',
				'JOIN wp_wc_order_stats_more ON 1 = 1',
			),
			'of another database' => array(
				'JOIN wp_wc_order_stats.x ON 1 = 1',
				'JOIN wp_wc_order_stats.x ON 1 = 1',
			),
			'a table of the store' => array(
				'JOIN wp_wc_orders o ON 1 = 1',
				'JOIN wp_wc_orders o ON 1 = 1',
			),
			'only columns' => array(
				'AND wp_wc_order_stats.net_total > 5',
				'AND wp_wc_order_stats.net_total > 5',
			),
		);
	}
}
