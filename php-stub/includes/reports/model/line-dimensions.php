<?php
/**
 * Dimensions of line items, which are read from their product.
 *
 * - label: name of the dimension;
 * - fact: line items with the ids of their values, 0 for none;
 * - values: SQL of `id`, `value` and `label` of all values;
 * - is_partial: line items without a value are left out.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$terms = static fn( string $label, string $fact, string $taxonomy ): array => array(
	'label'  => $label,
	'fact'   => $fact,
	'values' => 'SELECT terms.term_id AS id, terms.term_id AS value, terms.name AS label FROM {wp:terms} terms'
		. ' INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.term_id = terms.term_id'
		. " WHERE taxonomies.taxonomy = '$taxonomy'",
);

$taxonomies = array_filter(
	array(
		'tag'   => $terms( __( 'Product tag', 'storedeck' ), 'tags', 'product_tag' ),
		'brand' => $terms( __( 'Brand', 'storedeck' ), 'brands', 'product_brand' ),
	),
	static fn( string $key ): bool => taxonomy_exists( "product_$key" ),
	ARRAY_FILTER_USE_KEY
);

return $taxonomies + array(
	'attribute' => array(
		'label'      => __( 'Attribute', 'storedeck' ),
		'fact'       => 'attributes',
		'is_partial' => true,
		'values'     => 'SELECT terms.term_id AS id, terms.term_id AS value,'
			. " CONCAT( attributes.attribute_label, ': ', terms.name ) AS label"
			. ' FROM {attribute_taxonomies} attributes INNER JOIN {wp:term_taxonomy} taxonomies'
			. " ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )"
			. ' INNER JOIN {wp:terms} terms ON terms.term_id = taxonomies.term_id',
	),
	'sku' => array(
		'label'  => __( 'SKU', 'storedeck' ),
		'fact'   => 'skus',
		'values' => "SELECT product_id AS id, sku AS value, sku AS label FROM {product_meta_lookup} WHERE sku <> ''",
	),
);
