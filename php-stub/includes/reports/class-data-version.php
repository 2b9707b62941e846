<?php
/**
 * Version of the data of reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Common\Transaction;
use Storedeck\Sync\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * A number that grows with each change of data that reports show.
 *
 * It is read and incremented in the database, bypassing the option caches: two overlapping writes that each know an
 * earlier number would store the same next one, and results that were cached between them would stay valid.
 * Incremented in the transaction of the change, it becomes visible together with it.
 */
final class Data_Version {

	/**
	 * Name of the option.
	 */
	public const OPTION = 'storedeck_data_version';

	/**
	 * Current version.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get(): string {
		$rows = Database::rows( 'SELECT option_value AS version FROM {wp:options} WHERE option_name = %s', array( self::OPTION ) );

		return (string) ( $rows[0]['version'] ?? '0' );
	}

	/**
	 * Increments the version; in a transaction just before its commit, because
	 * other increments wait until it ends.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function increment(): void {
		if ( Transaction::is_open() ) {
			Transaction::before_commit( self::OPTION, array( self::class, 'write' ) );
		} else {
			self::write();
		}
	}

	/**
	 * Writes the next version.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function write(): void {
		$changed = Row_Writer::execute(
			Database::prepare( 'UPDATE {wp:options} SET option_value = option_value + 1 WHERE option_name = %s', array( self::OPTION ) )
		);

		if ( 0 === $changed ) {
			Row_Writer::execute(
				Database::prepare(
					"INSERT INTO {wp:options} ( option_name, option_value, autoload ) VALUES ( %s, '1', 'no' )"
						. ' ON DUPLICATE KEY UPDATE option_value = option_value + 1',
					array( self::OPTION )
				)
			);
		}

		wp_cache_delete( self::OPTION, 'options' );
	}
}
