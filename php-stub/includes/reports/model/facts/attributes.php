<?php
/**
 * Line items with each of the attributes that their variation or their product has.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

// The attributes of all that was sold, once: a line would read those of all variations of its product.
$sold = 'SELECT DISTINCT sold.product_id, sold.variation_id, found.term_id'
	. ' FROM ( SELECT DISTINCT product_id, variation_id FROM {order_product_lookup} ) sold'
	. ' INNER JOIN {product_attributes} found ON found.product_or_parent_id = sold.product_id'
	. ' AND ( found.is_variation_attribute = 0 OR found.product_id = sold.variation_id )';

return array(
	'on'         => 'lines',
	'repeats'    => Repetition::ITEMS,
	'known_by'   => array( Data_Version::SETTLED ),
	'join'       => "LEFT JOIN ( $sold ) attributes"
		. ' ON attributes.product_id = [product] AND attributes.variation_id = [variation]',
	'dimensions' => array( 'attribute' => 'COALESCE( attributes.term_id, 0 )' ),
);
