<?php
/**
 * Tests transactions.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Database\Test\Site;

use RuntimeException;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Test\Site\SiteTestCase;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Tests transactions.
 */
final class TransactionTest extends SiteTestCase {

	/**
	 * Runs a statement that fails.
	 */
	private static function fail_query(): void {
		$GLOBALS['wpdb']->query( 'SELECT nothing FROM no_such_table' );
	}

	/**
	 * Writes a number.
	 *
	 * @param int $number Number.
	 */
	private static function write_number( int $number ): void {
		global $wpdb;

		$wpdb->query( "INSERT INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( 'test_number_$number', '', 'off' )" );
	}

	/**
	 * Runs code between two writes of a transaction.
	 *
	 * @param callable $code Code.
	 * @return string[] What happened.
	 */
	private static function run_between( callable $code ): array {
		$events = array();

		add_action(
			'storedeck_rolled_back',
			static function () use ( &$events ): void {
				$events[] = 'rolled back';
			}
		);

		try {
			Transaction::run(
				static function () use ( $code, &$events ): void {
					Transaction::after_commit(
						static function () use ( &$events ): void {
							$events[] = 'committed';
						}
					);
					self::write_number( 1 );
					$code();
					self::write_number( 3 );
				}
			);
			$events[] = 'returned';
		} catch ( Throwable $error ) {
			$events[] = 'thrown';
		}

		return $events;
	}

	/**
	 * The numbers that are stored.
	 *
	 * @return int[]
	 */
	private static function read_numbers(): array {
		$rows = self::sql( "SELECT option_name FROM {prefix}options WHERE option_name LIKE 'test_number_%' ORDER BY option_name" );

		return array_map( static fn( array $row ): int => (int) substr( $row['option_name'], -1 ), $rows );
	}

	/**
	 * What code does with a statement that fails, between two writes of a transaction.
	 *
	 * @return array<string, array{0: callable}>
	 */
	public function failures(): array {
		$fail = static fn() => self::fail_query();

		return array_map(
			static fn( callable $code ): array => array( $code ),
			array(
				'ignores the result' => $fail,
				'ignores the result and empties the error' => static function (): void {
					self::fail_query();
					$GLOBALS['wpdb']->last_error = '';
				},
				'ignores the result and empties all results' => static function (): void {
					self::fail_query();
					$GLOBALS['wpdb']->flush();
				},
				'sends what is no statement, and empties all results' => static function (): void {
					$GLOBALS['wpdb']->query( 'NO STATEMENT' );
					$GLOBALS['wpdb']->flush();
				},
				'shows errors' => static function (): void {
					$shown = $GLOBALS['wpdb']->suppress_errors( false );
					$GLOBALS['wpdb']->hide_errors();
					self::fail_query();
					$GLOBALS['wpdb']->suppress_errors( $shown );
				},
				'catches what is thrown' => static function (): void {
					try {
						self::fail_query();
					} catch ( Throwable $error ) {
						unset( $error );
					}
				},
				'catches what is thrown and writes on' => static function (): void {
					try {
						Database::rows( 'SELECT nothing FROM no_such_table' );
					} catch ( Throwable $error ) {
						unset( $error );
					}
					try {
						self::write_number( 2 );
					} catch ( Throwable $error ) {
						unset( $error );
					}
				},
				'writes the same key twice' => static fn() => self::write_number( 1 ),
				'calls a function of WordPress that sends an empty list' => static fn() => wp_update_term_count_now( array(), 'category' ),
				'writes a text that is too long' => static fn() => $GLOBALS['wpdb']->insert(
					$GLOBALS['wpdb']->options,
					array( 'option_name' => str_repeat( 'x', 300 ), 'option_value' => '' )
				),
				'runs a part that fails and catches it' => static function (): void {
					try {
						Transaction::run(
							static function (): void {
								throw new RuntimeException( 'Part' );
							}
						);
					} catch ( Throwable $error ) {
						unset( $error );
					}
				},
				'rolls back a transaction of its own' => static function (): void {
					$GLOBALS['wpdb']->query( 'START TRANSACTION' );
					self::write_number( 2 );
					$GLOBALS['wpdb']->query( 'ROLLBACK' );
				},
				'commits a transaction of its own before it fails' => static function (): void {
					$GLOBALS['wpdb']->query( 'START TRANSACTION' );
					self::write_number( 2 );
					$GLOBALS['wpdb']->query( 'COMMIT' );
					self::fail_query();
				},
			)
		);
	}

	/**
	 * Statements that fail.
	 *
	 * @dataProvider failures
	 * @param callable $code Code.
	 */
	public function test_it_stores_nothing_and_reports_the_error_when_its_code( callable $code ): void {
		$this->assertSame( array( 'rolled back', 'thrown' ), self::run_between( $code ) );
		$this->assertSame( array(), self::read_numbers() );
	}

	public function test_it_reports_a_failure_of_its_last_statement(): void {
		$this->assertSame( array( 'rolled back', 'thrown' ), self::run_between( static fn() => self::write_number( 3 ) ) );
		$this->assertSame( array(), self::read_numbers() );
	}

	public function test_it_stores_everything_when_no_statement_failed_also_transactions_of_other_code(): void {
		$events = self::run_between(
			static function (): void {
				global $wpdb;

				$wpdb->query(
					"INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( 'test_number_1', '', 'off' )"
				);
				$wpdb->query( 'START TRANSACTION' );
				$wpdb->query( 'SAVEPOINT other' );
				self::write_number( 4 );
				$wpdb->query( 'ROLLBACK TO SAVEPOINT other' );
				self::write_number( 2 );
				$wpdb->query( 'COMMIT' );
			}
		);

		$this->assertSame( array( 'committed', 'returned' ), $events );
		$this->assertSame( array( 1, 2, 3 ), self::read_numbers() );
	}

	public function test_it_goes_on_after_a_condition_with_an_empty_list_which_contains_no_value(): void {
		$found  = array();
		$events = self::run_between(
			static function () use ( &$found ): void {
				$query = 'SELECT option_name FROM {wp:options} WHERE option_name';
				$found = array(
					count( Database::rows( "$query IN ( %s )", array( array() ) ) ),
					count( Database::rows( "$query NOT IN ( %s ) AND option_name = %s", array( array(), 'test_number_1' ) ) ),
				);
			}
		);

		$this->assertSame( array( 0, 1 ), $found );
		$this->assertSame( array( 'committed', 'returned' ), $events );
	}

	public function test_it_stores_what_is_written_after_one_that_failed(): void {
		self::run_between( static fn() => self::fail_query() );
		remove_all_actions( 'storedeck_rolled_back' );
		$this->assertSame( array( 'committed', 'returned' ), self::run_between( static fn() => null ) );
		$this->assertSame( array( 1, 3 ), self::read_numbers() );
	}
}
