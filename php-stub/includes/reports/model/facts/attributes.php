<?php
/**
 * Line items with each of the attributes that their variation or their product has.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'on'         => 'lines',
	'join'       => 'LEFT JOIN {product_attributes} attributes ON attributes.product_or_parent_id = [product]'
		. ' AND ( attributes.is_variation_attribute = 0 OR attributes.product_id = [variation] )',
	'dimensions' => array( 'attribute' => 'COALESCE( attributes.term_id, 0 )' ),
);
