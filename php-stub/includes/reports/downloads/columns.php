<?php
/**
 * Columns of the Downloads report.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Common\Shared_Columns;

defined( 'ABSPATH' ) || exit;

return array(
	'date'         => Shared_Columns::get_date(),
	'product'      => array(
		'label'       => __( 'Product title', 'storedeck' ),
		'type'        => 'text',
		'value'       => static fn( array $row, array $names ): string => $names[ $row['product_id'] ?? 0 ] ?? '',
		'is_sortable' => true,
		'is_required' => true,
		'link'        => array(
			'report' => '/analytics/products',
			'query'  => array(
				'filter'   => 'single_product',
				'products' => '{product_id}',
			),
			'if'     => 'product_id',
		),
	),
	'file_name'    => array(
		'label' => __( 'File name', 'storedeck' ),
		'type'  => 'text',
		'link'  => array(
			'url' => '{file_path}',
			'if'  => 'file_path',
		),
	),
	'order_number' => Shared_Columns::get_order_number() + array(
		// Downloads whose permission was revoked have no order.
		'value' => static fn( array $row ): string => empty( $row['order_id'] ) ? '' : (string) ( $row['order_number'] ?? '' ),
		'link'  => array(
			'order' => 'order_id',
			'if'    => 'order_id',
		),
	),
) + (
	Personal_Data::is_visible()
		? array(
			'user_id'    => array(
				'label' => __( 'Username', 'storedeck' ),
				'type'  => 'text',
				'field' => 'username',
				'link'  => array(
					'admin' => 'user-edit.php?user_id={user_id}',
					'if'    => 'user_id',
				),
			),
			'ip_address' => array(
				'label' => __( 'IP', 'storedeck' ),
				'type'  => 'text',
			),
		)
		: array()
);
