<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Imports that can be undone, the latest last.
 */
final class Imports_List {

	/**
	 * Option with imports by id: name of the file, its currency, the earlier currency of the store, the user, the time, and what was
	 * changed of customers: the earlier and the imported value by customer and column. `position`, `counts`, `is_done`, `period` and
	 * `total` are how far it is, see Importer.
	 */
	private const OPTION = 'storedeck_order_imports';

	/**
	 * All imports.
	 *
	 * @return array<string, array{file: string, currency: string, earlier_currency: string, user?: int, time?: int, name?: string, customers?: array<int, array<string, array{string, string}>>, position?: array{string, int, int}, counts?: array<string, int>, is_done?: bool, period?: list<string>, total?: int, is_undone?: bool}>
	 */
	public static function get(): array {
		$imports = get_option( self::OPTION );

		return is_array( $imports ) ? $imports : array();
	}

	/**
	 * Adds an import.
	 *
	 * @param string $earlier Currency of the store before.
	 */
	public static function add( string $id, string $file, string $currency, string $earlier ): void {
		$import = array(
			'file'             => $file,
			'currency'         => $currency,
			'earlier_currency' => $earlier,
			'user'             => get_current_user_id(),
			'time'             => time(),
		);

		update_option( self::OPTION, self::get() + array( $id => $import ), false );
	}

	/**
	 * Sets values of an import.
	 *
	 * @param array<string, mixed> $values Values by name.
	 */
	public static function set( string $id, array $values ): void {
		$imports = self::get();

		if ( isset( $imports[ $id ] ) ) {
			$imports[ $id ] = $values + $imports[ $id ];

			update_option( self::OPTION, $imports, false );
		}
	}

	/**
	 * Adds what an import changed of customers, or replaces what it has of them.
	 *
	 * @param array<int, array<string, array{string, string}>> $customers Earlier and imported value by customer and column.
	 */
	public static function set_customers( string $id, array $customers ): void {
		if ( array() !== $customers ) {
			$imports = self::get();

			$imports[ $id ]['customers'] = $customers + ( $imports[ $id ]['customers'] ?? array() );

			update_option( self::OPTION, $imports, false );
		}
	}

	/**
	 * Removes an import. The earlier currency of the next one is now that before both.
	 */
	public static function remove( string $id ): void {
		$imports = self::get();
		$ids     = array_keys( $imports );
		$next    = $ids[ array_search( $id, $ids, true ) + 1 ] ?? '';

		if ( isset( $imports[ $next ] ) ) {
			$imports[ $next ]['earlier_currency'] = $imports[ $id ]['earlier_currency'];
		}

		update_option( self::OPTION, array_diff_key( $imports, array( $id => true ) ), false );
	}
}
