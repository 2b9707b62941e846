<?php
/**
 * Stock: how many of an article lie on the shelf.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Quantity and what follows from it.
 */
final class Demo_Stock {
	/**
	 * Takes the facts.
	 *
	 * @param int|null $quantity Pieces; negative when more were ordered than there were; null when nobody counts.
	 * @param string   $status   'instock', 'outofstock' or 'onbackorder'.
	 */
	private function __construct( public readonly ?int $quantity, public readonly string $status ) {
	}

	/**
	 * An article that nobody counts.
	 */
	public static function uncounted(): self {
		return new self( null, 'instock' );
	}

	/**
	 * A shelf as one finds it: mostly full, some nearly empty, some empty.
	 *
	 * @param Seeded_Random $random Source of chance.
	 */
	public static function found( Seeded_Random $random ): self {
		$kind = $random->weighted(
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
			'uncounted' => self::uncounted(),
			default     => new self( $random->between( 5, 240 ), 'instock' ),
		};
	}
}
