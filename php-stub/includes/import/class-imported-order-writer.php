<?php
/**
 * Writes orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Money\Decimal;
use Storedeck\Store\Settings;
use Storedeck\Sync\Order_Row_Builder;
use Storedeck\Sync\Returning_Customers;

defined( 'ABSPATH' ) || exit;

/**
 * Writes many orders at once, with the rows that reports read as Sync builds them. An order is
 * known again by a key made of its number; one that is the same as before is left alone.
 */
final class Imported_Order_Writer {

	/**
	 * Tables whose rows belong to an order, with the column that says to which.
	 */
	private const TABLES = array(
		'wc_orders'                 => 'id',
		'wc_order_addresses'        => 'order_id',
		'wc_order_operational_data' => 'order_id',
		'woocommerce_order_items'   => 'order_id',
		'wc_order_stats'            => 'order_id',
		'wc_order_product_lookup'   => 'order_id',
		'wc_order_coupon_lookup'    => 'order_id',
		'wc_order_tax_lookup'       => 'order_id',
	);

	/**
	 * What was done.
	 *
	 * @var array{created: int, updated: int, unchanged: int}
	 */
	public array $counts = array(
		'created'   => 0,
		'updated'   => 0,
		'unchanged' => 0,
	);

	/**
	 * Builds the rows of reports.
	 *
	 * @var Order_Row_Builder
	 */
	private Order_Row_Builder $builder;

	/**
	 * Next id of an order without a number of its own.
	 *
	 * @var int
	 */
	private int $next_order;

	/**
	 * Next id of an item.
	 *
	 * @var int
	 */
	private int $next_item;

	/**
	 * Takes where to write.
	 *
	 * @param Bulk_Database   $bulk     Database.
	 * @param Referenced_Entities $things   Products, coupons and the tax rate.
	 * @param Customer_Importer $people   Customers.
	 * @param string $currency Currency of the orders.
	 */
	public function __construct( private Bulk_Database $bulk, private Referenced_Entities $things, private Customer_Importer $people, private string $currency ) {
		$this->builder    = new Order_Row_Builder( Settings::time_zone(), array(), $things->coupons );
		$this->next_order = 1 + max( $bulk->get_max( 'wc_orders', 'id' ), $bulk->get_max( 'posts', 'ID' ) );
		$this->next_item  = 1 + $bulk->get_max( 'woocommerce_order_items', 'order_item_id' );
	}

	/**
	 * Writes orders as one.
	 *
	 * @param array<string, array<string, mixed>> $orders Orders by number, which begins with a letter k.
	 */
	public function write( array $orders ): void {
		$old     = Imported_Orders::find( array_map( 'strval', array_keys( $orders ) ) );
		$changed = array();
		$gone    = array();
		$marked  = array();

		foreach ( $orders as $number => $order ) {
			$orders[ $number ]['hash'] = md5( (string) wp_json_encode( array( $order, $this->currency ) ) );

			$known = $old[ Imported_Orders::key( $number ) ] ?? null;

			if ( null !== $known && $known['hash'] === $orders[ $number ]['hash'] ) {
				++$this->counts['unchanged'];
				continue;
			}

			++$this->counts[ null === $known ? 'created' : 'updated' ];

			$changed[ $number ] = $known['id'] ?? 0;

			if ( null !== $known ) {
				$gone[] = $known['id'];
			}
		}

		if ( array() === $changed ) {
			return;
		}

		$used = array_intersect_key( $orders, $changed );
		$keys = array_map( static fn( array $order ): string => Customer_Importer::key( $order['email'], $order['customer'] ), $used );
		$ids  = $this->people->ids( array_values( array_unique( $keys ) ), array_column( $used, 'customer' ) );
		$free = Imported_Orders::free_ids( array_keys( $changed ), $this->bulk );

		$this->bulk->begin();

		try {
			$marked = $this->forget( $gone );

			foreach ( $changed as $number => $id ) {
				$customer = $ids[ $keys[ $number ] ] ?? 0;
				$id       = 0 !== $id ? $id : ( $free[ $number ] ?? $this->next_order++ );

				$marked[ $customer ] = $customer;

				$this->order( $id, Imported_Orders::key( $number ), $orders[ $number ], $customer );
			}

			$this->bulk->flush();
			Returning_Customers::update( array_values( $marked ) );
			$this->bulk->commit();
		} catch ( \Throwable $error ) {
			$this->bulk->rollback();
			throw $error;
		}
	}

	/**
	 * Writes an order, and its refund if it was paid back.
	 *
	 * @param int                  $id       Its id.
	 * @param string               $key      Its key.
	 * @param array<string, mixed> $order    Order.
	 * @param int                  $customer Id of the customer.
	 */
	private function order( int $id, string $key, array $order, int $customer ): void {
		$raw = Raw_Order_Factory::of( $id, $order, $customer, $this->things, $this->next_item );

		$this->next_item += count( $raw['items'] );

		$this->rows( $raw, null, $order, $key );

		$total     = Decimal::of( $raw['total'] );
		$paid_back = 'refunded' === $order['status'] ? $total : Decimal::min( $order['refunded'], $total );

		if ( $paid_back->is_positive() ) {
			$refund = Raw_Order_Factory::refund( $this->next_order++, $raw, $paid_back, $this->next_item );

			$this->next_item += count( $refund['items'] );

			$this->rows( $refund, $raw, $order, '' );
		}
	}

	/**
	 * Writes all rows of an order or refund.
	 *
	 * @param array<string, mixed>      $raw    Raw order.
	 * @param array<string, mixed>|null $parent Order of a refund.
	 * @param array<string, mixed>      $order  Order as it was read.
	 * @param string                    $key    Key of the order.
	 */
	private function rows( array $raw, ?array $parent, array $order, string $key ): void {
		$this->add(
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
		$this->add(
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
			list( $first, $last ) = Customer_Importer::names( $order['customer'] );

			$this->add(
				'wc_order_addresses',
				array(
					'order_id'     => $raw['id'],
					'address_type' => 'billing',
					'first_name'   => $first,
					'last_name'    => $last,
					'country'      => $this->people->country( $order['country'] ),
					'email'        => $order['email'],
				)
			);
		}

		foreach ( $raw['items'] as $item ) {
			$this->add(
				'woocommerce_order_items',
				array(
					'order_item_id'   => $item['id'],
					'order_item_name' => $item['name'],
					'order_item_type' => $item['type'],
					'order_id'        => $raw['id'],
				)
			);

			foreach ( $item['meta'] as $name => $value ) {
				$this->add(
					'woocommerce_order_itemmeta',
					array(
						'order_item_id' => $item['id'],
						'meta_key'      => $name,
						'meta_value'    => $value,
					)
				);
			}
		}

		foreach ( $this->builder->build( $raw, $parent ) as $table => $rows ) {
			foreach ( $rows as $row ) {
				$this->add( 'wc_' . $table, $row );
			}
		}
	}

	/**
	 * Adds a row.
	 *
	 * @param string                         $table Table.
	 * @param array<string, string|int|null> $row   Values by column.
	 */
	private function add( string $table, array $row ): void {
		$this->bulk->get_writer( $table, array_keys( $row ) )->add( array_values( $row ) );
	}

	/**
	 * Removes what orders that changed left, their refunds with them.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, int> Customers of theirs, as keys too.
	 */
	private function forget( array $ids ): array {
		$customers = array_map( 'intval', $this->bulk->get_column( 'wc_order_stats', 'customer_id', 'order_id', $ids ) );
		$refunds   = array_map( 'intval', $this->bulk->get_column( 'wc_orders', 'id', 'parent_order_id', $ids ) );
		$all       = array_merge( $ids, $refunds );
		$items     = array_map( 'intval', $this->bulk->get_column( 'woocommerce_order_items', 'order_item_id', 'order_id', $all ) );

		$this->bulk->delete( 'woocommerce_order_itemmeta', 'order_item_id', $items );

		foreach ( self::TABLES as $table => $column ) {
			$this->bulk->delete( $table, $column, $all );
		}

		return array_combine( $customers, $customers );
	}
}
