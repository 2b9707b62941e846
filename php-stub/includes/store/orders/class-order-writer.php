<?php
/**
 * Writes orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Failed;
use Storedeck\Store\Decimal;
use Storedeck\Store\Posts\Stamp;
use Storedeck\Store\Refused;
use Storedeck\Store\Settings;
use Storedeck\Sync\Changes;
use Storedeck\Sync\Order_Source as Raw_Orders;
use Storedeck\Sync\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Makes, changes and deletes orders. An order is written whole or not at all.
 */
final class Order_Writer {

	/**
	 * Lists of a request that change what stands on an order.
	 */
	private const ITEMS = array( 'line_items', 'shipping_lines', 'fee_lines', 'coupon_lines' );

	/**
	 * Statuses without prefix in the table.
	 */
	private const PLAIN = array( 'auto-draft', 'trash' );

	/**
	 * Makes or changes an order.
	 *
	 * @param int                  $id     Id, 0 for a new one.
	 * @param array<string, mixed> $values Valid values.
	 * @return int Id.
	 * @throws Refused When it cannot be.
	 */
	public static function save( int $id, array $values ): int {
		Order_Check::check( $id, $values );

		$is_new = 0 === $id;
		$id     = $is_new ? Order_Ids::take() : $id;

		try {
			Rows::at_once( static fn() => self::write( $id, $values, $is_new ) );
		} catch ( \Throwable $error ) {
			if ( $is_new ) {
				Order_Ids::give_back( array( $id ) );
			}
			throw $error;
		}

		if ( 'refunded' === ( $values['status'] ?? '' ) ) {
			Refund_Writer::refund_rest( $id );
		}

		Changes::order( $id );
		Changes::flush();

		return $id;
	}

	/**
	 * Deletes an order with its refunds, or puts it into the trash.
	 *
	 * @param int  $id    Id.
	 * @param bool $force Whether it is deleted for good.
	 * @throws Refused When it is in the trash already.
	 */
	public static function delete( int $id, bool $force ): void {
		$status = Database::rows( 'SELECT status FROM {orders} WHERE id = %d', array( $id ) )[0]['status'] ?? '';

		if ( ! $force && 'trash' === $status ) {
			throw new Refused( 'woocommerce_rest_already_trashed', __( 'The order has already been deleted.', 'storedeck' ), 410 );
		}

		$refunds = Raw_Orders::refunds_of( array( $id ) );

		// Rows of reports follow from what was there.
		foreach ( array_merge( array( $id ), $refunds ) as $changed ) {
			Changes::order( $changed );
		}

		if ( $force ) {
			Rows::at_once( static fn() => self::erase( array_merge( array( $id ), $refunds ) ) );
		} else {
			Rows::run(
				Database::prepare(
					'UPDATE {orders} SET status = %s, date_updated_gmt = %s WHERE id = %d',
					array( 'trash', Stamp::gmt( time() ), $id )
				)
			);
		}

		Changes::flush();
	}

	/**
	 * Status as the table holds it.
	 *
	 * @param string $status Without prefix.
	 */
	public static function status( string $status ): string {
		return in_array( $status, self::PLAIN, true ) ? $status : 'wc-' . $status;
	}

	/**
	 * Writes an order.
	 *
	 * @param int                  $id     Id.
	 * @param array<string, mixed> $values Valid values.
	 * @param bool                 $is_new Whether it is new.
	 */
	private static function write( int $id, array $values, bool $is_new ): void {
		if ( $is_new ) {
			self::begin( $id );
		}

		foreach ( array( 'billing', 'shipping' ) as $type ) {
			if ( isset( $values[ $type ] ) || $is_new ) {
				self::address( $id, $type, (array) ( $values[ $type ] ?? array() ) );
			}
		}

		$order = self::columns( $values );
		$data  = Order_Dates::follow( $id, $values );

		if ( isset( $values['created_via'] ) ) {
			$data['created_via'] = sanitize_text_field( $values['created_via'] );
		}

		if ( $is_new || array() !== array_intersect( self::ITEMS, array_keys( $values ) ) ) {
			list( $amounts, $more ) = self::items( $id, $values );

			$order += $amounts;
			$data  += $more;
		}

		self::update( 'orders', 'id', $id, $order + array( 'date_updated_gmt' => Stamp::gmt( time() ) ) );
		self::update( 'order_operational_data', 'order_id', $id, $data );
	}

	/**
	 * Makes the rows of an order.
	 *
	 * @param int $id Id.
	 */
	private static function begin( int $id ): void {
		global $wpdb;

		$now = Stamp::gmt( time() );

		$wpdb->insert(
			Database::table( 'orders' ),
			array(
				'id'               => $id,
				'status'           => 'wc-pending',
				'currency'         => Settings::currency()['code'],
				'type'             => 'shop_order',
				'tax_amount'       => '0',
				'total_amount'     => '0',
				'customer_id'      => 0,
				'billing_email'    => '',
				'date_created_gmt' => $now,
				'date_updated_gmt' => $now,
				'parent_order_id'  => 0,
				'payment_method'   => '',
				'transaction_id'   => '',
				'customer_note'    => '',
			)
		);
		$wpdb->insert(
			Database::table( 'order_operational_data' ),
			array(
				'order_id'              => $id,
				'created_via'           => 'rest-api',
				'woocommerce_version'   => '',
				'prices_include_tax'    => (int) ( 'yes' === get_option( 'woocommerce_prices_include_tax', 'no' ) ),
				'order_key'             => 'wc_order_' . wp_generate_password( 13, false ),
				'shipping_tax_amount'   => '0',
				'shipping_total_amount' => '0',
				'discount_tax_amount'   => '0',
				'discount_total_amount' => '0',
			)
		);
	}

	/**
	 * Columns of an order.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @return array<string, string|int>
	 */
	private static function columns( array $values ): array {
		$columns = array();

		if ( isset( $values['status'] ) ) {
			$columns['status'] = self::status( $values['status'] );
		}

		foreach ( array(
			'currency'    => 'currency',
			'customer_id' => 'customer_id',
			'parent_id'   => 'parent_order_id',
		) as $name => $column ) {
			if ( isset( $values[ $name ] ) ) {
				$columns[ $column ] = $values[ $name ];
			}
		}

		foreach ( array( 'payment_method', 'payment_method_title', 'transaction_id' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$columns[ $name ] = mb_substr( sanitize_text_field( $values[ $name ] ), 0, 100 );
			}
		}

		if ( isset( $values['customer_note'] ) ) {
			$columns['customer_note'] = sanitize_textarea_field( $values['customer_note'] );
		}

		if ( isset( $values['billing']['email'] ) ) {
			$columns['billing_email'] = sanitize_email( $values['billing']['email'] );
		}

		return $columns;
	}

	/**
	 * Writes the parts of an address that a request names.
	 *
	 * @param int                  $id    Order.
	 * @param string               $type  billing or shipping.
	 * @param array<string, mixed> $parts Parts.
	 */
	private static function address( int $id, string $type, array $parts ): void {
		global $wpdb;

		$row = array();

		foreach ( Order_Reader::ADDRESS as $part ) {
			if ( isset( $parts[ $part ] ) && ( 'email' !== $part || 'billing' === $type ) ) {
				$row[ $part ] = 'email' === $part ? sanitize_email( $parts[ $part ] ) : sanitize_text_field( (string) $parts[ $part ] );
			}
		}

		$key = array(
			'order_id'     => $id,
			'address_type' => $type,
		);

		$there = Database::rows( 'SELECT id FROM {order_addresses} WHERE order_id = %d AND address_type = %s', array( $id, $type ) );

		if ( array() === $there ) {
			$wpdb->insert( Database::table( 'order_addresses' ), $key + $row + array_fill_keys( Order_Reader::ADDRESS, '' ) );
		} elseif ( array() !== $row ) {
			$wpdb->update( Database::table( 'order_addresses' ), $row, $key );
		}
	}

	/**
	 * Writes the items and answers the sums.
	 *
	 * @param int                  $id     Order.
	 * @param array<string, mixed> $values Valid values.
	 * @return array{0: array<string, string>, 1: array<string, string>} Columns of the order; columns of its operational data.
	 */
	private static function items( int $id, array $values ): array {
		$draft = new Order_Draft(
			Order_Source::items( array( $id ) )[ $id ] ?? array(),
			self::taxed_address( $id ),
			Settings::currency()['precision']
		);

		$draft->take( $values );
		$draft->tax();

		Item_Writer::write( $id, $draft );

		$sums = $draft->sums();

		return array(
			array(
				'tax_amount'   => Decimal::write( $sums['tax'] ),
				'total_amount' => Decimal::write( $sums['total'] ),
			),
			array(
				'shipping_tax_amount'   => Decimal::write( $sums['shipping_tax'] ),
				'shipping_total_amount' => Decimal::write( $sums['shipping'] ),
				'discount_tax_amount'   => Decimal::write( $sums['discount_tax'] ),
				'discount_total_amount' => Decimal::write( $sums['discount'] ),
			),
		);
	}

	/**
	 * The address by which an order is taxed: where it goes, who pays, or the
	 * shop itself.
	 *
	 * @param int $id Order.
	 * @return array<string, string>
	 */
	private static function taxed_address( int $id ): array {
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

	/**
	 * Deletes all rows of orders.
	 *
	 * @param int[] $ids Ids of orders and refunds.
	 */
	private static function erase( array $ids ): void {
		foreach ( $ids as $id ) {
			Item_Writer::delete_but( $id, array() );
		}

		Rows::delete( 'order_addresses', 'order_id', $ids );
		Rows::delete( 'order_operational_data', 'order_id', $ids );
		Rows::delete( 'orders', 'id', $ids );
		Order_Ids::give_back( $ids );
	}

	/**
	 * Changes columns.
	 *
	 * @param string                    $table Short name.
	 * @param string                    $key   Column of the id.
	 * @param int                       $id    Id.
	 * @param array<string, string|int> $row   Columns.
	 */
	private static function update( string $table, string $key, int $id, array $row ): void {
		global $wpdb;

		if ( array() !== $row && false === $wpdb->update( Database::table( $table ), $row, array( $key => $id ) ) ) {
			throw new Query_Failed( 'The database did not take it.' );
		}
	}
}
