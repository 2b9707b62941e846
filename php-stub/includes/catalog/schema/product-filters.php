<?php
/**
 * Parameters of the list of products.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$types = array( 'simple', 'grouped', 'external', 'variable' );
$flag  = array( 'type' => 'boolean' );

return Arguments::listing(
	array(
		'date', 'id', 'include', 'title', 'slug', 'modified', 'popularity', 'rating', 'post__in', 'price',
		'sales', 'menu_order', 'random',
	)
) + ( require __DIR__ . '/sellable-filters.php' ) + array(
	'attribute'          => Arguments::text(),
	'attribute_term'     => Arguments::text(),
	'brand'              => Arguments::text(),
	'category'           => Arguments::text(),
	'tag'                => Arguments::text(),
	'shipping_class'     => Arguments::text(),
	'exclude_types'      => Arguments::texts( $types ),
	'include_types'      => Arguments::texts( $types ),
	'featured'           => $flag,
	'low_in_stock'       => $flag,
	'search_name_or_sku' => Arguments::text(),
	'search_sku'         => Arguments::text(),
	'type'               => Arguments::choice( $types ),
);
