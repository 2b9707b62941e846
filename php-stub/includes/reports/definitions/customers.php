<?php
/**
 * Customers: registered customers and guests, with their orders and total spend.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'slug'  => 'customers',
	'items' => array(
		'description' => static fn(): string => __( 'Customers detailed reports.', 'storedeck' ),
		'list'        => \Storedeck\Reports\Customers\Customer_Listing::class,
	),
	'stats' => array(
		'description' => static fn(): string => __( 'Stats about groups of customers.', 'storedeck' ),
		'list'        => \Storedeck\Reports\Customers\Customer_Listing::class,
	),
);
