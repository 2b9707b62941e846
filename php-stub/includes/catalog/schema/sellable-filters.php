<?php
/**
 * Parameters that lists of products and of variations share.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Meta_Filter;

defined( 'ABSPATH' ) || exit;

$statuses = array( 'future', 'trash', 'draft', 'pending', 'private', 'publish' );
$flag     = array( 'type' => 'boolean' );
$amount   = array( 'type' => 'string', 'pattern' => Amounts::PATTERN );

return Arguments::dates() + array(
	'parent'         => Arguments::ids(),
	'parent_exclude' => Arguments::ids(),
	'slug'           => Arguments::text(),
	'status'         => Arguments::choice( array_merge( array( 'any' ), $statuses ), 'any' ),
	'include_status' => Arguments::texts( array_merge( array( 'any' ), $statuses ) ),
	'exclude_status' => Arguments::texts( $statuses ),
	'sku'            => Arguments::text( 2000 ),
	'stock_status'   => Arguments::choice( array( 'instock', 'outofstock', 'onbackorder' ) ),
	'tax_class'      => Arguments::choice( array( 'standard', 'reduced-rate', 'zero-rate' ) ),
	'virtual'        => $flag,
	'downloadable'   => $flag,
	'on_sale'        => $flag,
	'min_price'      => $amount,
	'max_price'      => $amount,
) + Meta_Filter::args();
