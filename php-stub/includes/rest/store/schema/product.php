<?php
/**
 * Properties of a product.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$parts   = require __DIR__ . '/parts.php';
$objects = $parts['objects'];

return ( require __DIR__ . '/sellable.php' ) + array(
	'slug'               => $parts['text'],
	'date_created'       => $parts['date'],
	'date_created_gmt'   => $parts['date'],
	'type'               => array(
		'type'    => 'string',
		'enum'    => array( 'simple', 'grouped', 'external', 'variable' ),
		'default' => 'simple',
	),
	'status'             => array(
		'type'    => 'string',
		'enum'    => array( 'draft', 'pending', 'private', 'publish', 'future', 'auto-draft', 'trash' ),
		'default' => 'publish',
	),
	'featured'           => $parts['flag'],
	'catalog_visibility' => array(
		'type'    => 'string',
		'enum'    => array( 'visible', 'catalog', 'search', 'hidden' ),
		'default' => 'visible',
	),
	'short_description'  => $parts['long'],
	'total_sales'        => $parts['read_id'],
	'external_url'       => $parts['address'],
	'button_text'        => $parts['text'],
	'sold_individually'  => $parts['flag'],
	'shipping_required'  => $parts['read_flag'],
	'shipping_taxable'   => $parts['read_flag'],
	'reviews_allowed'    => array(
		'type'    => 'boolean',
		'default' => true,
	),
	'average_rating'     => $parts['read_text'],
	'rating_count'       => $parts['read_id'],
	'upsell_ids'         => $parts['ids'],
	'cross_sell_ids'     => $parts['ids'],
	'parent_id'          => $parts['whole'],
	'purchase_note'      => $parts['long'],
	'categories'         => $parts['terms'],
	'brands'             => $parts['terms'],
	'tags'               => $parts['terms'],
	'images'             => array(
		'type'  => 'array',
		'items' => $parts['image'],
	),
	'attributes'         => $objects(
		array(
			'id'        => $parts['whole'],
			'name'      => $parts['text'],
			'position'  => $parts['whole'],
			'visible'   => $parts['flag'],
			'variation' => $parts['flag'],
			'options'   => array(
				'type'     => 'array',
				'items'    => $parts['text'],
				'maxItems' => 500,
			),
		)
	),
	'default_attributes' => $objects(
		array(
			'id'     => $parts['whole'],
			'name'   => $parts['text'],
			'option' => $parts['text'],
		)
	),
	'variations'         => array( 'readonly' => true ) + $parts['ids'],
	'grouped_products'   => array( 'readonly' => true ) + $parts['ids'],
	'price_html'         => $parts['read_text'],
	'related_ids'        => array( 'readonly' => true ) + $parts['ids'],
	'has_options'        => $parts['read_flag'],
	'post_password'      => $parts['text'],
	'last_order_date'    => $parts['read_date'],
);
