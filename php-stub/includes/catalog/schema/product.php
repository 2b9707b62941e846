<?php
/**
 * Properties of a product.
 *
 * @package Storedeck
 */

use Storedeck\Catalog\Post_Query;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types   = require dirname( __DIR__, 2 ) . '/rest/schema/types.php';
$objects = $types['objects'];

return ( require __DIR__ . '/sellable.php' ) + array(
	'slug'               => $types['text'],
	'date_created'       => $types['date'],
	'date_created_gmt'   => $types['date'],
	'type'               => Arguments::choice( array( 'simple', 'grouped', 'external', 'variable' ), 'simple' ),
	'status'             => Arguments::choice( array( ...Post_Query::STATUSES, 'auto-draft', 'trash' ), 'publish' ),
	'featured'           => $types['flag'],
	'catalog_visibility' => Arguments::choice( array( 'visible', 'catalog', 'search', 'hidden' ), 'visible' ),
	'short_description'  => $types['long'],
	'total_sales'        => $types['read_id'],
	'external_url'       => $types['address'],
	'button_text'        => $types['text'],
	'sold_individually'  => $types['flag'],
	'shipping_required'  => $types['read_flag'],
	'shipping_taxable'   => $types['read_flag'],
	'reviews_allowed'    => Arguments::flag( true ),
	'average_rating'     => $types['read_text'],
	'rating_count'       => $types['read_id'],
	'upsell_ids'         => $types['ids'],
	'cross_sell_ids'     => $types['ids'],
	'parent_id'          => $types['whole'],
	'purchase_note'      => $types['long'],
	'categories'         => $types['terms'],
	'brands'             => $types['terms'],
	'tags'               => $types['terms'],
	'images'             => array( 'type' => 'array', 'items' => $types['image'] ),
	'attributes'         => $objects(
		array(
			'id'        => $types['whole'],
			'name'      => $types['text'],
			'position'  => $types['whole'],
			'visible'   => $types['flag'],
			'variation' => $types['flag'],
			'options'   => array( 'type' => 'array', 'items' => $types['text'], 'maxItems' => 500 ),
		)
	),
	'default_attributes' => $objects( array( 'id' => $types['whole'], 'name' => $types['text'], 'option' => $types['text'] ) ),
	'variations'         => array( 'readonly' => true ) + $types['ids'],
	'grouped_products'   => array( 'readonly' => true ) + $types['ids'],
	'price_html'         => $types['read_text'],
	'related_ids'        => array( 'readonly' => true ) + $types['ids'],
	'has_options'        => $types['read_flag'],
	'post_password'      => array( 'maxLength' => 255 ) + $types['text'],
	'last_order_date'    => $types['read_date'],
);
