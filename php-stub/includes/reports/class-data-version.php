<?php
/**
 * Versions of the data of reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Common\Transaction;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers that grow with each change of data that reports show, or of sums that are not differences.
 *
 * They are read and incremented in the database, bypassing the option caches: two overlapping writes that each know an
 * earlier number would store the same next one, and results that were cached between them would stay valid.
 * Incremented in the transaction of the change, a version becomes visible together with it.
 */
final class Data_Version {

	/**
	 * Option with the version of all data.
	 */
	public const OPTION = 'storedeck_data_version';

	/**
	 * Option with the version of the sums whose differences were merged.
	 */
	public const SUMS = 'storedeck_sums_version';

	/**
	 * Current version.
	 *
	 * @param string $option OPTION or SUMS.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get( string $option = self::OPTION ): string {
		$rows = Database::rows( 'SELECT option_value AS version FROM {wp:options} WHERE option_name = %s', array( $option ) );

		return (string) ( $rows[0]['version'] ?? '0' );
	}

	/**
	 * Increments the version; in a transaction just before its commit, because
	 * other increments wait until it ends.
	 *
	 * @param string $option OPTION or SUMS.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function increment( string $option = self::OPTION ): void {
		if ( Transaction::is_open() ) {
			Transaction::before_commit( $option, static fn() => self::write( $option ) );
		} else {
			self::write( $option );
		}
	}

	/**
	 * Writes the next version.
	 *
	 * @param string $option OPTION or SUMS.
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function write( string $option ): void {
		$changed = Row_Writer::execute(
			Database::prepare( 'UPDATE {wp:options} SET option_value = option_value + 1 WHERE option_name = %s', array( $option ) )
		);

		if ( 0 === $changed ) {
			Row_Writer::execute(
				Database::prepare(
					"INSERT INTO {wp:options} ( option_name, option_value, autoload ) VALUES ( %s, '1', 'no' )"
						. ' ON DUPLICATE KEY UPDATE option_value = option_value + 1',
					array( $option )
				)
			);
		}

		wp_cache_delete( $option, 'options' );
	}
}
