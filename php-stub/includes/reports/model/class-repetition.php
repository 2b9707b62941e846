<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Says that numbers split by a dimension do not add up: the facts on the way to it repeat what is counted. A fact declares that in
 * `repeats`: ORDERS if an order has several of its rows, ITEMS if a line item has.
 */
final class Repetition {

	public const ORDERS = 'orders';
	public const ITEMS  = 'items';

	/**
	 * What the rows of a path repeat.
	 *
	 * @param list<string> $path Facts, or SQL of joins.
	 * @return string|null ORDERS, ITEMS, or null for nothing.
	 */
	public static function find( array $path ): ?string {
		$found = Facts::get_repeated( $path );

		return in_array( self::ITEMS, $found, true ) ? self::ITEMS : ( $found[0] ?? null );
	}

	/**
	 * One sentence about it.
	 *
	 * @param string|null $repeated What is repeated.
	 */
	public static function describe( ?string $repeated ): ?string {
		return match ( $repeated ) {
			self::ITEMS  => __(
				'Items that belong to several rows count in each of them, so the rows can add up to more than the total.',
				'storedeck'
			),
			self::ORDERS => __(
				'Orders that belong to several rows count in each of them, so numbers of orders can add up to more than the total.',
				'storedeck'
			),
			default      => null,
		};
	}
}
