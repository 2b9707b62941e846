<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Order_Meta_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what was paid with gift cards and store credit. Plugins reduce the total of the order by it, so that it is less
 * than the items, or zero; but it is a payment like any other, neither a discount nor a refund.
 */
final class Stored_Value {

	/**
	 * Adds `stored_value`, the amount paid, to orders.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id, with items.
	 */
	public static function add( array &$orders ): void {
		$known = self::get_known();
		$metas = Order_Meta_Reader::read( array_keys( $orders ), $known['meta'] );

		foreach ( $orders as $id => $order ) {
			if ( 0 !== $order['parent_id'] ) {
				continue;
			}

			$amounts = array_map( array( self::class, 'sum' ), array_values( $metas[ $id ] ?? array() ) );

			foreach ( $order['items'] as $index => $item ) {
				$key = $known['items'][ $item['type'] ] ?? null;

				if ( null !== $key ) {
					$amounts[] = Decimal::of( $item['meta'][ $key ] ?? '0' );
				} elseif ( 'fee' === $item['type'] && in_array( $item['meta']['_legacy_fee_key'] ?? '', $known['fees'], true ) ) {
					$amounts[] = Decimal::of( $item['meta']['_line_total'] ?? '0' )->negate();

					unset( $orders[ $id ]['items'][ $index ] );
				}
			}

			$orders[ $id ]['items']        = array_values( $orders[ $id ]['items'] );
			$orders[ $id ]['stored_value'] = Decimal::sum( $amounts );
		}
	}

	/**
	 * What an order's total lacks because it was paid with stored value: never more than what its items have more.
	 *
	 * @param array<string, mixed> $order Raw order.
	 * @param Decimal              $whole Items, fees, shipping and taxes.
	 */
	public static function get_missing( array $order, Decimal $whole ): Decimal {
		$missing = $whole->minus( Decimal::of( $order['total'] ) );
		$paid    = $order['stored_value'] ?? Decimal::zero();

		return Decimal::max( Decimal::zero(), Decimal::min( $missing, $paid ) );
	}

	/**
	 * Where amounts are stored.
	 *
	 * @return array{items: array<string, string>, fees: string[], meta: string[]}
	 */
	private static function get_known(): array {
		$known = require __DIR__ . '/data/stored-value.php';

		/*
		 * Filters where plugins store what was paid with gift cards and store credit.
		 *
		 * @param array $known `items` (type of an order item => meta key of the amount), `fees` (values of the meta
		 *                     `_legacy_fee_key` of negative fees that are payments) and `meta` (meta keys of orders).
		 * @since 0.1.0
		 * @stability experimental
		 */
		$filtered = Plugin_Hooks::filter( 'storedeck_stored_value', $known );

		return is_array( $filtered ) ? array_filter( $filtered, 'is_array' ) + $known : $known;
	}

	/**
	 * Amount of a meta.
	 *
	 * @param string $value Stored value: an amount, or a serialized array of amounts.
	 */
	private static function sum( string $value ): Decimal {
		$amounts = is_serialized( $value ) ? maybe_unserialize( $value ) : $value;

		return Decimal::sum( array_map( array( Decimal::class, 'of' ), array_values( (array) $amounts ) ) );
	}
}
