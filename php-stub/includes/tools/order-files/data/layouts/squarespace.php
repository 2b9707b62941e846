<?php
/**
 * Columns of Squarespace, which are those of Shopify with some of its own.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'name'    => 'Squarespace',
	'signs'   => array( 'lineitem name', 'lineitem variant', 'financial status', 'amount refunded' ),
	'columns' => array(
		'order id'         => 'number',
		'amount refunded'  => 'refunded',
		'lineitem variant' => 'variant',
	) + ( require __DIR__ . '/shopify.php' )['columns'],
	'scopes'  => array( 'shipping' => 'order' ),
	'dates'   => 'mdy',
);
