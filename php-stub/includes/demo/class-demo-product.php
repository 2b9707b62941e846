<?php
/**
 * A product of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A simple, variable or downloadable product.
 */
final class Demo_Product {
	/**
	 * Stores the data.
	 *
	 * @param int                  $id          Post id.
	 * @param string               $name        Title.
	 * @param string               $sku         SKU.
	 * @param string               $category    Slug of its category.
	 * @param int                  $price       Regular price in cents on the last day.
	 * @param int                  $discount    Current discount in percent, or 0.
	 * @param bool                 $is_download Whether it is a downloadable product.
	 * @param int                  $launched    Timestamp of its first day.
	 * @param int                  $popularity  Weight among all products.
	 * @param Demo_Stock           $stock       Stock; not tracked for a variable product.
	 * @param list<Demo_Variation> $variations  Empty for a simple product.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $sku,
		public readonly string $category,
		public readonly int $price,
		public readonly int $discount,
		public readonly bool $is_download,
		public readonly int $launched,
		public readonly int $popularity,
		public readonly Demo_Stock $stock,
		public readonly array $variations
	) {
	}

	/**
	 * UUID of the file of a download.
	 */
	public function get_download_id(): string {
		return sprintf( '5d0e0000-0000-4000-8000-%012d', $this->id );
	}
}
