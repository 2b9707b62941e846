<?php
/**
 * Line items with each of their attributes: those that they name, and those that their variation or their product has.
 *
 * Each line item is read for both, one after the other: a join to either would begin with all attributes.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

// Tables of plugins can have other collations, which databases do not compare.
$equal = static fn( string $one, string $other ): string => "CAST( $one AS BINARY ) = CAST( $other AS BINARY )";

return array(
	'on'         => 'lines',
	'join'       => 'CROSS JOIN ( SELECT 0 AS is_named UNION ALL SELECT 1 AS is_named ) origins'
		. ' LEFT JOIN {product_attributes} known ON origins.is_named = 0 AND known.product_or_parent_id = [product]'
		. ' AND ( known.is_variation_attribute = 0 OR ( known.product_id = [variation]'
		. ' AND NOT EXISTS ( SELECT 1 FROM {order_itemmeta} other'
		. " WHERE other.order_item_id = [line] AND {$equal( 'other.meta_key', 'known.taxonomy' )} ) ) )"
		. ' LEFT JOIN {order_itemmeta} named ON origins.is_named = 1 AND named.order_item_id = [line]'
		. " AND SUBSTR( named.meta_key, 1, 3 ) = 'pa_'"
		. ' LEFT JOIN ( SELECT terms.term_id, terms.slug, taxonomies.taxonomy FROM {wp:terms} terms'
		. ' INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.term_id = terms.term_id'
		. " WHERE SUBSTR( taxonomies.taxonomy, 1, 3 ) = 'pa_' ) choices"
		. " ON {$equal( 'choices.taxonomy', 'named.meta_key' )} AND {$equal( 'choices.slug', 'named.meta_value' )}",
	'dimensions' => array( 'attribute' => 'COALESCE( known.term_id, choices.term_id, 0 )' ),
);
