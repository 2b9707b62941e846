<?php
/**
 * Writes download permissions and the download log.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Import\Bulk_Database;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the downloads of paid orders.
 */
final class Demo_Download_Writer {
	/** Id of the next permission. */
	private int $next_permission = 1;

	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $bulk     Database; the download tables are empty.
	 * @param Timeline      $timeline End of the generated period.
	 * @param int           $seed     Seed of the store.
	 */
	public function __construct( private Bulk_Database $bulk, private Timeline $timeline, private int $seed ) {
	}

	/**
	 * Writes the downloads of an order.
	 *
	 * @param array<string, mixed> $order Raw order of Order_Stream.
	 */
	public function write( array $order ): void {
		if ( $order['parent'] || null === $order['paid'] ) {
			return;
		}
		foreach ( $order['lines'] as $position => $line ) {
			if ( $line['product']['is_download'] ) {
				$this->write_permission( $order, $line['product'], $order['items'][ $position ]['id'] );
			}
		}
	}

	/**
	 * Writes a permission and its downloads.
	 *
	 * @param array<string, mixed> $order   Paid order.
	 * @param array<string, mixed> $product Downloadable product.
	 * @param int                  $item    Id of its item.
	 */
	private function write_permission( array $order, array $product, int $item ): void {
		$random    = new Seeded_Random( $this->seed, 'download', $item );
		$times     = (int) $random->draw( 'downloads' );
		$user      = $order['buyer']['user'];
		$paid      = $order['times']['paid'];
		$timestamp = $paid;
		for ( $count = 0; $count < $times; ++$count ) {
			$timestamp += $random->chance( 600 ) ? $random->between( 60, 7200 ) : $random->between( 7200, 30 * 86400 );
			if ( $timestamp > $this->timeline->end ) {
				break;
			}
			$this->bulk->add( 'wc_download_log', array(
				'timestamp' => Site_Time::format( max( $paid, $this->timeline->to_past( $timestamp ) ) ),
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
