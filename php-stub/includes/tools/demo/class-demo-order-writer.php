<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use DateTimeZone;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Sync\Order_Row_Builder;
use Storedeck\Tools\Order_Files\Bulk_Database;
use Storedeck\Tools\Order_Files\Raw_Order_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Adds what reports do not need: other columns of orders, and downloads.
 */
final class Demo_Order_Writer {
	private int $next_permission = 1;

	private Raw_Order_Writer $writer;

	/**
	 * Prepares the writer.
	 *
	 * @param Bulk_Database $bulk    Database; the order tables are empty.
	 * @param Demo_Catalog  $catalog Products. The coupons have the ids after them.
	 */
	public function __construct(
		private Bulk_Database $bulk,
		private Order_Schedule $schedule,
		Demo_Catalog $catalog,
		Demo_Coupons $coupons
	) {
		$row_builder  = self::get_row_builder( $catalog, $coupons, new Dimension_Values() );
		$this->writer = new Raw_Order_Writer( $bulk, $row_builder, Demo_Options::CURRENCY );
	}

	/**
	 * What computes the rows of the report tables.
	 *
	 * @param Demo_Catalog          $catalog Products.
	 * @param Dimension_Values|null $values  Has the ids of values of dimensions.
	 */
	public static function get_row_builder(
		Demo_Catalog $catalog,
		Demo_Coupons $coupons,
		?Dimension_Values $values = null
	): Order_Row_Builder {
		$virtual = array_filter( array_column( $catalog->products, 'is_download', 'id' ) );
		$codes   = array_map( array( Text::class, 'lower' ), $coupons->codes );
		$ids     = array_combine( $codes, range( $catalog->next_id, $catalog->next_id + count( $codes ) - 1 ) );
		$zone    = new DateTimeZone( Demo_Options::ZONE );
		return new Order_Row_Builder( $zone, $virtual, $ids, Demo_Options::CURRENCY, values: $values );
	}

	/**
	 * Writes an order with the downloads of paid products, or a refund.
	 *
	 * @param array<string, mixed> $order Raw order of Order_Stream.
	 */
	public function write( array $order ): void {
		$is_refund          = null !== $order['parent'];
		$is_counted         = $order['is_counted'] ? 1 : 0;
		$has_transaction_id = ! $is_refund && null !== $order['paid'] && in_array( $order['payment'], array( 'card', 'paypal' ), true );
		$refunds            = array_column( array_column( $order['refunds'], 'times' ), 'created' );
		$last_change        = max( array( ...array_values( $order['times'] ), ...$refunds ) );
		$subtotal_tax       = Decimal::sum( array_column( $order['lines'], 'subtotal_tax' ) );
		$discount_tax       = $subtotal_tax->minus( Decimal::sum( $order['line_taxes'] ) );
		$more               = array(
			'wc_orders'                 => array(
				'customer_id' => $is_refund ? 0 : $order['buyer']['user'],
				'billing_email' => $is_refund ? null : $order['buyer']['email'],
				'date_updated_gmt' => Site_Time::format( $last_change ),
				'transaction_id' => $has_transaction_id ? 'txn_' . $order['token'] : '',
				'ip_address' => $order['ip'], 'user_agent' => $is_refund ? null : 'Mozilla/5.0',
				'customer_note' => '0' === $order['token'][0] && ! $is_refund ? 'Please leave it with the neighbors — thanks!' : '',
			),
			'wc_order_operational_data' => array(
				'id' => $order['id'], 'created_via' => $is_refund ? '' : $order['created_via'],
				'woocommerce_version' => '', 'coupon_usages_are_counted' => $is_counted,
				'download_permission_granted' => $is_counted,
				'cart_hash' => $is_refund ? '' : md5( $order['token'] ),
				'new_order_email_sent' => $is_counted,
				'order_key' => $is_refund ? '' : 'wc_order_' . $order['token'],
				'order_stock_reduced' => $is_counted, 'date_paid_gmt' => $is_refund ? null : $order['paid'],
				'date_completed_gmt' => $is_refund ? null : $order['completed'],
				'discount_tax_amount' => $discount_tax->to_string(), 'recorded_sales' => $is_counted,
			),
			'order_stats'               => array(
				'returning_customer' => $order['customer_order'] > 1 ? 1 : 0,
				'customer_order'     => $order['customer_order'],
			),
		);
		$this->writer->write( $order, $order['parent'], $more, $is_refund ? array() : self::get_addresses( $order ) );
		$this->bulk->add_metas( 'wc_orders_meta', 'order_id', $order['id'], $order['meta'] );
		foreach ( $is_refund || null === $order['paid'] ? array() : $order['lines'] as $position => $line ) {
			if ( $line['product']['is_download'] ) {
				$this->write_permission( $order, $line['product'], $order['items'][ $position ]['id'] );
			}
		}
	}

	/**
	 * The billing address, and the shipping address unless the order is virtual.
	 */
	private static function get_addresses( array $order ): array {
		$buyer   = $order['buyer'];
		$billing = array(
			'address_type' => 'billing', 'first_name' => $buyer['first'], 'last_name' => $buyer['last'], 'company' => '',
			'address_1' => $buyer['street'], 'address_2' => '', 'city' => $buyer['city'], 'state' => $buyer['state'],
			'postcode' => $buyer['postcode'], 'country' => $buyer['country'], 'email' => $buyer['email'], 'phone' => $buyer['phone'],
		);
		$changes = array( 'address_type' => 'shipping', 'email' => '', 'phone' => '' );
		return $order['is_virtual'] ? array( $billing ) : array( $billing, array_merge( $billing, $changes ) );
	}

	/**
	 * Writes a permission and its downloads.
	 */
	private function write_permission( array $order, array $product, int $item ): void {
		$random    = new Seeded_Random( $this->schedule->options->seed, 'download', $item );
		$times     = (int) $random->draw( 'downloads' );
		$user      = $order['buyer']['user'];
		$paid      = $order['times']['paid'];
		$timestamp = $paid;
		for ( $count = 0; $count < $times; ++$count ) {
			$timestamp += $random->chance( 600 ) ? $random->between( 60, 7200 ) : $random->between( 7200, 30 * 86400 );
			if ( $timestamp > $this->schedule->end ) {
				break;
			}
			$this->bulk->add( 'wc_download_log', array(
				'timestamp' => Site_Time::format( max( $paid, $this->schedule->to_past( $timestamp ) ) ),
				'permission_id' => $this->next_permission, 'user_id' => 0 === $user ? null : $user,
				'user_ip_address' => $random->chance( 850 ) ? $order['ip'] : '203.0.113.' . $random->between( 1, 254 ),
			) );
		}
		$this->bulk->add( 'woocommerce_downloadable_product_permissions', array(
			'permission_id' => $this->next_permission++, 'download_id' => $product['download_id'],
			'product_id' => $product['id'], 'order_id' => $order['id'],
			'order_key' => 'wc_order_' . $order['token'], 'user_email' => $order['buyer']['email'],
			'user_id' => $user, 'downloads_remaining' => '', 'access_granted' => $order['paid'],
			'access_expires' => null, 'download_count' => $count,
		) );
	}
}
