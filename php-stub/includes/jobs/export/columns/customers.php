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
		Columns::field( __( 'Name', 'storedeck' ), 'text', 'name' ),
		Columns::field( __( 'Username', 'storedeck' ), 'text', 'username' ),
		Columns::field( __( 'Last active', 'storedeck' ), 'datetime', 'date_last_active' ),
		Columns::field( __( 'Date registered', 'storedeck' ), 'datetime', 'date_registered' ),
		Columns::field( __( 'Email', 'storedeck' ), 'text', 'email' ),
		Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		Columns::field( __( 'Total spend', 'storedeck' ), 'currency', 'total_spend' ),
		Columns::field( __( 'AOV', 'storedeck' ), 'currency', 'avg_order_value' ),
		Columns::made(
			__( 'Country / Region', 'storedeck' ),
			'text',
			static fn( array $row, array $names ): string => $names[ $row['country'] ] ?? $row['country']
		),
		Columns::field( __( 'City', 'storedeck' ), 'text', 'city' ),
		Columns::field( __( 'Region', 'storedeck' ), 'text', 'state' ),
		Columns::field( __( 'Postal code', 'storedeck' ), 'text', 'postcode' ),
	),
);
