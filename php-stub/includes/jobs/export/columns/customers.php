<?php
/**
 * Columns of the exported report on customers.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Columns;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'names'   => static fn( array $rows ): array => Settings::countries(),
	'columns' => array(
		'name'             => Columns::field( __( 'Name', 'storedeck' ), 'text', 'name' ),
		'username'         => Columns::field( __( 'Username', 'storedeck' ), 'text', 'username' ),
		'date_last_active' => Columns::field( __( 'Last active', 'storedeck' ), 'date', 'date_last_active' ),
		'date_registered'  => Columns::field( __( 'Date registered', 'storedeck' ), 'date', 'date_registered' ),
		'email'            => Columns::field( __( 'Email', 'storedeck' ), 'text', 'email' ),
		'orders_count'     => Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		'total_spend'      => Columns::field( __( 'Total spend', 'storedeck' ), 'currency', 'total_spend' ),
		'avg_order_value'  => Columns::field( __( 'AOV', 'storedeck' ), 'currency', 'avg_order_value' ),
		'country'          => Columns::made(
			__( 'Country / Region', 'storedeck' ),
			'text',
			static fn( array $row, array $names ): string => $names[ $row['country'] ] ?? $row['country']
		),
		'city'             => Columns::field( __( 'City', 'storedeck' ), 'text', 'city' ),
		'state'            => Columns::field( __( 'Region', 'storedeck' ), 'text', 'state' ),
		'postcode'         => Columns::field( __( 'Postal code', 'storedeck' ), 'text', 'postcode' ),
	),
);
