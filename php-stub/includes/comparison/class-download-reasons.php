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
		$count = (int) Database::rows(
			"SELECT COALESCE( SUM( $local <> $local ), 0 ) AS moved FROM {download_log} log"
				. ' WHERE log.timestamp >= %s AND log.timestamp <= %s',
			array( ...$gmt, ...$range, min( $gmt[0], $range[0] ), max( $gmt[1], $range[1] ) )
		)[0]['moved'];

		return 0 === $count ? array() : array(
			'download_time_zone' => sprintf(
				/* translators: %s: number. */
				_n(
					'WooCommerce uses GMT for the dates of downloads, Storedeck the time zone of the site. %s download is in the period by only one of them.',
					'WooCommerce uses GMT for the dates of downloads, Storedeck the time zone of the site. %s downloads are in the period by only one of them.',
					$count,
					'storedeck'
				),
				number_format_i18n( $count )
			),
		);
	}
}
