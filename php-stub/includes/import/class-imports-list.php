<?php
/**
 * List of imports.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Imports that can be undone, the latest last.
 */
final class Imports_List {

	/**
	 * Option with file, date (GMT) and the earlier currency of the store, by id of the import.
	 */
	private const OPTION = 'storedeck_order_imports';

	/**
	 * All imports.
	 *
	 * @return array<string, array{file: string, date: string, currency: string}>
	 */
	public static function get(): array {
		$imports = get_option( self::OPTION );

		return is_array( $imports ) ? $imports : array();
	}

	/**
	 * Adds an import.
	 *
	 * @param string $id       Id.
	 * @param string $file     Name of the file.
	 * @param string $currency Currency of the store before.
	 */
	public static function add( string $id, string $file, string $currency ): void {
		$import = array(
			'file'     => $file,
			'date'     => gmdate( 'Y-m-d H:i:s' ),
			'currency' => $currency,
		);

		update_option( self::OPTION, self::get() + array( $id => $import ), false );
	}

	/**
	 * Removes an import.
	 *
	 * @param string $id Id.
	 */
	public static function remove( string $id ): void {
		update_option( self::OPTION, array_diff_key( self::get(), array( $id => true ) ), false );
	}
}
