<?php
/**
 * Ids: the row ids of things that other rows point to.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Ids follow on those that exist, so they are known before anything is written.
 */
final class Demo_Ids {
	/** Most customers that get an account in WordPress. */
	private const ACCOUNTS = 20;

	/** Orders begin here: their ids are not to be mistaken for those of products. */
	public const FIRST_ORDER = 10001;

	/** First id of a post. */
	public readonly int $post;

	/** First id of a customer. */
	private int $customer;

	/** First id of a tax rate. */
	public readonly int $rate;

	/** First id of an attribute. */
	public readonly int $attribute;

	/** First id of a coupon, set when the catalogue has taken its ids. */
	public int $coupon = 0;

	/**
	 * Users by index of the customer.
	 *
	 * @var array<int, int>
	 */
	public readonly array $users;

	/**
	 * Looks up which ids are free.
	 *
	 * @param Bulk_Database $database Cleaned database.
	 * @param int      $seed     Seed of the shop.
	 */
	public function __construct( Bulk_Database $database, int $seed ) {
		$this->post      = $database->highest( 'posts', 'ID' ) + 1;
		$this->customer  = $database->highest( 'wc_customer_lookup', 'customer_id' ) + 1;
		$this->rate      = $database->highest( 'woocommerce_tax_rates', 'tax_rate_id' ) + 1;
		$this->attribute = $database->highest( 'woocommerce_attribute_taxonomies', 'attribute_id' ) + 1;

		$user  = $database->highest( 'users', 'ID' ) + 1;
		$users = array();
		for ( $index = 0; count( $users ) < self::ACCOUNTS; ++$index ) {
			if ( '' !== Demo_Customer::make( $seed, $index )->username ) {
				$users[ $index ] = $user;
				++$user;
			}
		}
		$this->users = $users;
	}

	/**
	 * Id of a customer.
	 *
	 * @param Demo_Customer $person Who.
	 */
	public function customer( Demo_Customer $person ): int {
		return $this->customer + $person->index;
	}

	/**
	 * Id of a customer's account, or 0.
	 *
	 * @param Demo_Customer $person Who.
	 */
	public function user( Demo_Customer $person ): int {
		return $this->users[ $person->index ] ?? 0;
	}
}
