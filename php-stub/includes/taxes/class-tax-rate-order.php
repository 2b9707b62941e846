<?php

namespace Storedeck\Taxes;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * The order of tax rates: of several that match an address equally well, the first one applies.
 */
final class Tax_Rate_Order {

	/**
	 * Number of a rate that comes last.
	 */
	public static function get_next(): int {
		return (int) Database::value( 'SELECT COALESCE( MAX( tax_rate_order ) + 1, 0 ) FROM {tax_rates}' );
	}

	/**
	 * Moves a rate before another one, and numbers all rates: several may have had the same number.
	 *
	 * @throws Store_Exception When there is no other rate of that ID.
	 */
	public static function move( int $id, int $before ): void {
		$rows   = Database::rows(
			'SELECT tax_rate_id AS id, tax_rate_order AS number FROM {tax_rates} ORDER BY tax_rate_order, tax_rate_id'
		);
		$orders = array_map( 'intval', array_column( $rows, 'number', 'id' ) );
		$ids    = array_values( array_diff( array_keys( $orders ), array( $id ) ) );
		$at     = array_search( $before, $ids, true );

		if ( false === $at ) {
			throw Store_Exception::invalid_param( 'before', __( 'Invalid resource ID.', 'storedeck' ) );
		}

		array_splice( $ids, $at, 0, array( $id ) );

		Transaction::run(
			static function () use ( $ids, $orders ): void {
				foreach ( array_diff_assoc( array_flip( $ids ), $orders ) as $moved => $order ) {
					Row_Writer::update( 'tax_rates', array( 'tax_rate_order' => $order ), array( 'tax_rate_id' => $moved ) );
				}
			}
		);
	}
}
