<?php
/**
 * Dimensions of line items, which are read from their product.
 *
 * - label: name of the dimension;
 * - taxonomy: it is offered only where this exists;
 * - fact: name of the line items with their values; `join`, `repeats` and `known_by` are those of this fact, see Facts;
 * - column: SQL of the id of a value in this fact, 0 for none;
 * - values: SQL of `id`, `value` and `label` of all values;
 * - is_partial: line items without a value are left out.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

$terms = static fn( string $label, string $fact, string $taxonomy ): array => array(
	'label'    => $label,
	'taxonomy' => $taxonomy,
	'fact'     => $fact,
	'repeats'  => Repetition::ITEMS,
	'known_by' => array(),
	'join'     => 'LEFT JOIN ( SELECT relations.object_id AS product_id, taxonomy.term_id FROM {wp:term_relationships} relations'
		. ' INNER JOIN {wp:term_taxonomy} taxonomy ON taxonomy.term_taxonomy_id = relations.term_taxonomy_id'
		. " AND taxonomy.taxonomy = '$taxonomy' ) $fact ON $fact.product_id = [product]",
	'column'   => "COALESCE( $fact.term_id, 0 )",
	'values'   => 'SELECT terms.term_id AS id, terms.term_id AS value, terms.name AS label FROM {wp:terms} terms'
		. ' INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.term_id = terms.term_id'
		. " WHERE taxonomies.taxonomy = '$taxonomy'",
);

// The attributes of all that was sold, once: a line would read those of all variations of its product.
$sold = 'SELECT DISTINCT sold.product_id, sold.variation_id, found.term_id'
	. ' FROM ( SELECT DISTINCT product_id, variation_id FROM {order_product_lookup} ) sold'
	. ' INNER JOIN {product_attributes} found ON found.product_or_parent_id = sold.product_id'
	. ' AND ( found.is_variation_attribute = 0 OR found.product_id = sold.variation_id )';

return array(
	'tag'       => $terms( __( 'Product tag', 'storedeck' ), 'tags', 'product_tag' ),
	'brand'     => $terms( __( 'Brand', 'storedeck' ), 'brands', 'product_brand' ),
	// Of the variation or of its product.
	'attribute' => array(
		'label'      => __( 'Attribute', 'storedeck' ),
		'fact'       => 'attributes',
		'is_partial' => true,
		'repeats'    => Repetition::ITEMS,
		'known_by'   => array( Data_Version::SETTLED ),
		'join'       => "LEFT JOIN ( $sold ) attributes"
			. ' ON attributes.product_id = [product] AND attributes.variation_id = [variation]',
		'column'     => 'COALESCE( attributes.term_id, 0 )',
		'values'     => 'SELECT terms.term_id AS id, terms.term_id AS value,'
			. " CONCAT( attributes.attribute_label, ': ', terms.name ) AS label"
			. ' FROM {attribute_taxonomies} attributes INNER JOIN {wp:term_taxonomy} taxonomies'
			. " ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )"
			. ' INNER JOIN {wp:terms} terms ON terms.term_id = taxonomies.term_id',
	),
	// Of the product or variation that has it: a variation without one has that of its product.
	'sku'       => array(
		'label'    => __( 'SKU', 'storedeck' ),
		'fact'     => 'skus',
		'known_by' => array(),
		'join'     => "LEFT JOIN {product_meta_lookup} own_skus ON own_skus.product_id = [variation] AND own_skus.sku <> ''"
			. " LEFT JOIN {product_meta_lookup} skus ON skus.product_id = [product] AND skus.sku <> ''",
		'column'   => 'COALESCE( own_skus.product_id, skus.product_id, 0 )',
		'values'   => "SELECT product_id AS id, sku AS value, sku AS label FROM {product_meta_lookup} WHERE sku <> ''",
	),
);
