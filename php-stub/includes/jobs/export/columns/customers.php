<?php
/**
 * Columns of the exported Customers report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'names'   => static fn( array $rows ): array => Settings::get_countries(),
	'columns' => array(
		'name'             => Export_Columns::field( __( 'Name', 'storedeck' ), 'text', 'name' ),
		'username'         => Export_Columns::field( __( 'Username', 'storedeck' ), 'text', 'username' ),
		'date_last_active' => Export_Columns::field( __( 'Last active', 'storedeck' ), 'date', 'date_last_active' ),
		'date_registered'  => Export_Columns::field( __( 'Date registered', 'storedeck' ), 'date', 'date_registered' ),
		'email'            => Export_Columns::field( __( 'Email', 'storedeck' ), 'text', 'email' ),
		'orders_count'     => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		'total_spend'      => Export_Columns::field( __( 'Total spend', 'storedeck' ), 'currency', 'total_spend' ),
		'avg_order_value'  => Export_Columns::field( __( 'AOV', 'storedeck' ), 'currency', 'avg_order_value' ),
		'country'          => Export_Columns::computed(
			__( 'Country / Region', 'storedeck' ),
			'text',
			static fn( array $row, array $names ): string => $names[ $row['country'] ] ?? $row['country']
		),
		'city'             => Export_Columns::field( __( 'City', 'storedeck' ), 'text', 'city' ),
		'state'            => Export_Columns::field( __( 'Region', 'storedeck' ), 'text', 'state' ),
		'postcode'         => Export_Columns::field( __( 'Postal code', 'storedeck' ), 'text', 'postcode' ),
	),
);
