<?php
/**
 * Writes download permissions and the download log.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the downloads of paid orders.
 */
final class Demo_Download_Writer {
	/** Weights of the number of downloads of a file, from 0. */
	private const COUNTS = array( 12, 52, 21, 9, 4, 2 );

	/** Id of the next permission. */
	private int $next_permission = 1;

	/** Id of the next log entry. */
	private int $next_entry = 1;

	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $database Database; the download tables are empty.
	 * @param Demo_Ids      $ids      Ids of customers.
	 * @param Timeline      $timeline End of the generated period.
	 * @param int           $seed     Seed of the store.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Timeline $timeline, private int $seed ) {
	}

	/**
	 * Writes the downloads of an order.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function write( Demo_Order $order ): void {
		if ( $order->parent || null === $order->paid ) {
			return;
		}
		foreach ( $order->lines as $line ) {
			if ( $line->product->is_download ) {
				$this->write_permission( $order, $line );
			}
		}
	}

	/**
	 * Writes a permission and its downloads.
	 *
	 * @param Demo_Order      $order Paid order.
	 * @param Demo_Order_Line $line  Line with a downloadable product.
	 */
	private function write_permission( Demo_Order $order, Demo_Order_Line $line ): void {
		$columns   = array(
			'permission_id', 'download_id', 'product_id', 'order_id', 'order_key', 'user_email', 'user_id',
			'downloads_remaining', 'access_granted', 'access_expires', 'download_count',
		);
		$random    = new Seeded_Random( $this->seed, 'download', $line->id );
		$times     = (int) $random->pick_weighted( self::COUNTS );
		$count     = 0;
		$timestamp = $order->paid;
		while ( $times > 0 ) {
			$timestamp += $random->chance( 600 ) ? $random->between( 60, 7200 ) : $random->between( 7200, 30 * 86400 );
			if ( $timestamp > $this->timeline->end ) {
				break;
			}
			$address = $random->chance( 850 ) ? $order->ip : '203.0.113.' . $random->between( 1, 254 );
			$this->write_log_entry( $order, max( $order->paid, $this->timeline->to_past( $timestamp ) ), $address );
			++$count;
			--$times;
		}
		$this->database->get_writer( 'woocommerce_downloadable_product_permissions', $columns )->add(
			array(
				$this->next_permission,
				$line->product->get_download_id(),
				$line->product->id,
				$order->id,
				'wc_order_' . $order->token,
				$order->customer->email,
				$this->ids->get_user_id( $order->customer ),
				'',
				Site_Time::format( $order->paid ),
				null,
				$count,
			)
		);
		++$this->next_permission;
	}

	/**
	 * Writes a download.
	 *
	 * @param Demo_Order $order     Order.
	 * @param int        $timestamp Time of the download.
	 * @param string     $address   IP address.
	 */
	private function write_log_entry( Demo_Order $order, int $timestamp, string $address ): void {
		$columns = array( 'download_log_id', 'timestamp', 'permission_id', 'user_id', 'user_ip_address' );
		$user    = $this->ids->get_user_id( $order->customer );
		$this->database->get_writer( 'wc_download_log', $columns )->add(
			array( $this->next_entry, Site_Time::format( $timestamp ), $this->next_permission, 0 === $user ? null : $user, $address )
		);
		++$this->next_entry;
	}
}
