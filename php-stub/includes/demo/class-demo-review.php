<?php
/**
 * A product review of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A review with its rating.
 */
final class Demo_Review {
	/**
	 * Stores the data.
	 *
	 * @param Demo_Product  $product  Product.
	 * @param Demo_Customer $customer Customer.
	 * @param int           $created  Timestamp of the creation.
	 * @param int           $stars    Rating from 1 to 5.
	 * @param string        $text     Text.
	 * @param string        $approved '1', '0' when pending approval, or 'spam'.
	 * @param bool          $verified Whether the customer bought the product.
	 * @param string        $ip       IP address.
	 */
	public function __construct(
		public readonly Demo_Product $product,
		public readonly Demo_Customer $customer,
		public readonly int $created,
		public readonly int $stars,
		public readonly string $text,
		public readonly string $approved,
		public readonly bool $verified,
		public readonly string $ip
	) {
	}
}
