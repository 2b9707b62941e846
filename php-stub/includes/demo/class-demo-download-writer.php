<?php
/**
 * Download writer: writes who may download what, and who did.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Permissions and the log of downloads.
 */
final class Demo_Download_Writer {
	/** Downloads of one file, by how often. */
	private const TIMES = array( 12, 52, 21, 9, 4, 2 );

	/** Id of the next permission. */
	private int $next_permission = 1;

	/** Id of the next log entry. */
	private int $next_entry = 1;

	/**
	 * Takes where to write.
	 *
	 * @param Bulk_Database $database Database; the download tables are empty.
	 * @param Demo_Ids      $ids      Ids of customers.
	 * @param Timeline    $clock    Where the story ends.
	 * @param int      $seed     Seed of the shop.
	 */
	public function __construct( private Bulk_Database $database, private Demo_Ids $ids, private Timeline $clock, private int $seed ) {
	}

	/**
	 * Writes the downloads of an order, if it has any.
	 *
	 * @param Demo_Order $order Order.
	 */
	public function write( Demo_Order $order ): void {
		if ( $order->parent || null === $order->paid ) {
			return;
		}
		foreach ( $order->lines as $line ) {
			if ( $line->product->download ) {
				$this->permission( $order, $line );
			}
		}
	}

	/**
	 * Writes a permission and its downloads.
	 *
	 * @param Demo_Order $order Paid order.
	 * @param Demo_Order_Line  $line  A download.
	 */
	private function permission( Demo_Order $order, Demo_Order_Line $line ): void {
		$columns = array(
			'permission_id', 'download_id', 'product_id', 'order_id', 'order_key', 'user_email', 'user_id',
			'downloads_remaining', 'access_granted', 'access_expires', 'download_count',
		);
		$random  = new Seeded_Random( $this->seed, 'download', $line->id );
		$times   = (int) $random->weighted( self::TIMES );
		$count   = 0;
		$moment  = $order->paid;
		while ( $times > 0 ) {
			$moment += $random->chance( 600 ) ? $random->between( 60, 7200 ) : $random->between( 7200, 30 * 86400 );
			if ( $moment > $this->clock->horizon ) {
				break;
			}
			$address = $random->chance( 850 ) ? $order->ip : '203.0.113.' . $random->between( 1, 254 );
			$this->entry( $order, max( $order->paid, $this->clock->settle( $moment ) ), $address );
			++$count;
			--$times;
		}
		$this->database->writer( 'woocommerce_downloadable_product_permissions', $columns )->add(
			array(
				$this->next_permission,
				$line->product->download_id(),
				$line->product->id,
				$order->id,
				'wc_order_' . $order->token,
				$order->person->email,
				$this->ids->user( $order->person ),
				'',
				Zone::gmt( $order->paid ),
				null,
				$count,
			)
		);
		++$this->next_permission;
	}

	/**
	 * Writes a download.
	 *
	 * @param Demo_Order  $order   Its order.
	 * @param int    $moment  When.
	 * @param string $address Internet address.
	 */
	private function entry( Demo_Order $order, int $moment, string $address ): void {
		$columns = array( 'download_log_id', 'timestamp', 'permission_id', 'user_id', 'user_ip_address' );
		$user    = $this->ids->user( $order->person );
		$this->database->writer( 'wc_download_log', $columns )->add(
			array( $this->next_entry, Zone::gmt( $moment ), $this->next_permission, 0 === $user ? null : $user, $address )
		);
		++$this->next_entry;
	}
}
