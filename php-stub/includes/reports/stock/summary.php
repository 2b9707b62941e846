<?php
/**
 * Summary of the table of the Stock report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Stock_Status;

defined( 'ABSPATH' ) || exit;

$create_status = static fn( string $label ): array => array(
	'type'  => 'number',
	'label' => $label,
);

return array(
	'products'    => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _nx( 'Product', 'Products', $count, 'label of a number', 'storedeck' ),
	),
	'outofstock'  => $create_status( Stock_Status::get_label( 'outofstock' ) ),
	'lowstock'    => $create_status( __( 'Low stock', 'storedeck' ) ),
	'onbackorder' => $create_status( Stock_Status::get_label( 'onbackorder' ) ),
	'instock'     => $create_status( Stock_Status::get_label( 'instock' ) ),
);
