<?php
/**
 * Downloads of files. The log is in GMT; reports use site time. Downloads whose permission was revoked are counted.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Metric;

defined( 'ABSPATH' ) || exit;

$is_customer = 'stats.user_id IN ( SELECT customers.user_id FROM {customer_lookup} customers'
	. ' WHERE customers.user_id IS NOT NULL AND customers.customer_id IN ( {values} ) )';
$is_not      = static fn( string $column, string $empty ): string => "COALESCE( $column, $empty ) NOT IN ( {values} )";

$permissions = 'LEFT JOIN {download_permissions} permissions ON permissions.permission_id = stats.permission_id';

return array(
	'table'           => 'download_log',
	'date_columns'    => array( 'downloaded' => 'stats.timestamp' ),
	'gmt_column'      => 'stats.timestamp',
	'sources'         => array( 'downloads' => array( $permissions ) ),
	// Joins that no sum needs without a filter.
	'filter_joins'    => array( $permissions ),
	// Parameters for users who see personal data.
	'private_filters' => array( 'ip_address_includes', 'ip_address_excludes' ),
	'fields'          => array(
		'download_count' => Metric::count(
			'1 = 1',
			name: __( 'Downloads', 'storedeck' ),
			plural: static fn( int $count ): string => _nx( 'Download', 'Downloads', $count, 'label of a number', 'storedeck' ),
			description: __( 'Number of file downloads.', 'storedeck' ),
			explanation: __( 'Number of downloads; repeat downloads are counted.', 'storedeck' ),
			sort: null,
		),
	),
	'filters'         => Filter::pair( 'product', 'permissions.product_id IN ( {values} )', $is_not( 'permissions.product_id', '0' ) )
		+ Filter::pair( 'customer', $is_customer, "( stats.user_id IS NULL OR NOT ( $is_customer ) )" )
		+ Filter::pair( 'order', 'permissions.order_id IN ( {values} )', $is_not( 'permissions.order_id', '0' ) )
		+ Filter::pair( 'ip_address', 'stats.user_ip_address IN ( {values} )', $is_not( 'stats.user_ip_address', "''" ), 'strings' ),
	'segments'        => array(),
);
