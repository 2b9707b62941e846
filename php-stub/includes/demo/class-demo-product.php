<?php
/**
 * Product: an article of the demo shop.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * An article as the catalogue lists it.
 */
final class Demo_Product {
	/**
	 * Takes the facts.
	 *
	 * @param int             $id         Post id.
	 * @param string          $name       Title.
	 * @param string          $sku        Stock number.
	 * @param string          $category   Slug of its category.
	 * @param int             $price      Regular price in cents, today.
	 * @param int             $discount   Present reduction in per cent, 0 for none.
	 * @param bool            $download   Whether it is a file and not a thing.
	 * @param int             $launched   Moment of its first day.
	 * @param int             $popularity Weight among all products.
	 * @param Demo_Stock           $stock      What is there; a variable product's own is not counted.
	 * @param list<Demo_Variation> $variations Empty for a simple product.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $sku,
		public readonly string $category,
		public readonly int $price,
		public readonly int $discount,
		public readonly bool $download,
		public readonly int $launched,
		public readonly int $popularity,
		public readonly Demo_Stock $stock,
		public readonly array $variations
	) {
	}

	/**
	 * The id that the file of a download has in permissions, in the shape of a UUID.
	 */
	public function download_id(): string {
		return sprintf( '5d0e0000-0000-4000-8000-%012d', $this->id );
	}
}
