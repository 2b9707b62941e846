<?php
/**
 * Columns of the Revenue report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$columns = array(
	'date'         => array(
		'type'  => 'date',
		'field' => 'date_start',
	) + Shared_Columns::get_date(),
	'orders_count' => array(
		'label'       => __( 'Orders', 'storedeck' ),
		'type'        => 'number',
		'field'       => 'subtotals.orders_count',
		'is_sortable' => true,
		'link'        => array(
			'orders_of_day' => 'date_start',
			'if'            => 'subtotals.orders_count',
		),
	),
);

foreach ( require __DIR__ . '/amounts.php' as $metric => $label ) {
	$columns[ $metric ] = array(
		'label'       => $label,
		'type'        => 'currency',
		'field'       => 'subtotals.' . $metric,
		'is_sortable' => true,
	);
}

$columns['fees'] = array(
	'label'       => __( 'Fees', 'storedeck' ),
	'type'        => 'currency',
	'field'       => 'subtotals.fees',
	'is_sortable' => true,
	'is_hidden'   => true,
);

return $columns;
