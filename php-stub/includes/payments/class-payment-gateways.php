<?php

namespace Storedeck\Payments;

use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the gateways and their order.
 */
final class Payment_Gateways {

	/** Option with the order of the gateways: id => position. */
	private const ORDER = 'woocommerce_gateway_order';

	/**
	 * All gateways in their order.
	 *
	 * @return array<string, Payment_Gateway> By id.
	 */
	public static function get_all(): array {
		$defaults = require __DIR__ . '/data/payment-gateways.php';

		/*
		 * Filters the payment gateways.
		 *
		 * @param array<string, array<string, mixed>> $gateways Id => method_title, method_description, title,
		 *        description, settings (name => label, description, type, default, options), required (names of
		 *        settings without which it cannot work), connection_url, setup_help_text. Settings of type
		 *        password are never shown.
		 *
		 * @since 0.1.0
		 * @stability stable
		 */
		$filtered = Plugin_Hooks::filter_list(
			'storedeck_payment_gateways',
			'an array under a key of at most 60 letters, digits, - and _',
			static fn( $gateway, string $id ): bool => is_array( $gateway ) && 1 === preg_match( '/^[a-z0-9_-]{1,60}$/Di', $id ),
			$defaults
		);
		$gateways = array();

		foreach ( $filtered as $id => $definition ) {
			$gateways[ $id ] = new Payment_Gateway( (string) $id, $definition );
		}

		$positions = self::get_order();

		uksort( $gateways, static fn( $a, $b ): int => ( $positions[ $a ] ?? PHP_INT_MAX ) <=> ( $positions[ $b ] ?? PHP_INT_MAX ) );

		return $gateways;
	}

	/**
	 * Moves a gateway to another position.
	 *
	 * @param int $position Position, from 0.
	 */
	public static function move( string $id, int $position ): void {
		$ids = array_values( array_diff( array_keys( self::get_all() ), array( $id ) ) );

		array_splice( $ids, $position, 0, array( $id ) );
		update_option( self::ORDER, array_flip( $ids ) );
	}

	/**
	 * Stored positions.
	 *
	 * @return array<string, int>
	 */
	private static function get_order(): array {
		$order = get_option( self::ORDER );

		return array_map( 'intval', is_array( $order ) ? array_filter( $order, 'is_numeric' ) : array() );
	}
}
