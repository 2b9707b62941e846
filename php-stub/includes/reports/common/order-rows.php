<?php
/**
 * Table, date columns, status and currency of orders.
 *
 * All reports on sales use them, so that they agree on dates, statuses and
 * orders.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'table'        => 'order_stats',
	'date_columns' => array(
		'date_paid'      => 'stats.date_paid',
		'date_created'   => 'stats.date_created',
		'date_completed' => 'stats.date_completed',
	),
	'status'       => 'stats.status',
	'currency'     => 'stats.currency',
);
