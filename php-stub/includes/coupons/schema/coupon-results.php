<?php
/**
 * Properties of the results of a coupon.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Schemas;

defined( 'ABSPATH' ) || exit;

$number = static fn( string $description, string $type = 'number' ): array => array( 'description' => $description )
	+ Schemas::read_only( $type );

return Schemas::read_only_all( 'string', array( 'code', 'after', 'before' ) ) + array(
	'net_revenue'       => $number( __( 'Net sales of the orders with the coupon, minus their refunds up to now.', 'storedeck' ) ),
	'discount'          => $number( __( 'Discount of this coupon, excluding taxes.', 'storedeck' ) ),
	'customers'         => $number( __( 'Customers of the orders with the coupon who are known by email.', 'storedeck' ), 'integer' ),
	'later_customers'   => $number( __( 'Of these, customers with later orders.', 'storedeck' ), 'integer' ),
	'later_orders'      => $number( __( 'Orders of these customers after their first one with the coupon.', 'storedeck' ), 'integer' ),
	'later_coupon_uses' => $number( __( 'Later orders that used the coupon again.', 'storedeck' ), 'integer' ),
	'later_net_revenue' => $number( __( 'Net sales of the later orders, minus their refunds up to now.', 'storedeck' ) ),
);
