<?php
/**
 * Properties of a coupon.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types = require dirname( __DIR__, 2 ) . '/rest/schema/types.php';
$limit = array( 'type' => array( 'integer', 'null' ), 'minimum' => 0, 'maximum' => 1000000000 );

return array(
	'id'                          => $types['read_id'],
	'code'                        => array( 'required' => true ) + $types['text'],
	'amount'                      => $types['amount'],
	'status'                      => Arguments::choice( array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ) ),
	'date_created'                => $types['read_date'],
	'date_created_gmt'            => $types['read_date'],
	'date_modified'               => $types['read_date'],
	'date_modified_gmt'           => $types['read_date'],
	'discount_type'               => Arguments::choice( array( 'percent', 'fixed_cart', 'fixed_product' ), 'fixed_cart' ),
	'description'                 => $types['long'],
	'date_expires'                => $types['date'],
	'date_expires_gmt'            => $types['date'],
	'usage_count'                 => $types['read_id'],
	'individual_use'              => $types['flag'],
	'product_ids'                 => $types['ids'],
	'excluded_product_ids'        => $types['ids'],
	'usage_limit'                 => $limit,
	'usage_limit_per_user'        => $limit,
	'limit_usage_to_x_items'      => $limit,
	'free_shipping'               => $types['flag'],
	'product_categories'          => $types['ids'],
	'excluded_product_categories' => $types['ids'],
	'exclude_sale_items'          => $types['flag'],
	'minimum_amount'              => $types['amount'],
	'maximum_amount'              => $types['amount'],
	'email_restrictions'          => array( 'type' => 'array', 'items' => $types['text'] ),
	'used_by'                     => array( 'type' => 'array', 'items' => $types['text'], 'readonly' => true ),
	'meta_data'                   => $types['meta_data'],
);
