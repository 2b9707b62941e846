<?php
/**
 * Line items with each of the brands of their product.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

return Facts::of_terms( 'brand', 'product_brand' );
