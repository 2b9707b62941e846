<?php

namespace Storedeck\Reports\Customers\Test\Site;

use Storedeck\Installer;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Dates after 2038, which do not fit into a timestamp.
 */
final class CustomerDatesTest extends SiteTestCase {

	private const LATE = '2041-05-06 07:08:09';

	private static int $user;

	protected static function prepare(): void {
		self::$user = wp_insert_user(
			array(
				'user_login'      => 'late',
				'user_email'      => 'late@example.test',
				'user_pass'       => 'x',
				'role'            => 'customer',
				'user_registered' => self::LATE,
			)
		);

		self::create_order( array(), array( 'customer_id' => self::$user ), self::LATE );
		self::create_order( array(), array( 'billing' => array( 'email' => 'other@example.test' ) ), '2020-01-02 03:04:05' );
	}

	/**
	 * Dates of all customers.
	 *
	 * @return array<int, array<string, string|null>>
	 */
	private static function read(): array {
		return self::sql( 'SELECT date_last_active, date_registered FROM {prefix}storedeck_customer_lookup ORDER BY customer_id' );
	}

	public function test_they_are_stored(): void {
		$this->assertContains( array( 'date_last_active' => self::LATE, 'date_registered' => self::LATE ), self::read() );
	}

	public function test_they_are_repaired_in_tables_of_an_earlier_version_and_other_dates_stay(): void {
		global $wpdb;

		$earlier = self::read();
		$zero    = '0000-00-00 00:00:00';

		if ( ! is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			self::sql(
				'ALTER TABLE {prefix}storedeck_customer_lookup MODIFY date_last_active timestamp NULL DEFAULT NULL,
				MODIFY date_registered timestamp NULL DEFAULT NULL'
			);
		}

		self::sql(
			"UPDATE {prefix}storedeck_customer_lookup SET date_last_active = '$zero', date_registered = '$zero'
			WHERE user_id = " . self::$user
		);
		$this->assertContains( array( 'date_last_active' => $zero, 'date_registered' => $zero ), self::read() );

		update_option( 'storedeck_version', '7' );
		Installer::maybe_update();
		$this->assertSame( $earlier, self::read() );
	}
}
