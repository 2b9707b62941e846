<?php
/**
 * Line items with each of the tags of their product.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

return Facts::of_terms( 'tag', 'product_tag' );
