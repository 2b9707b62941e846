<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Restores each value that is still the imported one. If a later import replaced it, the earlier value is now what that one restores.
 */
final class Overwritten_Customers {

	/** Customers of one query. */
	private const BATCH = 400;

	/**
	 * Restores the values before an import.
	 *
	 * @param string $id Id of the import.
	 */
	public static function restore( string $id ): void {
		$imports   = Imports_List::get();
		$later     = array_slice( $imports, 1 + (int) array_search( $id, array_keys( $imports ), true ), null, true );
		$customers = $imports[ $id ]['customers'] ?? array();

		foreach ( $later as $next => $import ) {
			$common = array_intersect_key( $import['customers'] ?? array(), $customers );

			foreach ( $common as $customer => $changes ) {
				foreach ( array_intersect_key( $changes, $customers[ $customer ] ) as $column => list( $earlier, $imported ) ) {
					if ( $customers[ $customer ][ $column ][1] === $earlier ) {
						$common[ $customer ][ $column ] = array( $customers[ $customer ][ $column ][0], $imported );
					}

					unset( $customers[ $customer ][ $column ] );
				}
			}

			Imports_List::set_customers( $next, $common );
		}

		foreach ( array_chunk( array_filter( $customers ), self::BATCH, true ) as $chunk ) {
			self::restore_rows( $chunk );
		}
	}

	/**
	 * Restores the values of guests. Those of accounts are not imported.
	 *
	 * @param array<int, array<string, array{string, string}>> $customers Earlier and imported value by customer and column.
	 */
	private static function restore_rows( array $customers ): void {
		$ids  = array_keys( $customers );
		$rows = Database::rows(
			'SELECT customer_id, first_name, last_name, email, country FROM {customer_lookup}'
			. ' WHERE user_id IS NULL AND customer_id IN ( %d )',
			array( $ids )
		);

		foreach ( $rows as $row ) {
			$restored = array();

			foreach ( $customers[ (int) $row['customer_id'] ] as $column => list( $earlier, $imported ) ) {
				if ( (string) $row[ $column ] === $imported ) {
					$restored[ $column ] = $earlier;
				}
			}

			if ( array() !== $restored ) {
				Row_Writer::update( 'customer_lookup', $restored, array( 'customer_id' => (int) $row['customer_id'] ) );
			}
		}
	}
}
