<?php
/**
 * Fields of an item of the reorder list.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Schemas;

defined( 'ABSPATH' ) || exit;

$describe = static fn( string $description, array $schema ): array => array( 'description' => $description ) + $schema;
$number   = array( 'type' => 'number' );
$days     = array( 'type' => array( 'integer', 'null' ) );
$range    = static fn( array $properties ): array => array( 'type' => array( 'object', 'null' ), 'properties' => $properties );

return array(
	'id'             => $describe( __( 'ID of the product or variation.', 'storedeck' ), Schemas::read_only( 'integer' ) ),
	'parent_id'      => $describe( __( 'Product of a variation, 0 for a product.', 'storedeck' ), Schemas::read_only( 'integer' ) ),
	'name'           => Schemas::read_only( 'string' ),
	'sku'            => Schemas::read_only( 'string' ),
	'stock'          => $describe( __( 'Stock quantity. Negative if on backorder.', 'storedeck' ), Schemas::read_only( 'number' ) ),
	'stock_status'   => Schemas::read_only( 'string' ),
	'sold'           => $describe( __( 'Items sold, minus returned items.', 'storedeck' ), Schemas::read_only( 'number' ) ),
	'sold_days'      => $describe( __( 'Days on which the item could be sold.', 'storedeck' ), Schemas::read_only( 'integer' ) ),
	'sold_per_day'   => Schemas::read_only( 'number' ),
	'days_left'      => $describe(
		__( 'Days until the stock is sold. Null without enough sales to say; without an end after a year.', 'storedeck' ),
		$range( array( 'low' => array( 'type' => 'integer' ), 'high' => $days ) )
	),
	'needed'         => $describe(
		__( 'Items that would be sold until a delivery. Null without enough sales to say.', 'storedeck' ),
		$range(
			array(
				'low'      => array( 'type' => 'integer' ),
				'expected' => $number,
				'high'     => array( 'type' => 'integer' ),
			)
		)
	),
	'order_quantity' => $describe(
		__( 'Items to order now: enough for the lead time in nine of ten cases, and for average sales during the cover.', 'storedeck' ),
		Schemas::read_only( 'integer' )
	),
	'is_due'         => $describe(
		__( 'Whether the stock may be sold out before a delivery that is ordered today.', 'storedeck' ),
		Schemas::read_only( 'boolean' )
	),
	'supplier'       => array( 'type' => 'string' ),
	'lead_time'      => $describe( __( 'Days from an order to its delivery.', 'storedeck' ), Schemas::read_only( 'integer' ) ),
	'cover'          => $describe( __( 'Days that a delivery should last.', 'storedeck' ), Schemas::read_only( 'integer' ) ),
	'own_lead_time'  => $describe( __( 'Lead time of the item itself.', 'storedeck' ), $days ),
	'own_cover'      => $describe( __( 'Cover of the item itself.', 'storedeck' ), $days ),
);
