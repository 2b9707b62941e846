<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Money\Exchange_Rate;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Order_Meta_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the rates at which orders in other currencies were converted when they were placed. A rate counts only if it is a
 * number above zero that converts to the currency that the store has now.
 */
final class Order_Rates {

	/**
	 * Adds `rate`, an Exchange_Rate or null, to orders in other currencies. A refund has that of its order.
	 *
	 * @param array<int, array<string, mixed>> $orders Raw orders by id, with items.
	 */
	public static function add( array &$orders ): void {
		$store  = Settings::get_currency()['code'];
		$others = array_filter(
			$orders,
			static fn( array $order ): bool => 0 === $order['parent_id'] && ! in_array( $order['currency'], array( '', $store ), true )
		);

		if ( array() === $others ) {
			return;
		}

		$places = require __DIR__ . '/data/order-rates.php';
		$keys   = array_filter( array_merge( ...array_map( 'array_values', $places ) ), 'is_string' );
		$metas  = Order_Meta_Reader::read( array_keys( $others ), array_values( array_unique( $keys ) ) );

		// No rate, and one that is no number, leave the order out.
		$accept = static function (): void {};

		foreach ( $others as $id => $order ) {
			$rate   = self::find( $places, $metas[ $id ] ?? array(), $order['currency'], $store );
			$number = $rate?->to_number();

			/*
			 * Filters the exchange rate by which an order in another currency is converted in reports.
			 *
			 * @param float|null $number What one unit of the order's currency is worth in that of the store, by the rate that a
			 *                           multi-currency plugin stored on the order. Null if there is none: then reports leave the
			 *                           order out. The same must be returned for the same order every time.
			 * @param array      $order  `id`, `currency`, `created` (in GMT), `total`, `items` and other values of the order.
			 * @since 0.1.0
			 * @stability stable
			 */
			$filtered = Plugin_Hooks::filter_or( 'storedeck_order_rate', array( Failures::class, 'add' ), $accept, $number, $order );

			$orders[ $id ]['rate'] = $filtered === $number ? $rate : Exchange_Rate::of( $filtered );
		}
	}

	/**
	 * Rate that is stored with an order.
	 *
	 * @param list<array<string, string|bool>> $places Places of rates.
	 * @param array<string, string>            $meta   Values by meta key.
	 */
	private static function find( array $places, array $meta, string $currency, string $store ): ?Exchange_Rate {
		foreach ( $places as $place ) {
			if ( '' === ( $meta[ $place['currencies'] ?? $place['rate'] ] ?? '' ) ) {
				continue;
			}

			list( $rate, $base ) = isset( $place['currencies'] )
				? self::read_currencies( $meta[ $place['currencies'] ], $currency )
				: array( $meta[ $place['rate'] ], $meta[ $place['base'] ] ?? '' );

			return $base === $store ? Exchange_Rate::of( $rate, $place['is_divisor'] ) : null;
		}

		return null;
	}

	/**
	 * Rate of a currency, and the base currency.
	 *
	 * @param string $value Serialized array by currency.
	 * @return array{mixed, string|null}
	 */
	private static function read_currencies( string $value, string $currency ): array {
		$currencies = array_filter( (array) maybe_unserialize( $value ), 'is_array' );
		$main       = array_filter( $currencies, static fn( array $values ): bool => ! empty( $values['is_main'] ) );

		return array( $currencies[ $currency ]['rate'] ?? null, array_key_first( $main ) );
	}
}
