<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Order_Item_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the items of a request, with taxes for the address of the order.
 */
final class Order_Items {

	/** Lists of a request that change items. */
	public const LISTS = array( 'line_items', 'shipping_lines', 'fee_lines', 'coupon_lines' );

	/**
	 * Writes the items and returns the totals.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @return array{0: array<string, string>, 1: array<string, string>} Columns of the order, and columns of its operational data.
	 * @throws \Storedeck\Foundation\Store_Exception When a value is invalid or an amount becomes too large.
	 */
	public static function write( int $id, array $values ): array {
		$draft = new Order_Draft(
			Order_Item_Reader::read( array( $id ) )[ $id ] ?? array(),
			self::get_tax_address( $id ),
			Settings::get_currency()['precision']
		);

		$draft->apply( $values );
		$draft->calculate_taxes();
		$sums = $draft->get_totals();

		$lists   = array_values( array_intersect( self::LISTS, array_keys( $values ) ) );
		$amounts = array_merge( array_values( $sums ), array_column( $draft->lines, 'subtotal' ), array_column( $draft->lines, 'total' ) );

		foreach ( array() === $lists ? array() : $amounts as $amount ) {
			Amounts::check_size( $lists[0], $amount );
		}

		Order_Item_Writer::write( $id, $draft );

		return array(
			array( 'tax_amount' => $sums['tax']->to_string(), 'total_amount' => $sums['total']->to_string() ),
			array(
				'shipping_tax_amount'   => $sums['shipping_tax']->to_string(),
				'shipping_total_amount' => $sums['shipping']->to_string(),
				'discount_tax_amount'   => $sums['discount_tax']->to_string(),
				'discount_total_amount' => $sums['discount']->to_string(),
			),
		);
	}

	/**
	 * Address that determines the taxes: the shipping address, the billing
	 * address, or the store.
	 *
	 * @return array<string, string>
	 */
	private static function get_tax_address( int $id ): array {
		$rows = array_column(
			Database::rows(
				'SELECT address_type, country, state, postcode, city FROM {order_addresses} WHERE order_id = %d',
				array( $id )
			),
			null,
			'address_type'
		);
		$by   = (string) get_option( 'woocommerce_tax_based_on', 'shipping' );

		foreach ( 'billing' === $by ? array( 'billing' ) : array( 'shipping', 'billing' ) as $type ) {
			if ( 'base' !== $by && '' !== (string) ( $rows[ $type ]['country'] ?? '' ) ) {
				return array_map( 'strval', $rows[ $type ] );
			}
		}

		list( $country, $state ) = explode( ':', get_option( 'woocommerce_default_country', '' ) . ':' );

		return array(
			'country'  => $country,
			'state'    => $state,
			'postcode' => (string) get_option( 'woocommerce_store_postcode', '' ),
			'city'     => (string) get_option( 'woocommerce_store_city', '' ),
		);
	}
}
