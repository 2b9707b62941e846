<?php
/**
 * Properties that products and variations share.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types   = require dirname( __DIR__, 2 ) . '/rest/schema/types.php';
$objects = $types['objects'];

return array(
	'id'                    => $types['read_id'],
	'name'                  => $types['text'],
	'permalink'             => $types['read_text'],
	'date_modified'         => $types['read_date'],
	'date_modified_gmt'     => $types['read_date'],
	'description'           => $types['long'],
	'sku'                   => array( 'maxLength' => 100 ) + $types['text'],
	'global_unique_id'      => array( 'maxLength' => 100 ) + $types['text'],
	'price'                 => $types['read_text'],
	'regular_price'         => $types['amount'],
	'sale_price'            => $types['amount'],
	'date_on_sale_from'     => $types['date'],
	'date_on_sale_from_gmt' => $types['date'],
	'date_on_sale_to'       => $types['date'],
	'date_on_sale_to_gmt'   => $types['date'],
	'on_sale'               => $types['read_flag'],
	'purchasable'           => $types['read_flag'],
	'virtual'               => $types['flag'],
	'downloadable'          => $types['flag'],
	'downloads'             => $objects( array( 'id' => $types['text'], 'name' => $types['text'], 'file' => $types['address'] ) ),
	'download_limit'        => Arguments::whole( -1, 1000000000, -1 ),
	'download_expiry'       => Arguments::whole( -1, 1000000000, -1 ),
	'tax_status'            => Arguments::choice( array( 'taxable', 'shipping', 'none' ), 'taxable' ),
	'tax_class'             => array( 'maxLength' => 100 ) + $types['text'],
	'manage_stock'          => $types['flag'],
	'stock_quantity'        => array( 'type' => array( 'number', 'null' ), 'minimum' => -1000000000, 'maximum' => 1000000000 ),
	'stock_status'          => Arguments::choice( array( 'instock', 'outofstock', 'onbackorder' ) ),
	'backorders'            => Arguments::choice( array( 'no', 'notify', 'yes' ), 'no' ),
	'backorders_allowed'    => $types['read_flag'],
	'backordered'           => $types['read_flag'],
	'low_stock_amount'      => array( 'type' => array( 'number', 'null' ), 'minimum' => 0, 'maximum' => 1000000000 ),
	'weight'                => $types['amount'],
	'dimensions'            => array(
		'type'       => 'object',
		'properties' => array( 'length' => $types['amount'], 'width' => $types['amount'], 'height' => $types['amount'] ),
	),
	'shipping_class'        => $types['text'],
	'shipping_class_id'     => $types['read_id'],
	'menu_order'            => Arguments::whole( -2147483648, 2147483647 ),
	'meta_data'             => $types['meta_data'],
);
