<?php
/**
 * Products and the categories that they stand in, those above included: SQL of
 * a list of `product_id` and `category_id`. No pair occurs twice, so sales of a
 * product count once for each category above it.
 *
 * Joined to lines of orders, it is a LEFT JOIN, and what has no category is left
 * out by a condition that does not make it an INNER one: databases otherwise
 * begin with the categories and walk through the whole history.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return 'SELECT DISTINCT relations.object_id AS product_id,'
	. ' COALESCE( tree.category_tree_id, taxonomy.term_id ) AS category_id'
	. ' FROM {wp:term_relationships} relations'
	. ' INNER JOIN {wp:term_taxonomy} taxonomy'
	. " ON taxonomy.term_taxonomy_id = relations.term_taxonomy_id AND taxonomy.taxonomy = 'product_cat'"
	. ' LEFT JOIN {category_lookup} tree ON tree.category_id = taxonomy.term_id';
