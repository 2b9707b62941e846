<?php
/**
 * SQL of pairs of `product_id` and `category_id` for products and their
 * categories, including parent categories. Pairs are distinct, so sales of a
 * product count once in each category.
 *
 * It must be joined to line items by LEFT JOIN, and line items without a
 * category must be excluded by a condition that databases cannot use to turn it
 * into an INNER JOIN. Otherwise they start with the categories and read all
 * orders.
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
