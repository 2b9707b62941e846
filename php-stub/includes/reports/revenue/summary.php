<?php
/**
 * Summary of the table of the Revenue report.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'days'         => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _n( 'Day', 'Days', $count, 'storedeck' ),
	),
	'orders_count' => array(
		'type'  => 'number',
		'label' => static fn( int $count ): string => _n( 'order', 'orders', $count, 'storedeck' ),
	),
) + array_map(
	static fn( string $label ): array => array(
		'type'  => 'currency',
		'label' => $label,
	),
	require __DIR__ . '/amounts.php'
);
