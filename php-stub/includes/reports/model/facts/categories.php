<?php
/**
 * Line items in each of the categories of their product.
 *
 * A LEFT JOIN, and line items without a category are left out by a condition (`has`), which databases cannot use to turn it
 * into an INNER JOIN: they would start with the categories and read all orders.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

return array(
	'on'         => 'lines',
	'repeats'    => Repetition::ITEMS,
	'known_by'   => array( Data_Version::SUMS ),
	'join'       => 'LEFT JOIN ( ' . Facts::CATEGORY_TREE . ' ) categories ON categories.product_id = [product]',
	'dimensions' => array( 'category' => 'COALESCE( categories.category_id, 0 )' ),
);
