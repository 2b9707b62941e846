<?php
/**
 * A variation of a demo product.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A size, a color, or both.
 */
final class Demo_Variation {
	/**
	 * Stores the data.
	 *
	 * @param int                   $id        Post id.
	 * @param string                $sku       SKU.
	 * @param array<string, string> $choices   Slugs of the terms by attribute ('color', 'size').
	 * @param int                   $surcharge Cents that are added to the price of the product.
	 * @param Demo_Stock            $stock     Stock.
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
	 * Labels of the terms, such as 'Navy, L'.
	 */
	public function get_label(): string {
		$labels = array();
		foreach ( $this->choices as $attribute => $slug ) {
			$labels[] = Demo_Catalog::ATTRIBUTES[ $attribute ]['values'][ $slug ];
		}
		return implode( ', ', $labels );
	}
}
