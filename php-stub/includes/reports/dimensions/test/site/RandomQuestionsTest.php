<?php

namespace Storedeck\Reports\Dimensions\Test\Site;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Random questions have the answers that the orders themselves give, also after random changes.
 */
final class RandomQuestionsTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	/**
	 * Questions; `QUESTIONS` in the environment for more.
	 */
	private const QUESTIONS = 60;
	private const CHANGES   = 20;
	private const EXCLUDED  = array( 'wc-pending', 'wc-cancelled', 'wc-failed', 'trash', 'auto-draft', 'wc-checkout-draft' );

	/**
	 * Each order and refund, with the values of its order by dimension.
	 *
	 * @var array<int, array<string, string>>
	 */
	private array $rows;

	protected function setUp(): void {
		parent::setUp();
		mt_srand( 43 );
	}

	/**
	 * Reads orders as the store has them.
	 *
	 * @return array<int, array<string, string>>
	 */
	private static function read_orders(): array {
		$rows = self::sql(
			"SELECT orders.id, orders.type, base.status, base.payment_method, own.created_via, orders.date_created_gmt, orders.total_amount,
				orders.tax_amount, data.shipping_total_amount, base.id AS base_id, base.date_created_gmt AS base_date,
				COALESCE( NULLIF( place.country, '' ), billing.country ) AS country,
				CASE WHEN place.country <> '' THEN place.state ELSE billing.state END AS state,
				( SELECT SUM( meta.meta_value ) FROM {prefix}woocommerce_order_items items
					INNER JOIN {prefix}woocommerce_order_itemmeta meta
						ON meta.order_item_id = items.order_item_id AND meta.meta_key = '_qty'
					WHERE items.order_id = orders.id AND items.order_item_type = 'line_item' ) AS items,
				( SELECT meta.meta_value FROM {prefix}woocommerce_order_items items
					INNER JOIN {prefix}woocommerce_order_itemmeta meta
						ON meta.order_item_id = items.order_item_id AND meta.meta_key = 'method_id'
					WHERE items.order_id = base.id AND items.order_item_type = 'shipping'
					ORDER BY items.order_item_id LIMIT 1 ) AS shipping_method
			FROM {prefix}wc_orders orders
			INNER JOIN {prefix}wc_orders base
				ON base.id = CASE WHEN orders.type = 'shop_order_refund' THEN orders.parent_order_id ELSE orders.id END
			INNER JOIN {prefix}wc_order_operational_data data ON data.order_id = orders.id
			INNER JOIN {prefix}wc_order_operational_data own ON own.order_id = base.id
			LEFT JOIN {prefix}wc_order_addresses billing ON billing.order_id = base.id AND billing.address_type = 'billing'
			LEFT JOIN {prefix}wc_order_addresses place ON place.order_id = base.id AND place.address_type = 'shipping'"
		);

		return array_map(
			static fn( array $row ): array => array_map( 'strval', $row ) + array(
				'order_country' => (string) $row['country'],
				'order_state'   => '' === (string) $row['state'] ? '' : "{$row['country']}:{$row['state']}",
				'weekday'       => get_date_from_gmt( (string) $row['base_date'], 'N' ),
				'hour'          => (string) (int) get_date_from_gmt( (string) $row['base_date'], 'H' ),
				'day'           => get_date_from_gmt( (string) $row['date_created_gmt'], 'Y-m-d' ),
			),
			array_filter( $rows, static fn( array $row ): bool => ! in_array( $row['status'], self::EXCLUDED, true ) )
		);
	}

	/**
	 * One of several values.
	 *
	 * @param array<mixed> $values Values.
	 * @return mixed
	 */
	private static function pick( array $values ) {
		return array_values( $values )[ mt_rand( 0, count( $values ) - 1 ) ];
	}

	/**
	 * Metrics of rows.
	 *
	 * @param array<int, array<string, string>> $rows Rows.
	 * @return array<string, float>
	 */
	private static function add_up( array $rows ): array {
		$sums   = array_fill_keys( array( 'orders', 'items', 'net', 'sold', 'refunds' ), Decimal::zero() );
		$add    = static function ( string $name, Decimal $value ) use ( &$sums ): void {
			$sums[ $name ] = $sums[ $name ]->plus( $value );
		};

		foreach ( $rows as $row ) {
			$is_order = 'shop_order' === $row['type'];
			$total    = Decimal::of( $row['total_amount'] );
			$net      = $total->minus( Decimal::of( $row['tax_amount'] ) )->minus( Decimal::of( $row['shipping_total_amount'] ) );

			$add( 'net', $net );
			$add( 'items', Decimal::of( $row['items'] ) );
			$add( $is_order ? 'sold' : 'refunds', $is_order ? $net : $total->negate() );
			$add( 'orders', Decimal::of( $is_order ? '1' : '0' ) );
		}

		$average = $sums['orders']->is_zero() ? Decimal::zero() : $sums['sold']->ratio( Decimal::of( '1' ), $sums['orders'], 4 );

		return array(
			'orders_count'    => (float) $sums['orders']->to_number(),
			'net_revenue'     => (float) $sums['net']->to_number(),
			'num_items_sold'  => (float) $sums['items']->to_number(),
			'refunds'         => (float) $sums['refunds']->to_number(),
			'avg_order_value' => (float) $average->to_number(),
		);
	}

	/**
	 * Asks a random question and compares the answer.
	 */
	private function ask(): void {
		$dimensions = array( 'payment_method', 'shipping_method', 'order_country', 'order_state', 'created_via', 'weekday', 'hour' );
		$by         = self::pick( $dimensions );
		$filter     = self::pick( array( ...$dimensions, '' ) );
		$days       = array( self::pick( $this->rows )['day'], self::pick( $this->rows )['day'] );
		$query      = array( 'after' => min( $days ) . 'T00:00:00', 'before' => max( $days ) . 'T23:59:59', 'date_type' => 'date_created' );
		$value      = '' === $filter ? '' : self::pick( $this->rows )[ $filter ];
		$is         = 0 === mt_rand( 0, 1 );
		$rows       = array_filter(
			$this->rows,
			static fn( array $row ): bool => $row['day'] >= min( $days ) && $row['day'] <= max( $days )
				&& ( '' === $filter || ( $row[ $filter ] === $value ) === $is )
		);
		$expected   = array();

		if ( '' !== $filter ) {
			$query[ $filter . ( $is ? '_is' : '_is_not' ) ] = array( $value );
		}

		foreach ( $rows as $row ) {
			$expected[ $row[ $by ] ][] = $row;
		}

		$found    = self::get( '/wc-analytics/reports/payments', $query + array( 'by' => $by, 'per_page' => 100 ) );
		$expected = array_map( array( self::class, 'add_up' ), $expected );
		$question = (string) wp_json_encode( compact( 'by', 'query' ) );

		ksort( $expected );
		self::assertEquals( $expected, self::get_metrics( $found, 'value' ), $question );

		$parts    = array( 'segmentby' => $by, 'interval' => 'year', 'fields' => array( 'net_revenue' ) );
		$stats    = self::get( '/wc-analytics/reports/orders/stats', $query + $parts );
		$segments = array_column( array_column( $stats['totals']['segments'], 'subtotals', 'segment_id' ), 'net_revenue' );

		self::assertEquals( self::add_up( $rows )['net_revenue'], $stats['totals']['net_revenue'], $question );
		self::assertEqualsWithDelta( $stats['totals']['net_revenue'], array_sum( $segments ), 0.00001, "The parts add up: $question" );
	}

	/**
	 * Metrics of the rows of an answer.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @param string                           $key  Field of the value.
	 * @return array<string, array<string, float>> By value.
	 */
	private static function get_metrics( array $rows, string $key ): array {
		$names   = array_flip( array( 'orders_count', 'net_revenue', 'num_items_sold', 'refunds', 'avg_order_value' ) );
		$metrics = array();

		foreach ( $rows as $row ) {
			$metrics[ $row[ $key ] ] = array_map( 'floatval', array_intersect_key( array_replace( $names, $row ), $names ) );
		}

		ksort( $metrics );

		return $metrics;
	}

	/**
	 * Changes a random order.
	 */
	private function change(): void {
		$order   = (int) self::pick( $this->rows )['base_id'];
		$changes = self::pick(
			array(
				array( 'payment_method' => self::pick( array( 'card', 'cheque', 'cod' ) ) ),
				array( 'shipping' => array( 'country' => self::pick( array( 'FR', 'US', 'DE' ) ), 'state' => '' ) ),
				array( 'status' => self::pick( array( 'completed', 'cancelled', 'processing' ) ) ),
			)
		);

		self::write( 'PUT', "/wc-analytics/orders/$order", $changes );
	}

	public function test_answers_are_those_of_the_orders(): void {
		$questions = (int) ( getenv( 'QUESTIONS' ) ?: self::QUESTIONS );

		for ( $count = 0; $count < $questions; ++$count ) {
			if ( 0 === $count % self::CHANGES ) {
				for ( $change = 0; $change < ( 0 === $count ? 0 : 3 ); ++$change ) {
					$this->change();
				}

				self::end_request();
				$this->rows = self::read_orders();
			}

			$this->ask();
		}
	}
}
