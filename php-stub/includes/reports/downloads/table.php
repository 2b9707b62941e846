<?php
/**
 * Table of the Downloads report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

return array(
	'key'     => 'id',
	'columns' => require __DIR__ . '/columns.php',
	'names'   => static fn( array $rows ): array => Labels::find(
		'product',
		array_values( array_unique( array_filter( array_column( $rows, 'product_id' ) ) ) )
	),
	'summary' => array(
		'days'           => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _n( 'Day', 'Days', $count, 'storedeck' ),
		),
		'download_count' => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _nx( 'Download', 'Downloads', $count, 'label of a number', 'storedeck' ),
		),
	),
);
