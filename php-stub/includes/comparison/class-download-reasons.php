<?php
/**
 * Why downloads are counted differently.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable Generic.Files.LineLength -- A text is one string.

/**
 * Finds downloads that only one of the engines counts in a period.
 */
final class Download_Reasons {

	/**
	 * Reasons for reports on downloads.
	 *
	 * @param Comparison_Period $period Period.
	 * @return array<string, string> Texts by code.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get( Comparison_Period $period ): array {
		$time  = new Site_Time( Settings::get_time_zone() );
		$range = $period->get_range_values();
		$gmt   = array(
			$time->to_gmt( (int) $time->parse( $period->after ) ),
			$time->to_gmt( (int) $time->parse( $period->before ), true ),
		);
		$local = Comparison_Period::in_range( 'log.timestamp' );
		$row   = Database::rows(
			"SELECT COALESCE( SUM( $local AND permissions.permission_id IS NULL ), 0 ) AS revoked,"
				. " COALESCE( SUM( $local <> $local ), 0 ) AS moved FROM {download_log} log"
				. ' LEFT JOIN {download_permissions} permissions ON permissions.permission_id = log.permission_id'
				. ' WHERE log.timestamp >= %s AND log.timestamp <= %s',
			array( ...$gmt, ...$gmt, ...$range, min( $gmt[0], $range[0] ), max( $gmt[1], $range[1] ) )
		)[0];

		return array_filter(
			array(
				'revoked_downloads'  => self::format(
					(int) $row['revoked'],
					/* translators: %s: number. */
					_n(
						'The permission of %s download was revoked later. WooCommerce does not count it.',
						'The permissions of %s downloads were revoked later. WooCommerce does not count them.',
						(int) $row['revoked'],
						'storedeck'
					)
				),
				'download_time_zone' => self::format(
					(int) $row['moved'],
					/* translators: %s: number. */
					_n(
						'WooCommerce uses GMT for the dates of downloads, Storedeck the time zone of the site. %s download is in the period by only one of them.',
						'WooCommerce uses GMT for the dates of downloads, Storedeck the time zone of the site. %s downloads are in the period by only one of them.',
						(int) $row['moved'],
						'storedeck'
					)
				),
			)
		);
	}

	/**
	 * A text with its number; null without rows.
	 *
	 * @param int    $count Number of rows.
	 * @param string $text  Text with a placeholder.
	 */
	private static function format( int $count, string $text ): ?string {
		return 0 === $count ? null : sprintf( $text, number_format_i18n( $count ) );
	}
}
