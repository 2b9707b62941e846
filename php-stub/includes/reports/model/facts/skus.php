<?php
/**
 * Line items with the product or variation that has their SKU: a variation without one has that of its product.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'on'         => 'lines',
	'known_by'   => array(),
	'join'       => "LEFT JOIN {product_meta_lookup} own_skus ON own_skus.product_id = [variation] AND own_skus.sku <> ''"
		. " LEFT JOIN {product_meta_lookup} skus ON skus.product_id = [product] AND skus.sku <> ''",
	'dimensions' => array( 'sku' => 'COALESCE( own_skus.product_id, skus.product_id, 0 )' ),
);
