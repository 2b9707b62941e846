<?php
/**
 * Downloads of files.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Dimensions\Item_Report;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Pickers;
use Storedeck\Reports\Rows\Download_Result_Mapper;
use Storedeck\Reports\Rows\Shared_Columns;

defined( 'ABSPATH' ) || exit;

$fact       = Facts::get( 'downloads' );
$products   = array( ...$fact['sources']['downloads'], 'LEFT JOIN {wp:posts} products ON products.ID = permissions.product_id' );
$filters    = array_keys( $fact['filters'] );
$is_visible = Personal_Data::is_visible();
$hidden     = array( 'is_hidden' => true );

return array(
	'id'               => 'downloads',
	'title'            => __( 'Downloads', 'storedeck' ),
	'position'         => 80,
	'rows_label'       => __( 'View downloads', 'storedeck' ),
	'data_source'      => 'downloads',
	'stats'            => array(
		'fact'        => 'downloads',
		'description' => static fn(): string => __( 'Stats about downloads.', 'storedeck' ),
		'filters'     => $filters,
		'orderby'     => array( 'download_count' => 'download_count' ),
	),
	'items'            => array(
		'fact'            => 'downloads',
		'filters'         => $filters,
		'description'     => static fn(): string => __( 'Downloads detailed reports.', 'storedeck' ),
		'join'            => $products,
		'filter_joins'    => $products,
		'id'              => 'stats.download_log_id',
		'columns'         => array(
			'id'          => array( 'integer', 'stats.download_log_id' ),
			'date'        => array( 'date', '' ),
			'date_gmt'    => array( 'datetime', 'stats.timestamp' ),
			'download_id' => array( 'text', "COALESCE( permissions.download_id, '' )" ),
			'product_id'  => array( 'integer', 'COALESCE( permissions.product_id, 0 )' ),
			'order_id'    => array( 'integer', 'COALESCE( permissions.order_id, 0 )' ),
			'user_id'     => array( 'integer', 'COALESCE( stats.user_id, 0 )' ),
			'ip_address'  => array( 'text', "COALESCE( stats.user_ip_address, '' )" ),
		),
		'orderby'         => array( 'date' => 'stats.timestamp', 'product' => 'products.post_title' ),
		'mapper'          => Download_Result_Mapper::class,
		'private_fields'  => Download_Result_Mapper::PRIVATE_FIELDS,
		'personal_fields' => Download_Result_Mapper::PERSONAL_FIELDS,
		'mapped_columns'  => array(
			'file_name'    => 'text',
			'file_path'    => 'text',
			'username'     => 'text',
			'order_number' => 'order_number',
		),
		'links'           => array( 'product' => '/products/{product_id}' ),
		// Links that can be embedded in the response.
		'embeddable'      => array( 'product' ),
	),
	'charts'           => array( 'download_count' => array( 'orderby' => null, 'order' => null ) ),
	'table'            => array(
		'columns' => array(
			'date'         => Shared_Columns::get_date(),
			'product'      => array(
				'label'       => __( 'Product title', 'storedeck' ),
				'value'       => static fn( array $row, array $names ): string => $names[ $row['product_id'] ?? 0 ] ?? '',
				'is_sortable' => true,
				'is_required' => true,
				'link'        => Item_Report::get_link( 'product' ) + array( 'if' => 'product_id' ),
			),
			'file_name'    => array(
				'label' => __( 'File name', 'storedeck' ),
				'link'  => array( 'url' => '{file_path}', 'if' => 'file_path' ),
			),
			'order_number' => Shared_Columns::get_order_number() + array(
				// Downloads whose permission was revoked have no order.
				'value' => static fn( array $row ): string => empty( $row['order_id'] ) ? '' : (string) ( $row['order_number'] ?? '' ),
				'link'  => array( 'order' => 'order_id', 'if' => 'order_id' ),
			),
			...( $is_visible ? array(
				'user_id'    => array(
					'label' => __( 'Username', 'storedeck' ),
					'field' => 'username',
				) + ( current_user_can( 'edit_users' ) ? array(
					'link' => array( 'admin' => 'user-edit.php?user_id={user_id}', 'if' => 'user_id' ),
				) : array() ),
				'ip_address' => array( 'label' => __( 'IP', 'storedeck' ) ),
			) : array() ),
		),
		'names'   => static fn( array $rows ): array => Labels::find(
			'product',
			array_values( array_unique( array_filter( array_column( $rows, 'product_id' ) ) ) )
		),
		'summary' => array( 'days', 'download_count' ),
	),
	'filters'          => array( Pickers::create_for_advanced( __( 'All downloads', 'storedeck' ) ) ),
	'advanced_filters' => array(
		'title'   => __( 'Downloads match {{select /}} filters', 'storedeck' ),
		'filters' => Dimension::get_filters(
			array(
				'product'  => 'downloaded',
				'customer' => $is_visible ? 'username' : 'customer',
				'order'    => 'order',
			) + ( $is_visible ? array( 'ip_address' => 'ip_address' ) : array() )
		),
	),
	'indicators'       => array( 'download_count' => $hidden ),
	'dashboard'        => array( 'download_count' => array( 'position' => 130 ) + $hidden ),
);
