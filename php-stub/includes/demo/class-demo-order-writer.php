<?php
/**
 * Writes demo orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeZone;
use Storedeck\Money\Decimal;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Tables;
use Storedeck\Sync\Order_Row_Builder;
use WeakMap;

defined( 'ABSPATH' ) || exit;

/**
 * Writes one order at a time to all order tables. The rows of the report tables are computed like those of
 * real orders.
 */
final class Demo_Order_Writer {
	/** Titles of payment methods. */
	public const PAYMENT_METHODS = array(
		'card'   => 'Credit card',
		'paypal' => 'PayPal',
		'bacs'   => 'Direct bank transfer',
		'cod'    => 'Cash on delivery',
	);

	/** Id of the next address. */
	private int $next_address = 1;

	/** Id of the next meta row of an order item. */
	private int $next_meta = 1;

	/** Converts orders to raw orders. */
	private Demo_Raw_Order_Factory $factory;

	/** Computes the rows of the report tables. */
	private Order_Row_Builder $row_builder;

	/**
	 * Raw orders that will be refunded.
	 *
	 * @var WeakMap<Demo_Order, array<string, mixed>>
	 */
	private WeakMap $parents;

	/**
	 * Prepares the conversion.
	 *
	 * @param Bulk_Database $database Database; the order tables are empty.
	 * @param Demo_Ids      $ids      Ids that orders refer to.
	 * @param Demo_Catalog  $catalog  Products.
	 * @param Demo_Coupons  $coupons  Coupons.
	 * @param Tax_Table     $taxes    Tax rates.
	 */
	public function __construct(
		private Bulk_Database $database,
		private Demo_Ids $ids,
		Demo_Catalog $catalog,
		Demo_Coupons $coupons,
		Tax_Table $taxes
	) {
		$this->parents     = new WeakMap();
		$this->factory     = new Demo_Raw_Order_Factory( $ids, $taxes, $coupons );
		$this->row_builder = new Order_Row_Builder(
			new DateTimeZone( Demo_Options::ZONE ),
			$catalog->get_virtual_ids(),
			$coupons->get_ids( $ids->first_coupon ),
			Demo_Settings::CURRENCY
		);
	}

	/**
	 * Writes an order or a refund.
	 *
	 * @param Demo_Order $order Order or refund.
	 */
	public function write( Demo_Order $order ): void {
		$raw = $this->factory->create( $order );
		$this->write_order( $order, $raw );
		$this->write_operational_data( $order, $raw );
		if ( ! $order->parent ) {
			$this->write_addresses( $order );
		}
		$this->write_items( $raw );
		$this->write_report_rows( $order, $raw );
	}

	/**
	 * Writes the rows of the report tables.
	 *
	 * @param Demo_Order           $order Order or refund.
	 * @param array<string, mixed> $raw   Raw order.
	 */
	private function write_report_rows( Demo_Order $order, array $raw ): void {
		if ( $order->refunds ) {
			$this->parents[ $order ] = $raw;
		}
		$rows = $this->row_builder->build( $raw, $order->parent ? $this->parents[ $order->parent ] : null );

		$rows['order_stats'][0]['returning_customer'] = $order->is_returning ? 1 : 0;
		foreach ( $rows as $table => $table_rows ) {
			foreach ( $table_rows as $row ) {
				$this->database->get_writer( Tables::get_names()[ $table ], array_keys( $row ) )->add( array_values( $row ) );
			}
		}
	}

	/**
	 * Writes the row of the order itself.
	 *
	 * @param Demo_Order           $order Order or refund.
	 * @param array<string, mixed> $raw   Raw order.
	 */
	private function write_order( Demo_Order $order, array $raw ): void {
		$columns            = array(
			'id', 'status', 'currency', 'type', 'tax_amount', 'total_amount', 'customer_id', 'billing_email',
			'date_created_gmt', 'date_updated_gmt', 'parent_order_id', 'payment_method',
			'payment_method_title', 'transaction_id', 'ip_address', 'user_agent', 'customer_note',
		);
		$is_refund          = null !== $order->parent;
		$has_transaction_id = ! $is_refund && null !== $order->paid && in_array( $order->payment, array( 'card', 'paypal' ), true );
		$this->database->get_writer( 'wc_orders', $columns )->add(
			array(
				$order->id,
				$is_refund ? 'wc-completed' : $raw['status'],
				'USD',
				$is_refund ? 'shop_order_refund' : 'shop_order',
				$raw['tax']->to_string(),
				$raw['total']->to_string(),
				$is_refund ? 0 : $this->ids->get_user_id( $order->customer ),
				$is_refund ? null : $order->customer->email,
				$raw['created'],
				Site_Time::format( $order->get_last_change() ),
				$raw['parent_id'],
				$is_refund ? null : $order->payment,
				$is_refund ? null : self::PAYMENT_METHODS[ $order->payment ],
				$has_transaction_id ? 'txn_' . $order->token : '',
				$order->ip,
				$is_refund ? null : 'Mozilla/5.0',
				'0' === $order->token[0] && ! $is_refund ? 'Please leave it with the neighbors — thanks!' : '',
			)
		);
	}

	/**
	 * Writes the operational data of the order.
	 *
	 * @param Demo_Order           $order Order or refund.
	 * @param array<string, mixed> $raw   Raw order.
	 */
	private function write_operational_data( Demo_Order $order, array $raw ): void {
		$columns      = array(
			'id', 'order_id', 'created_via', 'woocommerce_version', 'prices_include_tax',
			'coupon_usages_are_counted', 'download_permission_granted', 'cart_hash', 'new_order_email_sent',
			'order_key', 'order_stock_reduced', 'date_paid_gmt', 'date_completed_gmt', 'shipping_tax_amount',
			'shipping_total_amount', 'discount_tax_amount', 'discount_total_amount', 'recorded_sales',
		);
		$is_refund    = null !== $order->parent;
		$is_counted   = $order->is_counted() ? 1 : 0;
		$discount_tax = Decimal::zero();
		foreach ( $order->lines as $line ) {
			$discount_tax = $discount_tax->plus( $line->subtotal_tax )->minus( $line->get_tax() );
		}
		$this->database->get_writer( 'wc_order_operational_data', $columns )->add(
			array(
				$order->id,
				$order->id,
				$is_refund ? '' : 'checkout',
				'',
				0,
				$is_counted,
				$is_counted,
				$is_refund ? '' : md5( $order->token ),
				$is_counted,
				$is_refund ? '' : 'wc_order_' . $order->token,
				$is_counted,
				$is_refund ? null : $raw['paid'],
				$is_refund ? null : $raw['completed'],
				$raw['shipping_tax']->to_string(),
				$raw['shipping']->to_string(),
				$discount_tax->to_string(),
				$raw['discount']->to_string(),
				$is_counted,
			)
		);
	}

	/**
	 * Writes the items of an order with their meta.
	 *
	 * @param array<string, mixed> $raw Raw order.
	 */
	private function write_items( array $raw ): void {
		$items = $this->database->get_writer(
			'woocommerce_order_items',
			array( 'order_item_id', 'order_item_name', 'order_item_type', 'order_id' )
		);
		$metas = $this->database->get_writer( 'woocommerce_order_itemmeta', array( 'meta_id', 'order_item_id', 'meta_key', 'meta_value' ) );
		foreach ( $raw['items'] as $item ) {
			$items->add( array( $item['id'], $item['name'], $item['type'], $raw['id'] ) );
			foreach ( $item['meta'] as $key => $value ) {
				$metas->add( array( $this->next_meta, $item['id'], $key, $value instanceof Decimal ? $value->to_string() : $value ) );
				++$this->next_meta;
			}
		}
	}

	/**
	 * Writes the billing address, and the shipping address unless the order is virtual.
	 *
	 * @param Demo_Order $order Order.
	 */
	private function write_addresses( Demo_Order $order ): void {
		$columns  = array(
			'id', 'order_id', 'address_type', 'first_name', 'last_name', 'company', 'address_1', 'address_2',
			'city', 'state', 'postcode', 'country', 'email', 'phone',
		);
		$customer = $order->customer;
		foreach ( $order->is_virtual() ? array( 'billing' ) : array( 'billing', 'shipping' ) as $type ) {
			$billing = 'billing' === $type;
			$this->database->get_writer( 'wc_order_addresses', $columns )->add(
				array(
					$this->next_address,
					$order->id,
					$type,
					$customer->first,
					$customer->last,
					'',
					$customer->street,
					'',
					$customer->city,
					$customer->state,
					$customer->postcode,
					$customer->country,
					$billing ? $customer->email : '',
					$billing ? $customer->phone : '',
				)
			);
			++$this->next_address;
		}
	}
}
