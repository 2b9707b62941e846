<?php

namespace Storedeck\Home;

use Storedeck\Catalog\Low_Stock;
use Storedeck\Exports\Export_Handler;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;
use Storedeck\Inbox\Inbox;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Store;
use Storedeck\Settings\User_Preferences;
use Storedeck\Sync\Import\Delete_Handler;
use Storedeck\Sync\Import\Import_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what needs the attention of a user. Each query uses an index or a small table.
 */
final class Attention {

	/** Option with notices that are shown to users once. */
	private const NOTICES_OPTION = 'woocommerce_admin_transient_notices_queue';

	/** Preference with the Unix time, in milliseconds, at which a user last read the inbox. */
	private const LAST_READ = 'activity_panel_inbox_last_read';

	/** Unix time of the end of the year 9999, the last that a date column can hold. */
	private const MAX_TIME = 253402300799;

	/**
	 * The counts.
	 *
	 * @return array<string, int> Counts that the user has permission for and whose query did not fail.
	 */
	public static function counts( int $user_id ): array {
		$counters = array( 'orders' => static fn(): int => self::count_orders() );

		if ( Settings::is_stock_managed() ) {
			$counters['low_stock'] = static fn(): int => Low_Stock::count( 'publish' );
		}

		if ( user_can( $user_id, 'manage_woocommerce' ) ) {
			$counters += array(
				'reviews'        => static fn(): int => self::count_reviews(),
				'failed_jobs'    => static fn(): int => self::count_failed_jobs(),
				'messages'       => static fn(): int => self::count_messages( $user_id ),
				'queued_notices' => static fn(): int => self::count_queued_notices( $user_id ),
			);
		}

		$counts = array();

		foreach ( $counters as $name => $count ) {
			try {
				$counts[ $name ] = $count();
			} catch ( Query_Exception $failed ) {
				// The other counts are still useful.
				continue;
			}
		}

		return $counts;
	}

	/**
	 * Orders in an actionable status.
	 */
	private static function count_orders(): int {
		$statuses = array_map( static fn( string $status ): string => 'wc-' . $status, Settings::get_actionable_statuses() );

		if ( array() === $statuses ) {
			return 0;
		}

		return (int) Database::value(
			'SELECT COUNT(*) FROM ' . Host::get_orders()->get_orders_sql() . " orders WHERE orders.type = 'shop_order'"
				. ' AND orders.status IN ( %s )',
			array( $statuses )
		);
	}

	/**
	 * Reviews pending approval.
	 */
	private static function count_reviews(): int {
		return (int) Database::value(
			"SELECT COUNT(*) FROM {wp:comments} comments INNER JOIN {wp:posts} posts ON posts.ID = comments.comment_post_ID
			WHERE comments.comment_approved = '0' AND comments.comment_type = 'review' AND posts.post_type = 'product'"
		);
	}

	/**
	 * Job types whose last job failed. A failed job that was retried is not counted.
	 */
	private static function count_failed_jobs(): int {
		$failed = 0;

		foreach ( array( Import_Handler::TYPE, Delete_Handler::TYPE, Export_Handler::TYPE ) as $type ) {
			$last    = Job_Store::last( array( $type ) );
			$failed += null !== $last && Job::FAILED === $last->state ? 1 : 0;
		}

		return $failed;
	}

	/**
	 * Messages since a user last read the inbox.
	 */
	private static function count_messages( int $user_id ): int {
		Inbox::end_due_snoozes();

		$read = User_Preferences::get_decoded( $user_id )[ self::LAST_READ ] ?? 0;

		return (int) Database::value(
			"SELECT COUNT(*) FROM {admin_notes} WHERE is_deleted = 0 AND status = 'unactioned' AND date_created > %s",
			array( gmdate( 'Y-m-d H:i:s', self::to_seconds( $read ) ) )
		);
	}

	/**
	 * Notices to show to a user.
	 */
	private static function count_queued_notices( int $user_id ): int {
		$queue = get_option( self::NOTICES_OPTION );

		return count(
			array_filter(
				is_array( $queue ) ? $queue : array(),
				static fn( $notice ): bool => is_array( $notice )
					&& in_array( (int) ( $notice['user_id'] ?? 0 ), array( 0, $user_id ), true )
			)
		);
	}

	/**
	 * Converts a stored time to a Unix time that can be written as a date.
	 *
	 * @param mixed $milliseconds Stored value.
	 */
	private static function to_seconds( $milliseconds ): int {
		return is_numeric( $milliseconds ) ? (int) max( 0, min( (float) $milliseconds / 1000, self::MAX_TIME ) ) : 0;
	}
}
