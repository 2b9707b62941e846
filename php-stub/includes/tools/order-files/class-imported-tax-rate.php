<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * All imported taxes have one rate. Imports use one of the store if it has the same name.
 */
final class Imported_Tax_Rate {

	/** Values of the rate. */
	private const VALUES = array(
		'tax_rate'          => '0.0000',
		'tax_rate_name'     => 'Imported tax',
		'tax_rate_country'  => '',
		'tax_rate_priority' => 1,
		'tax_rate_order'    => 0,
	);

	/** Option with the id of the rate that an import created. */
	private const OPTION = 'storedeck_imported_tax_rate';

	public static function get_or_create(): int {
		$rows = Database::rows( 'SELECT tax_rate_id AS id FROM {tax_rates} WHERE tax_rate_name = %s ORDER BY tax_rate_id',
			array( self::VALUES['tax_rate_name'] ) );

		if ( array() !== $rows ) {
			return (int) $rows[0]['id'];
		}

		$id = Row_Writer::insert( 'tax_rates', self::VALUES );

		update_option( self::OPTION, $id, false );

		return $id;
	}

	/**
	 * Deletes the rate that an import created if no order has it and it was not edited.
	 */
	public static function delete_unused(): void {
		$id = (int) get_option( self::OPTION );

		if ( 0 === $id
			|| array() !== Database::rows( "SELECT 1 AS used FROM {order_itemmeta} WHERE meta_key = 'rate_id' AND meta_value = %s LIMIT 1",
			array( (string) $id ) ) ) {
			return;
		}

		$unchanged = Database::prepare( 'tax_rate = %s AND tax_rate_name = %s AND tax_rate_country = %s',
			array( self::VALUES['tax_rate'], self::VALUES['tax_rate_name'], self::VALUES['tax_rate_country'] ) );

		Row_Writer::delete( 'tax_rates', 'tax_rate_id', array( $id ), $unchanged );
		delete_option( self::OPTION );
	}
}
