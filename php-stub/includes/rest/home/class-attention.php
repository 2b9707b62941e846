<?php
/**
 * What waits for somebody.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Home;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Job_Types;
use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\User_Preferences;
use Storedeck\Store\Catalog\Low_Stock;
use Storedeck\Store\Notes\Inbox;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a person has to deal with, each by an index or in a short table.
 */
final class Attention {

	/**
	 * Option that holds notices which people are to be shown once.
	 */
	private const QUEUE = 'woocommerce_admin_transient_notices_queue';

	/**
	 * Preference that tells when somebody last read the inbox, in milliseconds since 1970.
	 */
	private const LAST_READ = 'activity_panel_inbox_last_read';

	/**
	 * The last second of the year 9999: later ones have no date of four digits.
	 */
	private const LAST_SECOND = 253402300799;

	/**
	 * The counts.
	 *
	 * @param int $user_id Whose.
	 * @return array<string, int> Without what this person may not deal with, and what cannot be counted.
	 */
	public static function counts( int $user_id ): array {
		$counters = array( 'orders' => static fn(): int => self::orders() );

		if ( Settings::manages_stock() ) {
			$counters['low_stock'] = static fn(): int => Low_Stock::count( 'publish' );
		}

		if ( user_can( $user_id, 'manage_woocommerce' ) ) {
			$counters += array(
				'reviews'        => static fn(): int => self::reviews(),
				'failed_jobs'    => static fn(): int => self::failed_jobs(),
				'messages'       => static fn(): int => self::messages( $user_id ),
				'queued_notices' => static fn(): int => self::queued_notices( $user_id ),
			);
		}

		$counts = array();

		foreach ( $counters as $name => $count ) {
			try {
				$counts[ $name ] = $count();
			} catch ( Query_Exception $failed ) {
				// The others are worth telling.
				continue;
			}
		}

		return $counts;
	}

	/**
	 * Orders that ask the shop to act.
	 */
	private static function orders(): int {
		$statuses = array_map( static fn( string $status ): string => 'wc-' . $status, Settings::actionable_statuses() );

		if ( array() === $statuses ) {
			return 0;
		}

		$places = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );

		return self::total(
			"SELECT COUNT(*) AS total FROM {orders} WHERE type = 'shop_order' AND status IN ( $places )",
			array_values( $statuses )
		);
	}

	/**
	 * Reviews that wait for approval.
	 */
	private static function reviews(): int {
		return self::total(
			"SELECT COUNT(*) AS total FROM {wp:comments} comments INNER JOIN {wp:posts} posts ON posts.ID = comments.comment_post_ID
			WHERE comments.comment_approved = '0' AND comments.comment_type = 'review' AND posts.post_type = 'product'",
			array()
		);
	}

	/**
	 * Kinds of work whose last job failed. Who does it again has dealt with it.
	 */
	private static function failed_jobs(): int {
		$failed = 0;

		foreach ( array( Job_Types::IMPORT, Job_Types::DELETE, Job_Types::EXPORT ) as $kind ) {
			$last    = Job_Store::last( array( $kind ) );
			$failed += null !== $last && Job::FAILED === $last->state ? 1 : 0;
		}

		return $failed;
	}

	/**
	 * Messages that came since somebody last read the inbox.
	 *
	 * @param int $user_id Who.
	 */
	private static function messages( int $user_id ): int {
		Inbox::wake_snoozed();

		$read = User_Preferences::decoded( $user_id )[ self::LAST_READ ] ?? 0;

		return self::total(
			"SELECT COUNT(*) AS total FROM {admin_notes} WHERE is_deleted = 0 AND status = 'unactioned' AND date_created > %s",
			array( gmdate( 'Y-m-d H:i:s', self::seconds( $read ) ) )
		);
	}

	/**
	 * Notices that somebody is to be shown.
	 *
	 * @param int $user_id Who.
	 */
	private static function queued_notices( int $user_id ): int {
		$queue = get_option( self::QUEUE );

		return count(
			array_filter(
				is_array( $queue ) ? $queue : array(),
				static fn( $notice ): bool => is_array( $notice )
					&& in_array( (int) ( $notice['user_id'] ?? 0 ), array( 0, $user_id ), true )
			)
		);
	}

	/**
	 * Seconds since 1970 that can be written as a date.
	 *
	 * @param mixed $milliseconds What somebody stored.
	 */
	private static function seconds( $milliseconds ): int {
		return is_numeric( $milliseconds ) ? (int) max( 0, min( (float) $milliseconds / 1000, self::LAST_SECOND ) ) : 0;
	}

	/**
	 * The number that a query answers.
	 *
	 * @param string                 $sql    Trusted SQL with {table} names and placeholders.
	 * @param array<int, int|string> $values Values.
	 */
	private static function total( string $sql, array $values ): int {
		return (int) Database::rows( $sql, $values )[0]['total'];
	}
}
