<?php
/**
 * Identifies the content of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Marks for rows, and the option that says that the store is a demo store.
 */
final class Demo_Marker {
	/** Meta key of the terms and users of the demo store. */
	public const META = 'storedeck_demo';

	/** Part of the guid of the posts of the demo store. A guid does not change when a post is edited. */
	public const GUID = 'storedeck-demo=';

	/** Source of the notes of the demo store. */
	public const SOURCE = 'storedeck-demo';

	/** Option name. */
	private const OPTION = 'storedeck_demo';

	/**
	 * Options and ids of the demo store, or null when the store is not a demo
	 * store.
	 *
	 * @return array{orders: int, seed: int, today: string, now: int, rates: list<int>, attributes: list<int>}|null
	 */
	public static function get(): ?array {
		$value = get_option( self::OPTION );
		$parts = array( 'orders', 'seed', 'today', 'now', 'rates', 'attributes' );
		return is_array( $value ) && ! array_diff( $parts, array_keys( $value ) ) ? $value : null;
	}

	/**
	 * Saves the options, before the first row is written.
	 *
	 * @param Demo_Options $options    Options.
	 * @param list<int>    $rates      Ids of the tax rates.
	 * @param list<int>    $attributes Ids of the attributes.
	 */
	public static function save( Demo_Options $options, array $rates, array $attributes ): void {
		update_option(
			self::OPTION,
			array(
				'orders'     => $options->orders,
				'seed'       => $options->seed,
				'today'      => $options->today,
				'now'        => $options->now,
				'rates'      => $rates,
				'attributes' => $attributes,
			),
			false
		);
	}
}
