<?php
/**
 * How often things happen in the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * lines:     number of different products of an order.
 * quantity:  of a product.
 * payment:   method.
 * outcome:   of an order, in 1,000.
 * refund:    what is refunded of a completed order, in 1,000.
 * stock:     what is left of a product.
 * downloads: number of downloads of a file, from 0.
 * stars:     of a review.
 */
return array(
	'lines'     => array( 1 => 56, 2 => 25, 3 => 12, 4 => 5, 5 => 2 ),
	'quantity'  => array( 1 => 82, 2 => 13, 3 => 3, 4 => 1, 6 => 1 ),
	'payment'   => array( 'card' => 62, 'paypal' => 26, 'bacs' => 9, 'cod' => 3 ),
	'outcome'   => array( 'done' => 906, 'cancelled' => 42, 'failed' => 34, 'stuck' => 10, 'unpaid' => 8 ),
	'refund'    => array( 'none' => 937, 'part' => 36, 'all' => 22, 'twice' => 5 ),
	'stock'     => array( 'plenty' => 79, 'low' => 9, 'out' => 5, 'backorder' => 3, 'uncounted' => 4 ),
	'downloads' => array( 12, 52, 21, 9, 4, 2 ),
	'stars'     => array( 5 => 53, 4 => 23, 3 => 11, 2 => 6, 1 => 7 ),
);
