<?php
/**
 * Detects returning customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which customers have an order that counts. Orders must be added in
 * chronological order.
 */
final class Purchase_History {

	/**
	 * Ids of customers as keys.
	 *
	 * @var array<int, true>
	 */
	private array $customers = array();

	/**
	 * Starts without orders.
	 *
	 * @param string[] $excluded Statuses that do not count, without the prefix wc-.
	 */
	public function __construct( private array $excluded ) {
	}

	/**
	 * Adds an order.
	 *
	 * @param int    $customer Customer id.
	 * @param string $status   Status of the order, with or without prefix.
	 * @return bool Whether the customer has an earlier order that counts.
	 */
	public function add( int $customer, string $status ): bool {
		$is_returning = isset( $this->customers[ $customer ] );

		if ( ! $is_returning && ! in_array( str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status, $this->excluded, true ) ) {
			$this->customers[ $customer ] = true;
		}

		return $is_returning;
	}
}
