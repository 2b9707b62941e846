<?php
/**
 * Customers: registered customers and guests, with their orders and total spend.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Customers\Customer_Listing;

defined( 'ABSPATH' ) || exit;

$access = array( 'private_filters' => Personal_Data::CUSTOMER_FILTERS );

return array(
	'id'               => 'customers',
	'title'            => __( 'Customers', 'storedeck' ),
	'position'         => 100,
	'path'             => '/customers',
	'is_timeless'      => true,
	'metrics'          => require __DIR__ . '/metrics.php',
	'table'            => array(
		'key'     => 'id',
		'columns' => require __DIR__ . '/columns.php',
		'names'   => static fn( array $rows ): array => Settings::get_countries(),
		'summary' => require __DIR__ . '/summary.php',
		'search'  => Personal_Data::is_visible() ? array(
			'type'        => 'customers',
			'placeholder' => __( 'Search by customer name', 'storedeck' ),
		) : null,
	),
	'filters'          => require __DIR__ . '/filters.php',
	'advanced_filters' => require __DIR__ . '/advanced-filters.php',
	'leaderboard'      => require __DIR__ . '/leaderboard.php',
	'items'            => array(
		'description' => static fn(): string => __( 'Customers detailed reports.', 'storedeck' ),
		'list'        => Customer_Listing::class,
	) + $access,
	'stats'            => array(
		'description' => static fn(): string => __( 'Stats about groups of customers.', 'storedeck' ),
		'list'        => Customer_Listing::class,
	) + $access,
);
