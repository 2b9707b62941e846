<?php
/**
 * Tax rates of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * Country, state (empty: all states), rate in thousandths of a percent, name, priority,
 * whether shipping is taxed.
 */
return array(
	array( 'US', 'CA', 7250, 'CA State Tax', 1, false ),
	array( 'US', 'CA', 1375, 'CA District Tax', 2, false ),
	array( 'US', 'NY', 4000, 'NY State Tax', 1, true ),
	array( 'US', 'NY', 4875, 'NY City & MCTD', 2, true ),
	array( 'US', 'TX', 6250, 'TX State Tax', 1, true ),
	array( 'US', 'WA', 6500, 'WA State Tax', 1, true ),
	array( 'US', 'CO', 2900, 'CO State Tax', 1, false ),
	array( 'US', 'IL', 6250, 'IL State Tax', 1, true ),
	array( 'US', 'FL', 6000, 'FL State Tax', 1, true ),
	array( 'US', 'MA', 6250, 'MA State Tax', 1, false ),
	array( 'CA', 'ON', 13000, 'HST', 1, true ),
	array( 'CA', 'BC', 5000, 'GST', 1, true ),
	array( 'CA', 'BC', 7000, 'PST', 2, true ),
	array( 'CA', 'QC', 5000, 'GST', 1, true ),
	array( 'CA', 'QC', 9975, 'QST', 2, true ),
	array( 'CA', 'AB', 5000, 'GST', 1, true ),
	array( 'GB', '', 20000, 'VAT', 1, true ),
	array( 'DE', '', 19000, 'MwSt.', 1, true ),
	array( 'FR', '', 20000, 'TVA', 1, true ),
	array( 'AU', '', 10000, 'GST', 1, true ),
);
