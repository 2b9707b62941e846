<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Settings\Countries;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Order_Numbers;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Sync\Order_Row_Builder;
use Storedeck\Sync\Returning_Customers;

defined( 'ABSPATH' ) || exit;

/**
 * Writes many orders in one transaction. Order_Row_Builder computes the rows of
 * the lookup tables. Unchanged orders are skipped, see Order_Identity.
 */
final class Imported_Order_Writer {

	/** Numbers of orders of an import without any. */
	public const NO_ORDERS = array( 'created' => 0, 'updated' => 0, 'unchanged' => 0 );

	/**
	 * Numbers of orders.
	 *
	 * @var array{created: int, updated: int, unchanged: int}
	 */
	public array $counts = self::NO_ORDERS;

	/** Writes the rows of an order. */
	private Raw_Order_Writer $writer;

	/** Id of the next refund, or order whose number is not an id. */
	private int $next_order;

	/** Id of the next order item. */
	private int $next_item;

	/**
	 * Prepares the writer.
	 *
	 * @param Referenced_Entities $entities Products, coupons and the tax rate.
	 * @param int                 $max_id   Highest id that orders of the file get by their number.
	 */
	public function __construct(
		private Bulk_Database $bulk,
		private Referenced_Entities $entities,
		private Customer_Importer $customer_importer,
		private string $currency,
		private string $import,
		int $max_id
	) {
		$values      = new Dimension_Values();
		$row_builder = new Order_Row_Builder( Settings::get_time_zone(), array(), $entities->coupons, $currency, values: $values );

		$this->writer     = new Raw_Order_Writer( $bulk, $row_builder, $currency );
		$this->next_order = Imported_Orders::get_next_id( $bulk, $max_id );
		$this->next_item  = 1 + $bulk->get_max( 'woocommerce_order_items', 'order_item_id' );
	}

	/**
	 * Writes orders in one transaction.
	 *
	 * @param list<array<string, mixed>> $orders Orders of Imported_Order_Reader, all that the file has of each number.
	 */
	public function write( array $orders ): void {
		$changed = $this->find_changed( $orders );

		if ( array() === $changed ) {
			return;
		}

		$names    = array_column( $changed, 'customer' );
		$get_key  = static fn( array $order ): string => Customer_Importer::get_key( $order['email'], $order['customer'] );
		$keys     = array_map( $get_key, $changed );
		$ids      = $this->customer_importer->find_ids( array_values( array_unique( $keys ) ), $names );
		$free_ids = Imported_Orders::find_free_ids( array_unique( array_column( $changed, 'number' ) ) );

		Transaction::run(
			function () use ( $changed, $keys, $ids, $free_ids ): void {
				$replaced  = array_column( array_filter( array_column( $changed, 'known' ) ), 'id' );
				$customers = Imported_Orders::delete( $replaced );

				foreach ( $changed as $index => $order ) {
					$customer = $ids[ $keys[ $index ] ] ?? 0;
					$id       = $order['known']['id'] ?? $free_ids[ $order['number'] ] ?? $this->next_order++;

					// A number is the id of one order only.
					unset( $free_ids[ $order['number'] ] );

					$customers[ $customer ] = $customer;

					$this->write_order( $id, $order, $customer );
				}

				$this->bulk->flush();
				Returning_Customers::update( array_values( $customers ) );
			}
		);
	}

	/**
	 * Finds new and changed orders, and counts all.
	 *
	 * @param list<array<string, mixed>> $orders Orders.
	 * @return list<array<string, mixed>> Orders with their hash, and with the one that they replace (`known`) or null.
	 */
	private function find_changed( array $orders ): array {
		$by_key   = array();
		$changed  = array();
		$existing = Imported_Orders::find( array_values( array_unique( array_column( $orders, 'number' ) ) ) );

		foreach ( $orders as $order ) {
			$by_key[ Imported_Orders::get_key( $order['number'] ) ][] = $order
				+ array( 'hash' => Imported_Orders::get_hash( $order, $this->currency ) );
		}

		foreach ( $by_key as $key => $same_number ) {
			$found = Order_Identity::match( $same_number, $existing[ $key ] ?? array() );

			foreach ( $same_number as $index => $order ) {
				$known = isset( $found[ $index ] ) ? $existing[ $key ][ $found[ $index ] ] : null;

				if ( null !== $known && $known['hash'] === $order['hash'] ) {
					++$this->counts['unchanged'];
					continue;
				}

				++$this->counts[ null === $known ? 'created' : 'updated' ];

				$changed[] = $order + array( 'known' => $known );
			}
		}

		return $changed;
	}

	/**
	 * Writes an order, and its refunds.
	 */
	private function write_order( int $id, array $order, int $customer ): void {
		$raw = Raw_Order_Factory::create_order( $id, $order, $customer, $this->entities, $this->next_item );

		$country = $this->customer_importer->get_country_code( $order['country'] );

		$raw['address'] = array(
			'country' => $country,
			'state'   => Countries::find_state( $country, $order['state'] ),
			'city'    => mb_substr( $order['city'], 0, 100 ),
		);

		$this->next_item += count( $raw['items'] );

		$this->write_rows( $raw, null, $order, Imported_Orders::get_key( $order['number'] ) );

		$metas = array(
			Imported_Orders::IMPORT_META   => $this->import,
			Imported_Orders::REPLACED_META => $order['known']['import'] ?? '',
			Order_Numbers::META_KEY        => $order['number'],
		);

		$this->bulk->add_metas( 'wc_orders_meta', 'order_id', $id, array_filter( $metas, 'strlen' ) + $raw['meta'] );

		foreach ( $order['refunds'] as $one ) {
			$refund = Raw_Order_Factory::create_refund( $this->next_order++, $raw, $one, $order['amounts'], $this->entities,
				$this->next_item );

			$this->next_item += count( $refund['items'] );

			$this->write_rows( $refund, $raw, $order, '' );
		}
	}

	/**
	 * Writes all rows of an order or refund.
	 *
	 * @param array<string, mixed>|null $parent Raw order that was refunded.
	 */
	private function write_rows( array $raw, ?array $parent, array $order, string $key ): void {
		list( $first, $last ) = Customer_Importer::split_name( $order['customer'] );

		$address = array(
			'address_type' => 'billing',
			'first_name'   => $first,
			'last_name'    => $last,
			'email'        => $order['email'],
		) + $raw['address'];
		$more    = array(
			'wc_orders'                 => array(
				'customer_id'      => 0,
				'billing_email'    => $parent ? null : $order['email'],
				'date_updated_gmt' => $raw['created'],
			),
			'wc_order_operational_data' => array(
				'created_via'         => Imported_Orders::CREATED_VIA,
				'cart_hash'           => $parent ? '' : $order['hash'],
				'order_key'           => $key,
				'date_paid_gmt'       => $raw['paid'],
				'date_completed_gmt'  => $raw['completed'],
				'discount_tax_amount' => '0',
			),
		);

		$this->writer->write( $raw, $parent, $more, $parent ? array() : array( $address ) );
	}
}
