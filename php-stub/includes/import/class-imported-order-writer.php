<?php
/**
 * Writes imported orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Transaction;
use Storedeck\Demo\Bulk_Database;
use Storedeck\Sources\Order_Numbers;
use Storedeck\Store\Settings;
use Storedeck\Store\Tables;
use Storedeck\Sync\Order_Row_Builder;
use Storedeck\Sync\Returning_Customers;

defined( 'ABSPATH' ) || exit;

/**
 * Writes many orders in one transaction. Order_Row_Builder computes the rows of
 * the lookup tables. Unchanged orders are skipped, see Order_Identity.
 */
final class Imported_Order_Writer {

	/**
	 * Numbers of orders of an import without any.
	 */
	public const NO_ORDERS = array(
		'created'   => 0,
		'updated'   => 0,
		'unchanged' => 0,
	);

	/**
	 * Numbers of orders.
	 *
	 * @var array{created: int, updated: int, unchanged: int}
	 */
	public array $counts = self::NO_ORDERS;

	/**
	 * Computes the rows of the lookup tables.
	 *
	 * @var Order_Row_Builder
	 */
	private Order_Row_Builder $row_builder;

	/**
	 * Id of the next refund, or order whose number is not an id.
	 *
	 * @var int
	 */
	private int $next_order;

	/**
	 * Id of the next order item.
	 *
	 * @var int
	 */
	private int $next_item;

	/**
	 * Prepares the writer.
	 *
	 * @param Bulk_Database       $bulk              Database.
	 * @param Referenced_Entities $entities          Products, coupons and the tax rate.
	 * @param Customer_Importer   $customer_importer Customers.
	 * @param string              $currency          Currency of the orders.
	 * @param string              $import            Id of the import.
	 * @param int                 $max_id            Highest id that orders of the file get by their number.
	 */
	public function __construct(
		private Bulk_Database $bulk,
		private Referenced_Entities $entities,
		private Customer_Importer $customer_importer,
		private string $currency,
		private string $import,
		int $max_id
	) {
		$this->row_builder = new Order_Row_Builder( Settings::get_time_zone(), array(), $entities->coupons, $currency );
		$this->next_order  = Imported_Orders::get_next_id( $bulk, $max_id );
		$this->next_item   = 1 + $bulk->get_max( 'woocommerce_order_items', 'order_item_id' );
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
		$free_ids = Imported_Orders::find_free_ids( array_unique( array_column( $changed, 'number' ) ), $this->bulk );

		Transaction::run(
			function () use ( $changed, $keys, $ids, $free_ids ): void {
				$replaced  = array_column( array_filter( array_column( $changed, 'known' ) ), 'id' );
				$customers = ( new Imported_Order_Removal( $this->bulk ) )->delete( $replaced );

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
	 *
	 * @param int                  $id       Order id.
	 * @param array<string, mixed> $order    Order.
	 * @param int                  $customer Customer id.
	 */
	private function write_order( int $id, array $order, int $customer ): void {
		$raw = Raw_Order_Factory::create_order( $id, $order, $customer, $this->entities, $this->next_item );

		$this->next_item += count( $raw['items'] );

		$this->write_rows( $raw, null, $order, Imported_Orders::get_key( $order['number'] ) );

		$metas = array(
			Imported_Orders::IMPORT_META   => $this->import,
			Imported_Orders::REPLACED_META => $order['known']['import'] ?? '',
			Order_Numbers::META_KEY        => $order['number'],
		);

		foreach ( array_filter( $metas, 'strlen' ) as $name => $value ) {
			$this->add_row(
				'wc_orders_meta',
				array(
					'order_id'   => $id,
					'meta_key'   => $name,
					'meta_value' => $value,
				)
			);
		}

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
	 * @param array<string, mixed>      $raw    Raw order.
	 * @param array<string, mixed>|null $parent Raw order that was refunded.
	 * @param array<string, mixed>      $order  Imported order.
	 * @param string                    $key    Order key.
	 */
	private function write_rows( array $raw, ?array $parent, array $order, string $key ): void {
		$this->add_row(
			'wc_orders',
			array(
				'id'               => $raw['id'],
				'status'           => $parent ? 'wc-completed' : $raw['status'],
				'currency'         => $this->currency,
				'type'             => $parent ? 'shop_order_refund' : 'shop_order',
				'tax_amount'       => $raw['tax'],
				'total_amount'     => $raw['total'],
				'customer_id'      => 0,
				'billing_email'    => $parent ? null : $order['email'],
				'date_created_gmt' => $raw['created'],
				'date_updated_gmt' => $raw['created'],
				'parent_order_id'  => $raw['parent_id'],
			)
		);
		$this->add_row(
			'wc_order_operational_data',
			array(
				'order_id'              => $raw['id'],
				'created_via'           => 'import',
				'prices_include_tax'    => 0,
				'cart_hash'             => $parent ? '' : $order['hash'],
				'order_key'             => $key,
				'date_paid_gmt'         => $raw['paid'],
				'date_completed_gmt'    => $raw['completed'],
				'shipping_tax_amount'   => $raw['shipping_tax'],
				'shipping_total_amount' => $raw['shipping'],
				'discount_tax_amount'   => '0',
				'discount_total_amount' => $raw['discount'],
			)
		);

		if ( ! $parent ) {
			list( $first, $last ) = Customer_Importer::split_name( $order['customer'] );

			$this->add_row(
				'wc_order_addresses',
				array(
					'order_id'     => $raw['id'],
					'address_type' => 'billing',
					'first_name'   => $first,
					'last_name'    => $last,
					'country'      => $this->customer_importer->get_country_code( $order['country'] ),
					'email'        => $order['email'],
				)
			);
		}

		foreach ( $raw['items'] as $item ) {
			$this->add_row(
				'woocommerce_order_items',
				array(
					'order_item_id'   => $item['id'],
					'order_item_name' => $item['name'],
					'order_item_type' => $item['type'],
					'order_id'        => $raw['id'],
				)
			);

			foreach ( $item['meta'] as $name => $value ) {
				$this->add_row(
					'woocommerce_order_itemmeta',
					array(
						'order_item_id' => $item['id'],
						'meta_key'      => $name,
						'meta_value'    => $value,
					)
				);
			}
		}

		foreach ( $this->row_builder->build( $raw, $parent ) as $table => $rows ) {
			foreach ( $rows as $row ) {
				$this->add_row( Tables::get_names()[ $table ], $row );
			}
		}
	}

	/**
	 * Writes a row.
	 *
	 * @param string                         $table Table name without prefix.
	 * @param array<string, string|int|null> $row   Values by column.
	 */
	private function add_row( string $table, array $row ): void {
		// The columns of all rows are those of the first one.
		ksort( $row );
		$this->bulk->get_writer( $table, array_keys( $row ) )->add( array_values( $row ) );
	}
}
