<?php
/**
 * Ids of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Reserves the ids after those that exist, so that rows can refer to others that are not written yet.
 */
final class Demo_Ids {
	/** Number of customers with a user. */
	private const ACCOUNTS = 20;

	/** Id of the first order. It is high so that order ids differ from product ids. */
	public const FIRST_ORDER = 10001;

	/** First id of a coupon, set when the ids of products are known. */
	public int $first_coupon = 0;

	/**
	 * User ids by index of the customer.
	 *
	 * @var array<int, int>
	 */
	private array $users = array();

	/**
	 * Reserves ids.
	 *
	 * @param int $seed            Seed of the store.
	 * @param int $first_post      First id of a post.
	 * @param int $first_customer  First id of a customer.
	 * @param int $first_user      First id of a user.
	 * @param int $first_rate      First id of a tax rate.
	 * @param int $first_attribute First id of an attribute.
	 */
	public function __construct(
		int $seed,
		public readonly int $first_post,
		private int $first_customer,
		int $first_user,
		public readonly int $first_rate,
		public readonly int $first_attribute
	) {
		for ( $index = 0; count( $this->users ) < self::ACCOUNTS; ++$index ) {
			if ( '' !== Demo_Customer::create( $seed, $index )->username ) {
				$this->users[ $index ] = $first_user + count( $this->users );
			}
		}
	}

	/**
	 * Reserves the ids after those that exist.
	 *
	 * @param Bulk_Database $database Database without a demo store.
	 * @param int           $seed     Seed of the store.
	 */
	public static function from_database( Bulk_Database $database, int $seed ): self {
		return new self(
			$seed,
			$database->get_max( 'posts', 'ID' ) + 1,
			$database->get_max( 'storedeck_customer_lookup', 'customer_id' ) + 1,
			$database->get_max( 'users', 'ID' ) + 1,
			$database->get_max( 'woocommerce_tax_rates', 'tax_rate_id' ) + 1,
			$database->get_max( 'woocommerce_attribute_taxonomies', 'attribute_id' ) + 1
		);
	}

	/**
	 * Id of a customer.
	 *
	 * @param Demo_Customer $customer Customer.
	 */
	public function get_customer_id( Demo_Customer $customer ): int {
		return $this->first_customer + $customer->index;
	}

	/**
	 * User id of a customer, or 0.
	 *
	 * @param Demo_Customer $customer Customer.
	 */
	public function get_user_id( Demo_Customer $customer ): int {
		return $this->users[ $customer->index ] ?? 0;
	}
}
