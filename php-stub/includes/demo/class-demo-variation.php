<?php
/**
 * Variation: one choice of a variable product.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A size, a colour, or both.
 */
final class Demo_Variation {
	/**
	 * Takes the facts.
	 *
	 * @param int                   $id        Post id.
	 * @param string                $sku       Stock number.
	 * @param array<string, string> $choices   Attribute ('color', 'size') to the slug of its value.
	 * @param int                   $surcharge Cents above the product's price.
	 * @param Demo_Stock                 $stock     What is there.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $sku,
		public readonly array $choices,
		public readonly int $surcharge,
		public readonly Demo_Stock $stock
	) {
	}

	/**
	 * The choices as people read them, such as 'Navy, L'.
	 */
	public function label(): string {
		$labels = array();
		foreach ( $this->choices as $attribute => $slug ) {
			$labels[] = Demo_Catalog::ATTRIBUTES[ $attribute ]['values'][ $slug ];
		}
		return implode( ', ', $labels );
	}
}
