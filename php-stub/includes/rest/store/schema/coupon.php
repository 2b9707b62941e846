<?php
/**
 * Properties of a coupon.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$parts = require __DIR__ . '/parts.php';
$limit = array(
	'type'    => array( 'integer', 'null' ),
	'minimum' => 0,
	'maximum' => 1000000000,
);

return array(
	'id'                          => $parts['read_id'],
	'code'                        => array( 'required' => true ) + $parts['text'],
	'amount'                      => $parts['amount'],
	'status'                      => array(
		'type' => 'string',
		'enum' => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ),
	),
	'date_created'                => $parts['read_date'],
	'date_created_gmt'            => $parts['read_date'],
	'date_modified'               => $parts['read_date'],
	'date_modified_gmt'           => $parts['read_date'],
	'discount_type'               => array(
		'type'    => 'string',
		'enum'    => array( 'percent', 'fixed_cart', 'fixed_product' ),
		'default' => 'fixed_cart',
	),
	'description'                 => $parts['long'],
	'date_expires'                => $parts['date'],
	'date_expires_gmt'            => $parts['date'],
	'usage_count'                 => $parts['read_id'],
	'individual_use'              => $parts['flag'],
	'product_ids'                 => $parts['ids'],
	'excluded_product_ids'        => $parts['ids'],
	'usage_limit'                 => $limit,
	'usage_limit_per_user'        => $limit,
	'limit_usage_to_x_items'      => $limit,
	'free_shipping'               => $parts['flag'],
	'product_categories'          => $parts['ids'],
	'excluded_product_categories' => $parts['ids'],
	'exclude_sale_items'          => $parts['flag'],
	'minimum_amount'              => $parts['amount'],
	'maximum_amount'              => $parts['amount'],
	'email_restrictions'          => array(
		'type'  => 'array',
		'items' => $parts['text'],
	),
	'used_by'                     => array(
		'type'     => 'array',
		'items'    => $parts['text'],
		'readonly' => true,
	),
	'meta_data'                   => $parts['meta_data'],
);
