<?php

namespace Storedeck\Reports\Dimensions\Test;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Random questions about the orders of a store, and their answers from the orders themselves: metrics by up to two dimensions, in a
 * period, with up to two filters.
 */
final class Random_Questions {

	private const EXCLUDED = array( 'wc-pending', 'wc-cancelled', 'wc-failed', 'trash', 'auto-draft', 'wc-checkout-draft' );

	/**
	 * First values of bands.
	 */
	private const VALUES = array( 0, 10, 25, 50, 100, 250, 500, 1000 );
	private const ITEMS  = array( 0, 1, 2, 3, 5, 10 );

	/**
	 * Dimensions, and those whose values are numbers, which are never unknown.
	 */
	private const TEXTS   = array(
		'payment_method', 'shipping_method', 'order_country', 'order_state', 'created_via', 'attribution_source',
	);
	private const NUMBERS = array( 'order_value', 'order_items', 'customer_order', 'weekday', 'hour' );

	/**
	 * Metrics; of products, only the last two.
	 */
	private const METRICS = array(
		'net_revenue', 'refunds', 'avg_order_value', 'total_sales', 'taxes', 'shipping', 'avg_items_per_order', 'orders_count',
		'num_items_sold',
	);

	/**
	 * Orders and refunds that count, with the values of their order by dimension.
	 *
	 * @var list<array<string, mixed>>
	 */
	public readonly array $rows;

	/**
	 * Reads the orders of the store, all of which are in one of its storages.
	 *
	 * @param callable(string): array<int, array<string, string|null>> $sql       Returns rows of a query with `{prefix}`.
	 * @param bool                                                     $has_posts Whether orders are posts.
	 * @param string                                                   $year      Year that questions are asked about; all by default.
	 */
	public function __construct( callable $sql, bool $has_posts = false, string $year = '' ) {
		$orders   = array_column( $sql( $has_posts ? self::get_posts_sql() : self::get_tables_sql() ), null, 'id' );
		$products = array();
		$placed   = array();
		$rows     = array();

		foreach ( $sql(
			"SELECT items.order_id, items.order_item_id AS id, product.meta_value AS product, quantity.meta_value AS quantity
			FROM {prefix}woocommerce_order_items items
			INNER JOIN {prefix}woocommerce_order_itemmeta product
				ON product.order_item_id = items.order_item_id AND product.meta_key = '_product_id'
			INNER JOIN {prefix}woocommerce_order_itemmeta quantity
				ON quantity.order_item_id = items.order_item_id AND quantity.meta_key = '_qty'
			WHERE items.order_item_type = 'line_item'"
		) as $item ) {
			$sold = $products[ $item['order_id'] ][ $item['product'] ] ?? Decimal::zero();

			$products[ $item['order_id'] ][ $item['product'] ] = $sold->plus( Decimal::of( (string) $item['quantity'] ) );
		}

		$orders = array_map(
			static fn( array $order ): array => array( 'products' => $products[ $order['id'] ] ?? array() ) + array_map( 'strval', $order ),
			array_filter( $orders, static fn( array $order ): bool => ! in_array( $order['status'], self::EXCLUDED, true ) )
		);

		foreach ( $orders as $id => $order ) {
			$orders[ $id ]['items'] = Decimal::sum( $order['products'] );
			$orders[ $id ]['net']   = Decimal::of( $order['total'] )->minus( Decimal::of( $order['tax'] ) )
				->minus( Decimal::of( $order['shipping'] ) );

			if ( $order['id'] === $order['base_id'] ) {
				$placed[ $order['email'] ][] = array( $order['created'], (int) $id );
			}
		}

		foreach ( $orders as $order ) {
			$base    = $orders[ $order['base_id'] ];
			$place   = array( $base['created'], (int) $base['id'] );
			$earlier = array_filter( $placed[ $base['email'] ], static fn( array $other ): bool => $other < $place );
			$rows[]  = array(
				'attribution_source' => trim( $base['attribution_source'], '()' ),
				'order_state'    => '' === $base['state'] ? '' : "{$base['country']}:{$base['state']}",
				'order_country'  => $base['country'],
				'order_value'    => self::get_band( self::VALUES, $base['net'] ),
				'order_items'    => self::get_band( self::ITEMS, $base['items'] ),
				'customer_order' => (string) ( '' === $base['email'] ? 1 : min( count( $earlier ), 3 ) + 1 ),
				'weekday'        => get_date_from_gmt( $base['created'], 'N' ),
				'hour'           => (string) (int) get_date_from_gmt( $base['created'], 'H' ),
				'day'            => get_date_from_gmt( $order['created'], 'Y-m-d' ),
			) + array_intersect_key( $base, array_flip( self::TEXTS ) ) + $order;
		}

		$this->rows = array_values( array_filter( $rows, static fn( array $row ): bool => str_starts_with( $row['day'], $year ) ) );
	}

	/**
	 * A random question.
	 *
	 * @return array<string, mixed> Parameters of the route.
	 */
	public function create(): array {
		$by       = self::draw( array( ...self::TEXTS, ...self::NUMBERS, 'product' ), mt_rand( 0, 2 ) );
		$is_parts = in_array( 'product', $by, true );
		$metrics  = self::draw( $is_parts ? array_slice( self::METRICS, -2 ) : self::METRICS, mt_rand( 1, $is_parts ? 2 : 4 ) );
		$days     = array( self::pick( $this->rows )['day'], self::pick( $this->rows )['day'] );
		$params   = compact( 'by', 'metrics' ) + array(
			'period'   => 'custom',
			'after'    => min( $days ),
			'before'   => max( $days ),
			'compare'  => array( 'none' ),
			'per_page' => 500,
		);

		foreach ( self::draw( array( ...self::TEXTS, ...self::NUMBERS ), mt_rand( 0, 2 ) ) as $key ) {
			$values   = array_values( array_unique( array( self::pick( $this->rows )[ $key ], self::pick( $this->rows )[ $key ] ) ) );
			$operator = 0 === mt_rand( 0, 1 ) ? '_is' : '_is_not';

			$params[ $key . $operator ] = in_array( $key, self::NUMBERS, true ) ? array_map( 'intval', $values ) : $values;
		}

		return $params;
	}

	/**
	 * The answer of a question.
	 *
	 * @param array<string, mixed> $params Parameters of the route.
	 * @return array{totals: array<string, float>, rows: array<string, array<string, float>>} By values of its dimensions.
	 */
	public function answer( array $params ): array {
		$rows = array_filter(
			$this->rows,
			static fn( array $row ): bool => $row['day'] >= $params['after'] && $row['day'] <= $params['before']
		);

		foreach ( $params as $name => $values ) {
			if ( 1 === preg_match( '/^(.+)_is(_not)?$/', $name, $parts ) ) {
				$values = array_map( 'strval', $values );
				$is     = ! isset( $parts[2] );
				$rows   = array_filter( $rows, static fn( array $row ): bool => in_array( $row[ $parts[1] ], $values, true ) === $is );
			}
		}

		return array(
			'totals' => self::add_up( $rows, $params['metrics'] ),
			'rows'   => array() === $params['by'] ? array() : self::split( $rows, $params['by'], $params['metrics'] ),
		);
	}

	/**
	 * What an answer says, in the form of create().
	 *
	 * @param array<string, mixed> $answer Body of the response.
	 * @return array{totals: array<string, float>, rows: array<string, array<string, float>>}
	 */
	public static function read( array $answer ): array {
		$rows = array();

		foreach ( $answer['rows'] as $row ) {
			$rows[ implode( ' | ', array_column( $row['values'], 'id' ) ) ] = array_map( 'floatval', $row['metrics'][0] );
		}

		return array(
			'totals' => array_map( 'floatval', $answer['totals'][0] ),
			'rows'   => self::sort( $rows ),
		);
	}

	/**
	 * Metrics by value.
	 *
	 * @param array<array<string, mixed>> $rows    Rows.
	 * @param string[]                    $by      Dimensions.
	 * @param string[]                    $metrics Metrics.
	 * @return array<string, array<string, float>>
	 */
	private static function split( array $rows, array $by, array $metrics ): array {
		$groups = array();

		foreach ( $rows as $row ) {
			$parts = in_array( 'product', $by, true ) ? $row['products'] : array( '' => $row['items'] );

			foreach ( $parts as $product => $items ) {
				$part = compact( 'product', 'items' ) + $row;

				$groups[ implode( ' | ', array_map( static fn( string $key ): string => (string) $part[ $key ], $by ) ) ][] = $part;
			}
		}

		return self::sort( array_map( static fn( array $group ): array => self::add_up( $group, $metrics ), $groups ) );
	}

	/**
	 * Rows with any number, by key.
	 *
	 * @param array<string, array<string, float>> $rows Rows.
	 * @return array<string, array<string, float>>
	 */
	private static function sort( array $rows ): array {
		ksort( $rows, SORT_STRING );

		return array_filter( $rows, 'array_filter' );
	}

	/**
	 * Metrics of rows.
	 *
	 * @param array<array<string, mixed>> $rows    Rows.
	 * @param string[]                    $metrics Metrics.
	 * @return array<string, float>
	 */
	private static function add_up( array $rows, array $metrics ): array {
		$orders  = array_filter( $rows, static fn( array $row ): bool => $row['id'] === $row['base_id'] );
		$refunds = array_diff_key( $rows, $orders );
		$decimal = static fn( $value ): Decimal => $value instanceof Decimal ? $value : Decimal::of( $value );
		$sum     = static fn( array $of, string $field ): Decimal => Decimal::sum( array_map( $decimal, array_column( $of, $field ) ) );
		$count   = Decimal::of( (string) count( array_unique( array_column( $orders, 'id' ) ) ) );
		$average = static fn( Decimal $all ): Decimal => $count->is_zero() ? $count : $all->ratio( Decimal::of( '1' ), $count, 4 );
		$found   = array();

		foreach ( $metrics as $metric ) {
			$number = match ( $metric ) {
				'net_revenue'         => $sum( $rows, 'net' ),
				'refunds'             => $sum( $refunds, 'total' )->negate(),
				'avg_order_value'     => $average( $sum( $orders, 'net' ) ),
				'total_sales'         => $sum( $rows, 'total' ),
				'taxes'               => $sum( $rows, 'tax' ),
				'shipping'            => $sum( $rows, 'shipping' ),
				'avg_items_per_order' => $average( $sum( $orders, 'items' ) ),
				'orders_count'        => $count,
				'num_items_sold'      => $sum( $rows, 'items' ),
			};

			$found[ $metric ] = (float) $number->to_number();
		}

		return $found;
	}

	/**
	 * First value of the band of a number.
	 *
	 * @param int[] $starts First values.
	 */
	private static function get_band( array $starts, Decimal $number ): string {
		$below = array_filter( $starts, static fn( int $start ): bool => $number->compare( Decimal::of( (string) $start ) ) >= 0 );

		return (string) ( array() === $below ? -1 : max( $below ) );
	}

	/**
	 * One of several values.
	 *
	 * @param array<mixed> $values Values.
	 * @return mixed
	 */
	public static function pick( array $values ) {
		return array_values( $values )[ mt_rand( 0, count( $values ) - 1 ) ];
	}

	/**
	 * Some of several values, in any order.
	 *
	 * @param string[] $values Values.
	 * @return list<string>
	 */
	private static function draw( array $values, int $count ): array {
		shuffle( $values );

		return array_slice( $values, 0, $count );
	}

	/**
	 * SQL of orders in order tables.
	 */
	private static function get_tables_sql(): string {
		return 'SELECT orders.id, orders.total_amount AS total, ' . self::get_tax_sql( 'orders.id' ) . ",
				data.shipping_total_amount AS shipping,
				orders.date_created_gmt AS created, base.id AS base_id, base.status, base.payment_method, base.billing_email AS email,
				own.created_via, COALESCE( NULLIF( place.country, '' ), billing.country ) AS order_country,
				COALESCE( NULLIF( place.country, '' ), billing.country ) AS country,
				CASE WHEN place.country <> '' THEN place.state ELSE billing.state END AS state,
				( SELECT meta.meta_value FROM {prefix}wc_orders_meta meta
					WHERE meta.order_id = base.id AND meta.meta_key = '_wc_order_attribution_utm_source' ) AS attribution_source,
				" . self::get_shipping_sql( 'base.id' ) . "
			FROM {prefix}wc_orders orders
			INNER JOIN {prefix}wc_orders base
				ON base.id = CASE WHEN orders.type = 'shop_order_refund' THEN orders.parent_order_id ELSE orders.id END
			INNER JOIN {prefix}wc_order_operational_data data ON data.order_id = orders.id
			INNER JOIN {prefix}wc_order_operational_data own ON own.order_id = base.id
			LEFT JOIN {prefix}wc_order_addresses billing ON billing.order_id = base.id AND billing.address_type = 'billing'
			LEFT JOIN {prefix}wc_order_addresses place ON place.order_id = base.id AND place.address_type = 'shipping'";
	}

	/**
	 * SQL of orders that are posts.
	 */
	private static function get_posts_sql(): string {
		$meta  = static fn( string $key, string $of = 'base' ): string =>
			"( SELECT MAX( meta.meta_value ) FROM {prefix}postmeta meta WHERE meta.post_id = $of.ID AND meta.meta_key = '$key' )";
		$place = static fn( string $key ): string =>
			"CASE WHEN COALESCE( {$meta( '_shipping_country' )}, '' ) <> ''"
			. " THEN {$meta( "_shipping_$key" )} ELSE {$meta( "_billing_$key" )} END";

		return "SELECT orders.ID AS id, {$meta( '_order_total', 'orders' )} AS total,
				" . self::get_tax_sql( 'orders.ID' ) . ",
				COALESCE( {$meta( '_order_shipping', 'orders' )}, 0 ) AS shipping, orders.post_date_gmt AS created, base.ID AS base_id,
				base.post_status AS status, {$meta( '_payment_method' )} AS payment_method, {$meta( '_billing_email' )} AS email,
				{$meta( '_created_via' )} AS created_via, {$place( 'country' )} AS country, {$place( 'state' )} AS state,
				{$place( 'country' )} AS order_country, {$meta( '_wc_order_attribution_utm_source' )} AS attribution_source,
				" . self::get_shipping_sql( 'base.ID' ) . "
			FROM {prefix}posts orders
			INNER JOIN {prefix}posts base
				ON base.ID = CASE WHEN orders.post_type = 'shop_order_refund' THEN orders.post_parent ELSE orders.ID END
			WHERE orders.post_type IN ( 'shop_order', 'shop_order_refund' )";
	}

	/**
	 * SQL of the taxes, also those on shipping.
	 */
	private static function get_tax_sql( string $order ): string {
		return "( SELECT COALESCE( SUM( meta.meta_value ), 0 ) FROM {prefix}woocommerce_order_items items
				INNER JOIN {prefix}woocommerce_order_itemmeta meta
					ON meta.order_item_id = items.order_item_id AND meta.meta_key IN ( 'tax_amount', 'shipping_tax_amount' )
				WHERE items.order_id = $order AND items.order_item_type = 'tax' ) AS tax";
	}

	/**
	 * SQL of the method of the first package.
	 */
	private static function get_shipping_sql( string $order ): string {
		return "( SELECT meta.meta_value FROM {prefix}woocommerce_order_items items
				INNER JOIN {prefix}woocommerce_order_itemmeta meta
					ON meta.order_item_id = items.order_item_id AND meta.meta_key = 'method_id'
				WHERE items.order_id = $order AND items.order_item_type = 'shipping'
				ORDER BY items.order_item_id LIMIT 1 ) AS shipping_method";
	}
}
