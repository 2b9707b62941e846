<?php
/**
 * Discount of each order by all of its coupons, of which each line item has a share.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'on'   => 'orders',
	'join' => 'INNER JOIN ( SELECT taken.order_id AS order_id, SUM( taken.discount_amount ) AS discount'
		. ' FROM {order_coupon_lookup} taken GROUP BY taken.order_id ) discounts ON discounts.order_id = [order]',
);
