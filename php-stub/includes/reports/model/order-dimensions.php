<?php
/**
 * Dimensions of orders. A refund has the values of its order.
 *
 * - label: name of the dimension;
 * - value: value of an order and its label, from a raw order (Sync\Order_Row_Builder) and the raw refund for a row of one. It is
 *   stored in the dictionary, and its id in the column of `order_stats` with the name of the key;
 * - column and options: SQL of whole numbers of rows, and their labels, for values that are not stored;
 * - describe: label of a value, if it depends on the language;
 * - is_private: only for users who see personal data;
 * - is_missing: whether the store has no such values. They are stored, but not offered.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Countries;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

$attribution = static fn( string $label, string $meta, array $options = array() ): array => array(
	'label'    => $label,
	'value'    => static fn( array $order ): array => array( trim( $order['meta'][ $meta ] ?? '', '()' ), '' ),
	'meta'     => $meta,
	'describe' => static fn( string $value ): string => $options[ strtolower( $value ) ] ?? $value,
);

// A refund has what its order has.
$of_order = static fn( Closure $get ): string => "CASE WHEN stats.parent_id = 0 THEN {$get( 'stats' )}"
	. " ELSE ( SELECT {$get( 'parents' )} FROM {order_stats} parents WHERE parents.order_id = stats.parent_id ) END";

// One whose order is missing has its own date.
$date = 'COALESCE( ' . $of_order( static fn( string $table ): string => "$table.date_created" ) . ', stats.date_created )';

// Bands begin at these values; -1 is that of orders below the first.
$band = static fn( string $column, array $starts ): string => 'COALESCE( ' . $of_order(
	static fn( string $table ): string => 'CASE' . implode(
		'',
		array_map( static fn( int $start ): string => " WHEN $table.$column >= $start THEN $start", array_reverse( $starts ) )
	) . ' ELSE -1 END'
) . ', -1 )';

$describe_bands = static function ( array $starts ): array {
	$labels = array();

	foreach ( $starts as $index => $start ) {
		$end = $starts[ $index + 1 ] ?? null;

		$labels[ $start ] = match ( $end ) {
			/* translators: %d: lowest value of a range. */
			null       => sprintf( __( '%d and more', 'storedeck' ), $start ),
			$start + 1 => (string) $start,
			/* translators: 1: lowest value of a range, 2: the value that it ends below. */
			default    => sprintf( __( '%1$d up to %2$d', 'storedeck' ), $start, $end ),
		};
	}

	return $labels;
};

$values = array( 0, 10, 25, 50, 100, 250, 500, 1000 );
$items  = array( 0, 1, 2, 3, 5, 10 );

return array(
	'payment_method'       => array(
		'label' => __( 'Payment method', 'storedeck' ),
		'value' => static fn( array $order ): array => array( $order['payment_method'] ?? '', $order['payment_title'] ?? '' ),
	),
	'shipping_method'      => array(
		'label' => __( 'Shipping method', 'storedeck' ),
		// That of the first package, so that each order counts once.
		'value' => static function ( array $order ): array {
			foreach ( $order['items'] as $item ) {
				if ( 'shipping' === $item['type'] ) {
					return array( $item['meta']['method_id'] ?? $item['name'], $item['name'] );
				}
			}

			return array( '', '' );
		},
	),
	'order_country'        => array(
		'label'    => __( 'Country / Region', 'storedeck' ),
		'value'    => static fn( array $order ): array => array( $order['address']['country'] ?? '', '' ),
		'describe' => static fn( string $value ): string => Settings::get_countries()[ $value ] ?? $value,
	),
	'order_state'          => array(
		'label'      => __( 'State / Province', 'storedeck' ),
		'is_private' => true,
		'value'    => static function ( array $order ): array {
			$place = $order['address'] ?? array();

			return array( '' === ( $place['state'] ?? '' ) ? '' : ( $place['country'] ?? '' ) . ":{$place['state']}", '' );
		},
		'describe' => static function ( string $value ): string {
			list( $country, $state ) = explode( ':', "$value:" );

			return implode( ', ', array_filter( array( Countries::get_state_name( $country, $state ), $country ) ) );
		},
	),
	'order_city'           => array(
		'label'      => __( 'City', 'storedeck' ),
		'is_private' => true,
		'value' => static function ( array $order ): array {
			$place = array_map( 'trim', ( $order['address'] ?? array() ) + array_fill_keys( array( 'country', 'state', 'city' ), '' ) );
			$parts = array_filter( array( $place['city'], $place['state'], $place['country'] ), 'strlen' );

			return '' === $place['city'] ? array( '', '' ) : array( implode( ':', array_reverse( $parts ) ), implode( ', ', $parts ) );
		},
	),
	'order_currency'       => array(
		'label' => __( 'Order currency', 'storedeck' ),
		'value' => static fn( array $order ): array => array( $order['currency'] ?? '', '' ),
	),
	'created_via'          => array(
		'label'    => __( 'Created via', 'storedeck' ),
		'value'    => static fn( array $order ): array => array( $order['created_via'] ?? '', '' ),
		'describe' => static fn( string $value ): string => array(
			'checkout'           => __( 'Checkout', 'storedeck' ),
			'store-api'          => __( 'Checkout block', 'storedeck' ),
			'admin'              => _x( 'Admin', 'how an order was created', 'storedeck' ),
			'rest-api'           => __( 'REST API', 'storedeck' ),
			'pos-rest-api'       => __( 'Point of sale', 'storedeck' ),
			'import'             => _x( 'Import', 'how an order was created', 'storedeck' ),
			'subscription'       => __( 'Subscription', 'storedeck' ),
		)[ $value ] ?? $value,
	),
	'attribution_type'     => $attribution(
		__( 'Traffic source', 'storedeck' ),
		'_wc_order_attribution_source_type',
		array(
			'utm'        => __( 'Campaign', 'storedeck' ),
			'organic'    => __( 'Organic search', 'storedeck' ),
			'referral'   => _x( 'Referral', 'origin of an order', 'storedeck' ),
			'typein'     => _x( 'Direct', 'origin of an order', 'storedeck' ),
			'mobile_app' => __( 'Mobile app', 'storedeck' ),
			'admin'      => __( 'Web admin', 'storedeck' ),
		)
	),
	'attribution_source'   => $attribution( _x( 'Source', 'origin of an order', 'storedeck' ), '_wc_order_attribution_utm_source' ),
	'attribution_medium'   => $attribution( _x( 'Medium', 'origin of an order', 'storedeck' ), '_wc_order_attribution_utm_medium' ),
	'attribution_campaign' => $attribution( _x( 'Campaign', 'origin of an order', 'storedeck' ), '_wc_order_attribution_utm_campaign' ),
	'attribution_device'   => $attribution(
		_x( 'Device', 'origin of an order', 'storedeck' ),
		'_wc_order_attribution_device_type',
		array(
			'desktop' => __( 'Desktop', 'storedeck' ),
			'mobile'  => __( 'Mobile', 'storedeck' ),
			'tablet'  => __( 'Tablet', 'storedeck' ),
		)
	),
	'order_value'          => array(
		'label'   => __( 'Order value', 'storedeck' ),
		'column'  => $band( 'net_total', $values ),
		'options' => $describe_bands( $values ),
	),
	'order_items'          => array(
		'label'   => __( 'Items per order', 'storedeck' ),
		'column'  => $band( 'num_items_sold', $items ),
		'options' => $describe_bands( $items ),
	),
	'customer_order'       => array(
		'label'   => _x( 'Customer’s order', 'first, second, third or later', 'storedeck' ),
		'column'  => 'COALESCE( stats.customer_order, 1 )',
		'options' => array(
			1 => __( 'First order', 'storedeck' ),
			2 => __( 'Second order', 'storedeck' ),
			3 => __( 'Third order', 'storedeck' ),
			4 => __( 'Later orders', 'storedeck' ),
		),
	),
	'weekday'              => array(
		'label'   => __( 'Weekday', 'storedeck' ),
		'column'  => "WEEKDAY( $date ) + 1",
		'options' => array_combine( range( 1, 7 ), array_map( Settings::get_weekday_name( ... ), range( 1, 7 ) ) ),
	),
	'hour'                 => array(
		'label'   => __( 'Hour', 'storedeck' ),
		'column'  => "CAST( SUBSTR( $date, 12, 2 ) AS SIGNED )",
		'options' => array_map( static fn( int $hour ): string => sprintf( '%02d:00', $hour ), range( 0, 23 ) ),
	),
	'fulfillment_status'   => array(
		'label'      => __( 'Fulfillment status', 'storedeck' ),
		'meta'       => '_fulfillment_status',
		'is_missing' => ! Host::get_store()->has_fulfillments(),
		'value'      => static fn( array $order ): array => array( $order['meta']['_fulfillment_status'] ?? '', '' ),
		'describe'   => static fn( string $value ): string => array(
			'fulfilled'           => __( 'Fulfilled', 'storedeck' ),
			'partially_fulfilled' => __( 'Partially fulfilled', 'storedeck' ),
			'unfulfilled'         => __( 'Unfulfilled', 'storedeck' ),
		)[ $value ] ?? $value,
	),
	'refund_reason'        => array(
		'label'      => __( 'Refund reason', 'storedeck' ),
		'meta'       => '_refund_reason',
		// People write names into it.
		'is_private' => true,
		// The only one that a refund has of its own, and its order has not.
		'value' => static fn( array $order, ?array $refund ): array => array( $refund['meta']['_refund_reason'] ?? '', '' ),
	),
);
