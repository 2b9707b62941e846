<?php

namespace Storedeck\Foundation\Database;

use Storedeck\Foundation\Database\Replica\Last_Writes;
use Storedeck\Foundation\Database\Replica\Report_Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers that grow with each change of data that reports show, or of sums that are not differences.
 *
 * They are read and incremented in the database, bypassing the option caches: two overlapping writes that each know an
 * earlier number would store the same next one, and results that were cached between them would stay valid.
 * Incremented in the transaction of the change, a version becomes visible together with it.
 *
 * Each number has a mark, the time of the change and a random text: a database that was restored, or a replica that took
 * over before it had the last changes, counts the same numbers again.
 */
final class Data_Version {

	/** Option with the version of all data. */
	public const OPTION = 'storedeck_data_version';

	/** Option with the version of the sums whose differences were merged. */
	public const SUMS = 'storedeck_sums_version';

	/**
	 * Option with the version of the days whose orders rarely change, see Reports\Sums\Settled_Days. It grows with any change
	 * but those that are known to be of later days.
	 */
	public const SETTLED = 'storedeck_settled_version';

	/** What follows the name of an option in that of its mark. */
	public const MARK = '_mark';

	/**
	 * Current version.
	 *
	 * @param string $option OPTION, SUMS or SETTLED.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get( string $option = self::OPTION ): string {
		return Report_Connection::read_once(
			$option . self::MARK,
			static fn(): string => implode(
				' ',
				array_column(
					Database::rows(
						'SELECT option_value AS version FROM {wp:options} WHERE option_name IN ( %s, %s ) ORDER BY option_name',
						array( $option, $option . self::MARK )
					),
					'version'
				)
			)
		);
	}

	/**
	 * Increments versions; in a transaction just before its commit, because
	 * other increments wait until it ends.
	 *
	 * @param string ...$options OPTION, SUMS or SETTLED; without any, those of all data and of settled days.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function increment( string ...$options ): void {
		foreach ( $options ?: array( self::OPTION, self::SETTLED ) as $option ) {
			if ( Transaction::is_open() ) {
				Transaction::before_commit( $option, static fn() => self::write( $option ) );
			} else {
				self::write( $option );
			}
		}
	}

	/**
	 * Writes the next version.
	 *
	 * @param string $option OPTION, SUMS or SETTLED.
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function write( string $option ): void {
		$name = $option . self::MARK;
		$mark = sprintf( '%.3F-%s', microtime( true ), bin2hex( random_bytes( 8 ) ) );

		// One statement, so that number and mark always belong together.
		$changed = Row_Writer::run(
			'UPDATE {wp:options} SET option_value = CASE option_name WHEN %s THEN %s ELSE option_value + 1 END'
				. ' WHERE option_name IN ( %s, %s )',
			array( $name, $mark, $option, $name )
		);

		if ( $changed < 2 ) {
			self::insert( $option, 0 === $changed ? '1' : '0' );
			self::insert( $name, $mark );
		}

		wp_cache_delete( $option, 'options' );
		Report_Connection::forget_options();

		if ( self::OPTION === $option ) {
			Last_Writes::record();
		}
	}

	/**
	 * Adds a missing row. A number is added to that of a process that added it first.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function insert( string $name, string $value ): void {
		Row_Writer::run(
			"INSERT INTO {wp:options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' ) ON DUPLICATE KEY UPDATE "
				. ( is_numeric( $value ) ? 'option_value = option_value + %s' : 'option_value = %s' ),
			array( $name, $value, $value )
		);
	}
}
