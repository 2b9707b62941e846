<?php
/**
 * Tests of Client_Settings.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Client_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the UTC offset.
 */
final class ClientSettingsTest extends TestCase {

	public function test_returns_the_utc_offset_and_the_time_range_in_which_it_is_valid(): void {
		$zone   = new DateTimeZone( 'America/New_York' );
		$winter = strtotime( '2026-11-01T06:00:00Z' );
		$spring = strtotime( '2027-03-14T07:00:00Z' );

		$this->assertSame(
			array(
				'minutes' => -300,
				'from'    => $winter * 1000,
				'until'   => $spring * 1000,
			),
			Client_Settings::get_utc_offset( $zone, strtotime( '2026-11-21T12:00:00Z' ) )
		);
		$this->assertSame( -300, Client_Settings::get_utc_offset( $zone, $winter )['minutes'] );
		$this->assertSame( -240, Client_Settings::get_utc_offset( $zone, $winter - 1 )['minutes'] );
		$this->assertSame( $winter * 1000, Client_Settings::get_utc_offset( $zone, $winter - 1 )['until'] );
	}

	public function test_returns_the_offset_of_a_time_zone_without_transitions(): void {
		$now    = strtotime( '2026-11-21T12:00:00Z' );
		$offset = Client_Settings::get_utc_offset( new DateTimeZone( '-09:30' ), $now );

		$this->assertSame( -570, $offset['minutes'] );
		$this->assertGreaterThan( $now * 1000, $offset['until'] );
		$this->assertLessThan( $now * 1000, $offset['from'] );
	}
}
