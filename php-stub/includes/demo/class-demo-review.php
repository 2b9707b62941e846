<?php
/**
 * Review: what a customer says of an article.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * A review.
 */
final class Demo_Review {
	/**
	 * Takes the facts.
	 *
	 * @param Demo_Product $product  Article.
	 * @param Demo_Customer  $person   Who.
	 * @param int     $moment   When, as it is written.
	 * @param int     $stars    1 to 5.
	 * @param string  $text     What.
	 * @param string  $approved '1', or '0' while it waits, or 'spam'.
	 * @param bool    $verified Whether the person bought the article.
	 * @param string  $ip       Internet address.
	 */
	public function __construct(
		public readonly Demo_Product $product,
		public readonly Demo_Customer $person,
		public readonly int $moment,
		public readonly int $stars,
		public readonly string $text,
		public readonly string $approved,
		public readonly bool $verified,
		public readonly string $ip
	) {
	}
}
