<?php
/**
 * Texts of the metrics of the Categories report.
 *
 * The rows may add up to more than the total: a product in two categories, or
 * in a subcategory, is in both rows.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Sales;

defined( 'ABSPATH' ) || exit;

$metrics = Sales::get_metrics( '/analytics/categories', __( 'View categories', 'storedeck' ) );

$metrics['net_revenue']['formula'] = __(
	'Gross sales − coupons − returns, excluding their taxes and shipping. Products count in each of their categories, once in the total.',
	'storedeck'
);
$metrics['items_sold']['formula']  = __(
	'Items sold − items refunded. Products in several categories appear in each row but count once in the total.',
	'storedeck'
);

return $metrics;
