<?php
/**
 * Order writer: writes orders and what reports read of them.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Writes one order at a time into all order tables.
 */
final class Demo_Order_Writer {
	/** What the ways of payment are called. */
	public const PAYMENTS = array(
		'card'   => 'Credit card',
		'paypal' => 'PayPal',
		'bacs'   => 'Direct bank transfer',
		'cod'    => 'Cash on delivery',
	);

	/** Id of the next order line. */
	private int $next_item = 1;

	/** Id of the next address. */
	private int $next_address = 1;

	/** Writes the lines of orders. */
	private Order_Item_Writer $items;

	/**
	 * Takes where to write.
	 *
	 * @param Bulk_Database  $database Database; the order tables are empty.
	 * @param Demo_Ids       $ids      Ids of what orders point to.
	 * @param Zone      $zone     Zone of the shop.
	 * @param Tax_Table $taxes    Tax rates.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Zone $zone, Tax_Table $taxes ) {
		$this->items = new Order_Item_Writer( $database, $ids, $taxes );
	}

	/**
	 * Writes an order or a refund.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function write( Demo_Order $order ): void {
		foreach ( $order->lines as $line ) {
			$line->id = $this->next_item;
			++$this->next_item;
		}
		$created = $this->zone->local( $order->created );
		$this->order( $order );
		$this->operations( $order );
		if ( ! $order->parent ) {
			$this->addresses( $order );
		}
		$this->next_item = $this->items->write( $order, $this->next_item );
		$this->stats( $order, $created );
		$this->lookups( $order, $created );
	}

	/**
	 * The order itself.
	 *
	 * @param Demo_Order $order Order.
	 */
	private function order( Demo_Order $order ): void {
		$columns = array(
			'id', 'status', 'currency', 'type', 'tax_amount', 'total_amount', 'customer_id', 'billing_email',
			'date_created_gmt', 'date_updated_gmt', 'parent_order_id', 'payment_method',
			'payment_method_title', 'transaction_id', 'ip_address', 'user_agent', 'customer_note',
		);
		$refund  = null !== $order->parent;
		$traced  = ! $refund && null !== $order->paid && in_array( $order->payment, array( 'card', 'paypal' ), true );
		$this->database->writer( 'wc_orders', $columns )->add(
			array(
				$order->id,
				$refund ? 'wc-completed' : 'wc-' . $order->status,
				'USD',
				$refund ? 'shop_order_refund' : 'shop_order',
				$order->tax()->to_string(),
				$order->total()->to_string(),
				$refund ? 0 : $this->ids->user( $order->person ),
				$refund ? null : $order->person->email,
				Zone::gmt( $order->created ),
				Zone::gmt( $order->updated() ),
				$order->parent->id ?? 0,
				$refund ? null : $order->payment,
				$refund ? null : self::PAYMENTS[ $order->payment ],
				$traced ? 'txn_' . $order->token : '',
				$order->ip,
				$refund ? null : 'Mozilla/5.0',
				'0' === $order->token[0] && ! $refund ? 'Please leave it with the neighbours — thanks!' : '',
			)
		);
	}

	/**
	 * How the order came and went.
	 *
	 * @param Demo_Order $order Order.
	 */
	private function operations( Demo_Order $order ): void {
		$columns = array(
			'id', 'order_id', 'created_via', 'woocommerce_version', 'prices_include_tax',
			'coupon_usages_are_counted', 'download_permission_granted', 'cart_hash', 'new_order_email_sent',
			'order_key', 'order_stock_reduced', 'date_paid_gmt', 'date_completed_gmt', 'shipping_tax_amount',
			'shipping_total_amount', 'discount_tax_amount', 'discount_total_amount', 'recorded_sales',
		);
		$refund  = null !== $order->parent;
		$sold    = $order->is_counted() ? 1 : 0;
		$untaxed = Decimal::zero();
		foreach ( $order->lines as $line ) {
			$untaxed = $untaxed->plus( $line->subtotal_tax )->minus( $line->tax() );
		}
		$this->database->writer( 'wc_order_operational_data', $columns )->add(
			array(
				$order->id,
				$order->id,
				$refund ? '' : 'checkout',
				'',
				0,
				$sold,
				$sold,
				$refund ? '' : md5( $order->token ),
				$sold,
				$refund ? '' : 'wc_order_' . $order->token,
				$sold,
				$refund || null === $order->paid ? null : Zone::gmt( $order->paid ),
				$refund || null === $order->completed ? null : Zone::gmt( $order->completed ),
				Decimal::sum( $order->shipping_taxes )->to_string(),
				$order->shipping->to_string(),
				$untaxed->to_string(),
				$order->discount()->to_string(),
				$sold,
			)
		);
	}

	/**
	 * Where it goes.
	 *
	 * @param Demo_Order $order Order.
	 */
	private function addresses( Demo_Order $order ): void {
		$columns = array(
			'id', 'order_id', 'address_type', 'first_name', 'last_name', 'company', 'address_1', 'address_2',
			'city', 'state', 'postcode', 'country', 'email', 'phone',
		);
		$person  = $order->person;
		foreach ( $order->is_download() ? array( 'billing' ) : array( 'billing', 'shipping' ) as $type ) {
			$billing = 'billing' === $type;
			$this->database->writer( 'wc_order_addresses', $columns )->add(
				array(
					$this->next_address,
					$order->id,
					$type,
					$person->first,
					$person->last,
					'',
					$person->street,
					'',
					$person->city,
					$person->state,
					$person->postcode,
					$person->country,
					$billing ? $person->email : '',
					$billing ? $person->phone : '',
				)
			);
			++$this->next_address;
		}
	}

	/**
	 * The row of the order in reports.
	 *
	 * @param Demo_Order  $order   Order.
	 * @param string $created When it was placed, on the shop's clock.
	 */
	private function stats( Demo_Order $order, string $created ): void {
		$columns = array(
			'order_id', 'parent_id', 'date_created', 'date_created_gmt', 'date_paid', 'date_completed',
			'num_items_sold', 'total_sales', 'tax_total', 'shipping_total', 'net_total', 'returning_customer',
			'status', 'customer_id',
		);
		$this->database->writer( 'wc_order_stats', $columns )->add(
			array(
				$order->id,
				$order->parent->id ?? 0,
				$created,
				Zone::gmt( $order->created ),
				null === $order->paid ? null : $this->zone->local( $order->paid ),
				null === $order->completed ? null : $this->zone->local( $order->completed ),
				$order->items(),
				$order->total()->to_string(),
				$order->tax()->to_string(),
				$order->shipping->to_string(),
				$order->net()->to_string(),
				$order->returning ? 1 : 0,
				'wc-' . $order->status,
				$this->ids->customer( $order->person ),
			)
		);
	}

	/**
	 * Its articles, coupons and taxes in reports.
	 *
	 * @param Demo_Order  $order   Order.
	 * @param string $created When it was placed, on the shop's clock.
	 */
	private function lookups( Demo_Order $order, string $created ): void {
		$columns  = array(
			'order_item_id', 'order_id', 'product_id', 'variation_id', 'customer_id', 'date_created',
			'product_qty', 'product_net_revenue', 'product_gross_revenue', 'coupon_amount', 'tax_amount',
			'shipping_amount', 'shipping_tax_amount',
		);
		$products = $this->database->writer( 'wc_order_product_lookup', $columns );
		foreach ( $order->lines as $line ) {
			$products->add(
				array(
					$line->id,
					$order->id,
					$line->product->id,
					$line->variation->id ?? 0,
					$this->ids->customer( $order->person ),
					$created,
					$line->quantity,
					$line->total->to_string(),
					Decimal::sum( array( $line->total, $line->tax(), $line->shipping, $line->shipping_tax ) )->to_string(),
					$line->discount->to_string(),
					$line->tax()->to_string(),
					$line->shipping->to_string(),
					$line->shipping_tax->to_string(),
				)
			);
		}
		$coupons = $this->database->writer( 'wc_order_coupon_lookup', array( 'order_id', 'coupon_id', 'date_created', 'discount_amount' ) );
		foreach ( $order->coupons as $index => $amount ) {
			$coupons->add( array( $order->id, $this->ids->coupon + $index, $created, $amount->to_string() ) );
		}
		$taxes = $this->database->writer( 'wc_order_tax_lookup', array(
			'order_id', 'tax_rate_id', 'date_created', 'shipping_tax', 'order_tax', 'total_tax',
		) );
		foreach ( $order->taxes() as $index => $amount ) {
			$shipping = $order->shipping_taxes[ $index ] ?? Decimal::zero();
			$taxes->add( array(
				$order->id, $this->ids->rate + $index, $created, $shipping->to_string(),
				$amount->to_string(), $amount->plus( $shipping )->to_string(),
			) );
		}
	}
}
