<?php
/**
 * Properties of what a customer bought.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Schemas;

defined( 'ABSPATH' ) || exit;

$list_of = static fn( string $description, array $properties ): array => array(
	'description' => $description,
	'items'       => array( 'type' => 'object', 'properties' => $properties ),
) + Schemas::read_only( 'array' );

return array(
	'orders'         => $list_of(
		__( 'The latest orders. Dates are in site time, amounts in the currency of the order.', 'storedeck' ),
		Schemas::read_only_all( 'integer', array( 'id' ) )
			+ Schemas::read_only_all(
				'string',
				array( 'number', 'status', 'date_created', 'date_created_gmt', 'currency', 'currency_symbol' )
			)
			+ Schemas::read_only_all( 'number', array( 'items_sold', 'total' ) )
			+ array(
				'refunds' => $list_of(
					__( 'The refunds of the order.', 'storedeck' ),
					Schemas::read_only_all( 'integer', array( 'id' ) )
						+ Schemas::read_only_all( 'string', array( 'date_created', 'date_created_gmt' ) )
						+ Schemas::read_only_all( 'number', array( 'amount' ) )
				),
			)
	),
	'orders_total'   => array( 'description' => __( 'Number of all orders of the customer.', 'storedeck' ) )
		+ Schemas::read_only( 'integer' ),
	'refunded_total' => array( 'description' => __( 'Sum of the refunds, which the total spend excludes.', 'storedeck' ) )
		+ Schemas::read_only( 'number' ),
	'products'       => $list_of(
		__( 'The products that were bought most, excluding refunded items.', 'storedeck' ),
		Schemas::read_only_all( 'integer', array( 'id' ) )
			+ Schemas::read_only_all( 'string', array( 'name' ) )
			+ Schemas::read_only_all( 'number', array( 'items_sold', 'net_revenue' ) )
	),
);
