<?php
/**
 * Stock of a demo product.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Quantity and stock status.
 */
final class Demo_Stock {
	/**
	 * Stores the data.
	 *
	 * @param int|null $quantity Quantity, negative when on backorder; null when stock is not tracked.
	 * @param string   $status   'instock', 'outofstock' or 'onbackorder'.
	 */
	private function __construct( public readonly ?int $quantity, public readonly string $status ) {
	}

	/**
	 * Creates stock that is not tracked.
	 */
	public static function create_untracked(): self {
		return new self( null, 'instock' );
	}

	/**
	 * Creates stock that is mostly high, sometimes low or empty.
	 *
	 * @param Seeded_Random $random Random numbers.
	 */
	public static function create_random( Seeded_Random $random ): self {
		$kind = $random->pick_weighted(
			array(
				'plenty'    => 79,
				'low'       => 9,
				'out'       => 5,
				'backorder' => 3,
				'uncounted' => 4,
			)
		);
		return match ( $kind ) {
			'low'       => new self( $random->between( 1, 2 ), 'instock' ),
			'out'       => new self( 0, 'outofstock' ),
			'backorder' => new self( - $random->between( 0, 6 ), 'onbackorder' ),
			'uncounted' => self::create_untracked(),
			default     => new self( $random->between( 5, 240 ), 'instock' ),
		};
	}
}
