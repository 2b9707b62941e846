<?php
/**
 * Downloads: a log of downloaded files, and stats.
 *
 * Downloads whose permission was revoked later are counted, but have neither
 * product nor order.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$permissions = 'LEFT JOIN {download_permissions} permissions ON permissions.permission_id = stats.permission_id';
$products    = $permissions . ' LEFT JOIN {wp:posts} products ON products.ID = permissions.product_id';
$is_customer = 'stats.user_id IN ( SELECT customers.user_id FROM {customer_lookup} customers'
	. ' WHERE customers.user_id IS NOT NULL AND customers.customer_id IN ( {values} ) )';

$ids = static fn( string $sql ): array => array(
	'type' => 'ids',
	'sql'  => $sql,
);

$texts = static fn( string $sql ): array => array(
	'type' => 'strings',
	'sql'  => $sql,
);

$rows = array(
	'table'           => 'download_log',
	'date_columns'    => array( 'downloaded' => 'stats.timestamp' ),
	// The log is in GMT; reports use site time.
	'gmt_column'      => 'stats.timestamp',
	// Parameters for users who see personal data.
	'private_filters' => array( 'ip_address_includes', 'ip_address_excludes' ),
	'filters'         => array(
		'product_includes'    => $ids( 'permissions.product_id IN ( {values} )' ),
		'product_excludes'    => $ids( 'COALESCE( permissions.product_id, 0 ) NOT IN ( {values} )' ),
		'customer_includes'   => $ids( $is_customer ),
		'customer_excludes'   => $ids( "( stats.user_id IS NULL OR NOT ( $is_customer ) )" ),
		'order_includes'      => $ids( 'permissions.order_id IN ( {values} )' ),
		'order_excludes'      => $ids( 'COALESCE( permissions.order_id, 0 ) NOT IN ( {values} )' ),
		'ip_address_includes' => $texts( 'stats.user_ip_address IN ( {values} )' ),
		'ip_address_excludes' => $texts( "COALESCE( stats.user_ip_address, '' ) NOT IN ( {values} )" ),
	),
);

return array(
	'stats' => array(
		'description'  => static fn(): string => __( 'Stats about downloads.', 'storedeck' ),
		'sources'      => array( 'downloads' => $permissions ),
		// Joins that no sum needs without a filter.
		'filter_joins' => $permissions,
		'fields'       => array(
			'download_count' => array(
				'type'     => 'integer',
				'source'   => 'downloads',
				'count_if' => '1 = 1',
			),
		),
		'orderby'      => array( 'download_count' => 'download_count' ),
		'segments'     => array(),
	) + $rows,
	'items' => array(
		'description'    => static fn(): string => __( 'Downloads detailed reports.', 'storedeck' ),
		'join'           => $products,
		'filter_joins'   => $products,
		'id'             => 'stats.download_log_id',
		'columns'        => array(
			'id'          => array( 'integer', 'stats.download_log_id' ),
			'date'        => array( 'date', '' ),
			'date_gmt'    => array( 'datetime', 'stats.timestamp' ),
			'download_id' => array( 'text', "COALESCE( permissions.download_id, '' )" ),
			'product_id'  => array( 'integer', 'COALESCE( permissions.product_id, 0 )' ),
			'order_id'    => array( 'integer', 'COALESCE( permissions.order_id, 0 )' ),
			'user_id'     => array( 'integer', 'COALESCE( stats.user_id, 0 )' ),
			'ip_address'  => array( 'text', "COALESCE( stats.user_ip_address, '' )" ),
		),
		'orderby'        => array(
			'date'    => 'stats.timestamp',
			'product' => 'products.post_title',
		),
		'mapper'         => \Storedeck\Reports\Downloads\Download_Result_Mapper::class,
		'private_fields' => \Storedeck\Reports\Downloads\Download_Result_Mapper::PRIVATE_FIELDS,
		'personal_fields' => \Storedeck\Reports\Downloads\Download_Result_Mapper::PERSONAL_FIELDS,
		'mapped_columns' => array(
			'file_name'    => 'text',
			'file_path'    => 'text',
			'username'     => 'text',
			'order_number' => 'order_number',
		),
		'links'          => array( 'product' => '/products/{product_id}' ),
		// Links that can be embedded in the response.
		'embeddable'     => array( 'product' ),
	) + $rows,
);
