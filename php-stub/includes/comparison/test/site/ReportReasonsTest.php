<?php
/**
 * Tests of the reasons of Report_Comparison.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison\Test\Site;

use Storedeck\Comparison\Report_Comparison;
use Storedeck\Reports\Registry;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Each way in which rows differ has a text, and the amounts of all texts are the whole difference.
 */
final class ReportReasonsTest extends SiteTestCase {

	/**
	 * What WooCommerce would answer, with rows of its own.
	 */
	private const TOTALS = array(
		'total_sales'  => 'SUM( total_sales )',
		'net_revenue'  => 'SUM( net_total )',
		'taxes'        => 'SUM( tax_total )',
		'shipping'     => 'SUM( shipping_total )',
		'orders_count' => 'SUM( CASE WHEN parent_id = 0 THEN 1 ELSE 0 END )',
	);

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		foreach ( array( 'completed', 'completed', 'cancelled' ) as $status ) {
			$order = self::create_order( self::create_product(), array( 'status' => $status ), '2026-03-10 12:00:00' );
		}

		self::write( 'POST', "/wc-analytics/orders/$order/refunds", array( 'amount' => '4.00' ) );
	}

	/**
	 * Gives WooCommerce the same rows.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_date_type', 'date_paid' );

		self::sql(
			'CREATE TABLE {prefix}wc_order_stats ( order_id bigint NOT NULL PRIMARY KEY, parent_id bigint NOT NULL,'
				. ' status varchar(200) NOT NULL,'
				. ' date_created datetime NOT NULL, date_paid datetime NULL, date_completed datetime NULL, num_items_sold int NOT NULL,'
				. ' total_sales double NOT NULL, tax_total double NOT NULL, shipping_total double NOT NULL, net_total double NOT NULL )'
		);
		self::sql(
			'CREATE TABLE {prefix}wc_order_coupon_lookup ( order_id bigint NOT NULL, coupon_id bigint NOT NULL,'
				. ' discount_amount double NOT NULL )'
		);
		self::sql(
			'CREATE TABLE {prefix}wc_order_product_lookup ( order_item_id bigint NOT NULL, order_id bigint NOT NULL,'
				. ' product_qty int NOT NULL, product_net_revenue double NOT NULL, product_gross_revenue double NOT NULL,'
				. ' variation_id bigint NOT NULL, PRIMARY KEY ( order_item_id, order_id ) )'
		);

		$columns = 'order_id, parent_id, status, date_created, date_paid, date_completed, num_items_sold, total_sales, tax_total,'
			. ' shipping_total, net_total';

		self::sql( "INSERT INTO {prefix}wc_order_stats ( $columns ) SELECT $columns FROM {prefix}storedeck_order_stats" );

		$columns = 'order_item_id, order_id, product_qty, product_net_revenue, product_gross_revenue, variation_id';

		self::sql( "INSERT INTO {prefix}wc_order_product_lookup ( $columns ) SELECT $columns FROM {prefix}storedeck_order_product_lookup" );
	}

	/**
	 * Statements after which the first order differs, by code. A question mark stands for its id.
	 *
	 * @return array<string, array{string, list<string>}>
	 */
	public function differences(): array {
		$theirs = 'UPDATE {prefix}wc_order_stats SET';
		$ours   = 'UPDATE {prefix}storedeck_order_stats SET';

		return array(
			'status that was counted'   => array( 'other_rows', array( "$theirs status = 'wc-cancelled' WHERE order_id = ?" ) ),
			'status that is counted'    => array( 'other_rows', array( "$ours status = 'wc-cancelled' WHERE order_id = ?" ) ),
			'date'                      => array( 'other_rows', array( "$theirs date_paid = '2020-01-01 00:00:00' WHERE order_id = ?" ) ),
			'total'                     => array( 'other_rows', array( "$theirs total_sales = 12, net_total = 12 WHERE order_id = ?" ) ),
			'taxes'                     => array( 'tax_rows', array( "$theirs tax_total = 1, net_total = 9 WHERE order_id = ?" ) ),
			'a row less'                => array(
				'not_imported_woocommerce',
				array( 'DELETE FROM {prefix}wc_order_stats WHERE order_id = ?' ),
			),
			'a row more'                => array(
				'not_imported_storedeck',
				array( 'DELETE FROM {prefix}storedeck_order_stats WHERE order_id = ?' ),
			),
			'currency'                  => array( 'other_currencies', array( "$ours currency = 'EUR' WHERE order_id = ?" ) ),
			'currency of a lone refund' => array(
				'other_currencies',
				array(
					"$ours currency = 'EUR', parent_id = 999999 WHERE order_id = ?",
					"$theirs parent_id = 999999 WHERE order_id = ?",
				),
			),
			'converted amounts'         => array(
				'converted_orders',
				array( "$ours original_currency = 'EUR', original_total = 10, total_sales = 11, net_total = 11 WHERE order_id = ?" ),
			),
			'converted taxes'           => array(
				'converted_orders',
				array( "$ours original_currency = 'EUR', original_total = 9, tax_total = 0.25, net_total = 9.75 WHERE order_id = ?" ),
			),
			'no date'                   => array( 'orders_without_date', array( "$ours date_paid = NULL WHERE order_id = ?" ) ),
			'no date of a refund'       => array(
				'refunds_without_order_date',
				array( "$ours date_paid = NULL, parent_id = 1 WHERE order_id = ?", "$theirs parent_id = 1 WHERE order_id = ?" ),
			),
		);
	}

	/**
	 * Compares a month.
	 *
	 * @dataProvider differences
	 * @param string       $code       Reason.
	 * @param list<string> $statements Statements.
	 */
	public function test_reasons_have_texts_and_the_whole_difference( string $code, array $statements ): void {
		$id     = (int) self::sql( "SELECT MIN( order_id ) AS id FROM {prefix}wc_order_stats WHERE status = 'wc-completed'" )[0]['id'];
		$before = self::read_totals();

		foreach ( $statements as $statement ) {
			self::sql( str_replace( '?', (string) $id, $statement ) );
		}

		$range   = array( 'after' => '2026-03-01T00:00:00', 'before' => '2026-03-31T23:59:59' );
		$metrics = array();

		foreach ( self::read_totals() as $key => list( $ours, $theirs ) ) {
			if ( $ours !== $theirs ) {
				$metrics[ $key ] = array(
					'label'      => $key,
					'format'     => 'currency',
					'difference' => $ours - $theirs,
				);
			}
		}

		$reasons = Report_Comparison::get_reasons( Registry::get( 'revenue' ), $range, $metrics );
		$sums    = array();

		foreach ( array_merge( ...array_column( $reasons, 'amounts' ) ) as $amount ) {
			$sums[ $amount['key'] ] = ( $sums[ $amount['key'] ] ?? 0 ) + $amount['amount'];
		}

		$this->assertSame( $before['total_sales'][0], $before['total_sales'][1] );
		$this->assertNotSame( array(), $metrics );
		$this->assertSame( array( $code ), array_column( $reasons, 'code' ) );
		$this->assertEquals( array_map( static fn( array $metric ): float => $metric['difference'], $metrics ), $sums );
		$this->assertStringNotContainsString( '%', $reasons[0]['text'] );
		$this->assertStringNotContainsString( ': .', $reasons[0]['text'] );

		// Items of an order that only one engine counts have the reason of the order.
		if ( isset( $metrics['orders_count'] ) ) {
			$net      = array( 'net_revenue' => array( 'difference' => $metrics['net_revenue']['difference'] ) + $metrics['net_revenue'] );
			$of_items = Report_Comparison::get_reasons( Registry::get( 'products' ), $range, $net );

			$this->assertSame( array( $code ), array_column( $of_items, 'code' ) );
		}
	}

	/**
	 * Amounts that are shown add up to the difference that is shown, and what no row explains is named.
	 */
	public function test_amounts_below_a_cent_and_of_no_row_are_reasons(): void {
		$id = (int) self::sql( 'SELECT MIN( order_id ) AS id FROM {prefix}wc_order_stats' )[0]['id'];

		self::sql( "UPDATE {prefix}storedeck_order_stats SET currency = 'EUR' WHERE order_id = $id" );
		self::sql( 'UPDATE {prefix}wc_order_stats SET total_sales = total_sales + 0.004' );

		$get = static function ( float $difference ): array {
			$range  = array(
				'after'  => '2026-03-01T00:00:00',
				'before' => '2026-03-31T23:59:59',
			);
			$metric = array(
				'label'      => '',
				'format'     => 'currency',
				'difference' => $difference,
			);
			$result = Report_Comparison::get_reasons( Registry::get( 'revenue' ), $range, array( 'total_sales' => $metric ) );

			return array_map( static fn( array $reason ): float => $reason['amounts'][0]['amount'], array_column( $result, null, 'code' ) );
		};

		list( $ours, $theirs ) = self::read_totals()['total_sales'];

		$this->assertSame( -0.01, $get( round( $ours - $theirs, 2 ) )['rounding'] );
		$this->assertSame( 5.0, $get( round( $ours - $theirs, 2 ) + 5 )['unexplained'] );
	}

	/**
	 * A plugin of several currencies converts lines in the query of WooCommerce, whose rows have the amounts of the order.
	 */
	public function test_what_a_plugin_converts_in_the_query_of_woocommerce_is_a_reason(): void {
		$id  = (int) self::sql( "SELECT MIN( order_id ) AS id FROM {prefix}wc_order_stats WHERE status = 'wc-completed'" )[0]['id'];
		$get = static function (): array {
			// WooCommerce's query adds 10.99.
			$net     = array( 'label' => '', 'format' => 'currency', 'difference' => 0.01 );
			$range   = array( 'after' => '2026-03-01T00:00:00', 'before' => '2026-03-31T23:59:59' );
			$reasons = Report_Comparison::get_reasons( Registry::get( 'products' ), $range, array( 'net_revenue' => $net ) );

			return array_map( static fn( array $one ): float => $one['amounts'][0]['amount'], array_column( $reasons, null, 'code' ) );
		};

		add_filter( 'woocommerce_analytics_clauses_select', static fn( array $clauses ): array => $clauses );
		$this->assertSame( array( 'changed_queries' => 0.01 ), $get() );

		self::sql( "UPDATE {prefix}storedeck_order_stats SET original_currency = 'EUR' WHERE order_id = $id" );
		self::sql( "UPDATE {prefix}storedeck_order_product_lookup SET product_net_revenue = 11 WHERE order_id = $id" );
		$this->assertSame( array( 'converted_orders' => 0.01 ), $get() );

		remove_all_filters( 'woocommerce_analytics_clauses_select' );
		$this->assertSame( array( 'converted_orders' => 1.0, 'unexplained' => -0.99 ), $get() );
	}

	/**
	 * Totals of March 2026 by the rows of both.
	 *
	 * @return array<string, array{float, float}>
	 */
	private static function read_totals(): array {
		$columns = array();

		foreach ( self::TOTALS as $key => $sum ) {
			$columns[] = "$sum AS $key";
		}

		$read = static fn( string $table ): array => self::sql(
			'SELECT ' . implode( ', ', $columns ) . " FROM {prefix}$table status <> 'wc-cancelled'"
				. " AND date_paid BETWEEN '2026-03-01 00:00:00' AND '2026-03-31 23:59:59'"
		)[0];

		$ours   = $read( "storedeck_order_stats WHERE currency = 'USD' AND" );
		$theirs = $read( 'wc_order_stats WHERE' );
		$totals = array();

		foreach ( array_keys( self::TOTALS ) as $key ) {
			$totals[ $key ] = array( (float) $ours[ $key ], (float) $theirs[ $key ] );
		}

		return $totals;
	}
}
