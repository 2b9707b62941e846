<?php
/**
 * Which rows are orders, when they count and where their status stands.
 *
 * Every report that counts sales begins with these rows, so all of them know
 * one date, one list of statuses and the same orders.
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
);
