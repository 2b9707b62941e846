<?php
/**
 * Columns of the Customers report.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Countries;
use Storedeck\Foundation\Settings\Personal_Data;

defined( 'ABSPATH' ) || exit;

$columns = array(
	'name'             => array(
		'label'       => __( 'Name', 'storedeck' ),
		'type'        => 'text',
		'is_sortable' => true,
		'is_required' => true,
		'link'        => array(
			'admin' => 'user-edit.php?user_id={user_id}',
			'if'    => 'user_id',
		),
	),
	'username'         => array(
		'label'     => __( 'Username', 'storedeck' ),
		'type'      => 'text',
		'is_hidden' => true,
	),
	'date_last_active' => array(
		'label'           => __( 'Last active', 'storedeck' ),
		'type'            => 'date',
		'is_sortable'     => true,
		'is_default_sort' => true,
	),
	'date_registered'  => array(
		'label'       => __( 'Date registered', 'storedeck' ),
		'type'        => 'date',
		'is_sortable' => true,
	),
	'email'            => array(
		'label' => __( 'Email', 'storedeck' ),
		'type'  => 'text',
		'link'  => array(
			'email' => 'email',
			'if'    => 'email',
		),
	),
	'orders_count'     => array(
		'label'       => __( 'Orders', 'storedeck' ),
		'type'        => 'number',
		'is_sortable' => true,
	),
	'total_spend'      => array(
		'label'       => __( 'Total spend', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	'avg_order_value'  => array(
		'label'               => __( 'AOV', 'storedeck' ),
		'screen_reader_label' => __( 'Average order value', 'storedeck' ),
		'type'                => 'currency',
	),
	'country'          => array(
		'label'       => __( 'Country / Region', 'storedeck' ),
		'type'        => 'text',
		'value'       => static fn( array $row, array $names ): string => $names[ $row['country'] ?? '' ] ?? $row['country'] ?? '',
		'is_sortable' => true,
	),
	'city'             => array(
		'label'       => __( 'City', 'storedeck' ),
		'type'        => 'text',
		'is_sortable' => true,
		'is_hidden'   => true,
	),
	'state'            => array(
		'label'       => __( 'Region', 'storedeck' ),
		'type'        => 'text',
		'value'       => static fn( array $row ): string => Countries::get_state_name( $row['country'] ?? '', $row['state'] ?? '' ),
		'is_sortable' => true,
		'is_hidden'   => true,
	),
	'postcode'         => array(
		'label'       => __( 'Postal code', 'storedeck' ),
		'type'        => 'text',
		'is_sortable' => true,
		'is_hidden'   => true,
	),
);

if ( ! Personal_Data::is_visible() ) {
	// They would be empty, and the link needs access to users.
	unset( $columns['username'], $columns['email'], $columns['city'], $columns['state'], $columns['postcode'], $columns['name']['link'] );
}

return $columns;
