<?php

namespace Storedeck\Privacy;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Order_Tables;
use Storedeck\Orders\Order_Reader;
use Storedeck\Orders\Order_Record;
use Storedeck\Orders\Order_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Exports orders, and makes them anonymous: amounts, items and the country stay,
 * because the accounts of the store need them.
 */
final class Order_Data {

	/** Address field that says nothing about a person. */
	private const KEPT = 'country';

	/**
	 * Exports a page of orders.
	 *
	 * @param int $page Page, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( Data_Subject $person, int $page ): array {
		$ids = self::get_ids( $person, ( $page - 1 ) * Privacy::PER_PAGE );

		return array(
			'data' => array_map( array( self::class, 'format' ), Order_Reader::read( $ids, Settings::get_precision() ) ),
			'done' => count( $ids ) < Privacy::PER_PAGE,
		);
	}

	/**
	 * Makes orders anonymous if the settings allow it.
	 *
	 * @param int $page Page, from 1.
	 * @return array<string, mixed>
	 */
	public static function erase( Data_Subject $person, int $page ): array {
		// Orders that were made anonymous are not found again.
		$ids = self::get_ids( $person, 0 );

		if ( ! Privacy::erases_orders() ) {
			$message = __( 'Personal data in orders were kept. Settings > Advanced allows to remove them.', 'storedeck' );

			return Export_Item::create_erasure( 0, count( $ids ), array() === $ids ? array() : array( $message ), true );
		}

		if ( array() !== $ids ) {
			// Orders that are written next find the customer by the new email.
			Customer_Data::anonymize( $person );
		}

		foreach ( $ids as $id ) {
			self::anonymize( $id, $person );
		}

		return Export_Item::create_erasure( count( $ids ), 0, array(), count( $ids ) < Privacy::PER_PAGE );
	}

	/**
	 * Ids of orders, the oldest first.
	 *
	 * @param int $offset Number of orders to skip.
	 * @return int[]
	 */
	private static function get_ids( Data_Subject $person, int $offset ): array {
		list( $condition, $values ) = $person->get_condition( 'billing_email', 'customer_id' );

		$rows = Database::rows(
			"SELECT id FROM {orders} WHERE type = 'shop_order' AND $condition ORDER BY id LIMIT %d OFFSET %d",
			array( ...$values, Privacy::PER_PAGE, $offset )
		);

		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	private static function anonymize( int $id, Data_Subject $person ): void {
		$address = array_fill_keys( array_diff( Order_Tables::ADDRESS, array( self::KEPT ) ), '' );

		Order_Writer::save(
			$id,
			array(
				'customer_id'   => 0,
				'customer_note' => '',
				'billing'       => array( 'email' => $person->get_pseudonym() ) + $address,
				'shipping'      => array_diff_key( $address, array( 'email' => '' ) ),
			)
		);

		Order_Record::update( 'orders', 'id', $id, array( 'ip_address' => '', 'user_agent' => '' ) );
		// Refunds have the email of their order.
		Order_Record::update( 'orders', 'parent_order_id', $id, array( 'billing_email' => $person->get_pseudonym() ) );
	}

	/**
	 * An order as an item of an export.
	 *
	 * @param array<string, mixed> $order Order, as in the REST API.
	 * @return array<string, mixed>
	 */
	private static function format( array $order ): array {
		$lines  = array_map( array( self::class, 'format_line' ), $order['line_items'] );
		$values = array(
			__( 'Order number', 'storedeck' )      => (string) $order['number'],
			__( 'Date', 'storedeck' )              => (string) $order['date_created'],
			__( 'Total', 'storedeck' )             => $order['total'] . ' ' . $order['currency'],
			__( 'Items', 'storedeck' )             => implode( ', ', $lines ),
			__( 'Billing address', 'storedeck' )   => self::format_address( $order['billing'] ),
			__( 'Shipping address', 'storedeck' )  => self::format_address( $order['shipping'] ),
			__( 'Email', 'storedeck' )             => (string) ( $order['billing']['email'] ?? '' ),
			__( 'Phone', 'storedeck' )             => (string) ( $order['billing']['phone'] ?? '' ),
			__( 'IP address', 'storedeck' )        => (string) ( $order['customer_ip_address'] ?? '' ),
			__( 'Browser', 'storedeck' )           => (string) ( $order['customer_user_agent'] ?? '' ),
			__( 'Note of the customer', 'storedeck' ) => (string) ( $order['customer_note'] ?? '' ),
		);

		return Export_Item::create( 'storedeck_orders', __( 'Orders', 'storedeck' ), (int) $order['id'], $values );
	}

	/**
	 * An item with its quantity.
	 */
	private static function format_line( array $line ): string {
		return $line['name'] . ' × ' . Price::format_quantity( Decimal::of( $line['quantity'] ) );
	}

	/**
	 * Fields of an address in one line.
	 *
	 * @param array<string, string> $address Address.
	 */
	private static function format_address( array $address ): string {
		return implode( ', ', array_filter( array_diff_key( $address, array_flip( array( 'email', 'phone' ) ) ) ) );
	}
}
