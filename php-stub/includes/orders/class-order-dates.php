<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Time\Dates;

defined( 'ABSPATH' ) || exit;

/**
 * Dates on which an order was paid and completed.
 *
 * Sets the dates when an order reaches a status for the first time.
 */
final class Order_Dates {

	/** Statuses of paid orders. */
	private const PAID = array( 'processing', 'completed' );

	/**
	 * Date columns that a change sets.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @return array<string, string>
	 */
	public static function get_columns( int $id, array $values ): array {
		$status  = $values['status'] ?? '';
		$columns = array();
		$dates   = Database::rows(
			'SELECT date_paid_gmt, date_completed_gmt FROM {order_operational_data} WHERE order_id = %d',
			array( $id )
		)[0] ?? array();

		if ( ( ! empty( $values['set_paid'] ) || in_array( $status, self::PAID, true ) ) && empty( $dates['date_paid_gmt'] ) ) {
			$columns['date_paid_gmt'] = Dates::to_gmt( time() );
		}

		if ( 'completed' === $status && empty( $dates['date_completed_gmt'] ) ) {
			$columns['date_completed_gmt'] = Dates::to_gmt( time() );
		}

		return $columns;
	}
}
