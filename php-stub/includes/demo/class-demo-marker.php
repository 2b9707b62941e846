<?php
/**
 * Marker: tells what the demo made from what others made.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Marks on rows, and an option that says that this shop is a demo shop.
 */
final class Demo_Marker {
	/** Meta key of terms and users that the demo made. */
	public const META = 'storedeck_demo';

	/** Part of the guid of posts that the demo made; guids survive editing. */
	public const GUID = 'storedeck-demo=';

	/** Source of notes that the demo made. */
	public const SOURCE = 'storedeck-demo';

	/** The option. */
	private const OPTION = 'storedeck_demo';

	/**
	 * What the last fill was, or null when there was none.
	 *
	 * @return array{orders: int, seed: int, today: string, now: int, rates: list<int>, attributes: list<int>}|null
	 */
	public static function read(): ?array {
		$value = get_option( self::OPTION );
		$parts = array( 'orders', 'seed', 'today', 'now', 'rates', 'attributes' );
		return is_array( $value ) && ! array_diff( $parts, array_keys( $value ) ) ? $value : null;
	}

	/**
	 * Notes a fill, before its first row is written.
	 *
	 * @param Demo_Options   $options    What was asked for.
	 * @param list<int> $rates      Ids of its tax rates.
	 * @param list<int> $attributes Ids of its attributes.
	 */
	public static function write( Demo_Options $options, array $rates, array $attributes ): void {
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
