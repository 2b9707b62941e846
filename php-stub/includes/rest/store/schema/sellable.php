<?php
/**
 * Properties that products and variations share.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$parts   = require __DIR__ . '/parts.php';
$objects = $parts['objects'];

$choice = static fn( array $values, ?string $start = null ): array => array(
	'type' => 'string',
	'enum' => $values,
) + ( null === $start ? array() : array( 'default' => $start ) );

return array(
	'id'                    => $parts['read_id'],
	'name'                  => $parts['text'],
	'permalink'             => $parts['read_text'],
	'date_modified'         => $parts['read_date'],
	'date_modified_gmt'     => $parts['read_date'],
	'description'           => $parts['long'],
	'sku'                   => array( 'maxLength' => 100 ) + $parts['text'],
	'global_unique_id'      => array( 'maxLength' => 100 ) + $parts['text'],
	'price'                 => $parts['read_text'],
	'regular_price'         => $parts['amount'],
	'sale_price'            => $parts['amount'],
	'date_on_sale_from'     => $parts['date'],
	'date_on_sale_from_gmt' => $parts['date'],
	'date_on_sale_to'       => $parts['date'],
	'date_on_sale_to_gmt'   => $parts['date'],
	'on_sale'               => $parts['read_flag'],
	'purchasable'           => $parts['read_flag'],
	'virtual'               => $parts['flag'],
	'downloadable'          => $parts['flag'],
	'downloads'             => $objects(
		array(
			'id'   => $parts['text'],
			'name' => $parts['text'],
			'file' => $parts['address'],
		)
	),
	'download_limit'        => array(
		'type'    => 'integer',
		'default' => -1,
		'minimum' => -1,
		'maximum' => 1000000000,
	),
	'download_expiry'       => array(
		'type'    => 'integer',
		'default' => -1,
		'minimum' => -1,
		'maximum' => 1000000000,
	),
	'tax_status'            => $choice( array( 'taxable', 'shipping', 'none' ), 'taxable' ),
	'tax_class'             => array( 'maxLength' => 100 ) + $parts['text'],
	'manage_stock'          => $parts['flag'],
	'stock_quantity'        => array(
		'type'    => array( 'integer', 'null' ),
		'minimum' => -1000000000,
		'maximum' => 1000000000,
	),
	'stock_status'          => $choice( array( 'instock', 'outofstock', 'onbackorder' ) ),
	'backorders'            => $choice( array( 'no', 'notify', 'yes' ), 'no' ),
	'backorders_allowed'    => $parts['read_flag'],
	'backordered'           => $parts['read_flag'],
	'low_stock_amount'      => array(
		'type'    => array( 'integer', 'null' ),
		'minimum' => 0,
		'maximum' => 1000000000,
	),
	'weight'                => $parts['amount'],
	'dimensions'            => array(
		'type'       => 'object',
		'properties' => array(
			'length' => $parts['amount'],
			'width'  => $parts['amount'],
			'height' => $parts['amount'],
		),
	),
	'shipping_class'        => $parts['text'],
	'shipping_class_id'     => $parts['read_id'],
	'menu_order'            => array(
		'type'    => 'integer',
		'minimum' => -2147483648,
		'maximum' => 2147483647,
	),
	'meta_data'             => $parts['meta_data'],
);
