<?php
/**
 * Texts of the metrics of the Variations report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

$metrics = Sales::get_metrics( '/analytics/variations', __( 'View variations', 'storedeck' ) );

$metrics['net_revenue']['description'] = __(
	// phpcs:ignore Generic.Files.LineLength -- A text is one string.
	'Sales of variations after discounts and returns, excluding taxes and shipping. Products without variations are not included.',
	'storedeck'
);
$metrics['items_sold']['description']  = __(
	'Items sold as variations, minus returned items. Products without variations are not included.',
	'storedeck'
);

return $metrics;
