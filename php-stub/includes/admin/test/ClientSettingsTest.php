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
 * What the page tells of the shop's time.
 */
final class ClientSettingsTest extends TestCase {

	/**
	 * The offset of a moment, from the change before it to the change after it.
	 */
	public function test_offset_between_changes(): void {
		$zone   = new DateTimeZone( 'America/New_York' );
		$winter = strtotime( '2026-11-01T06:00:00Z' );
		$spring = strtotime( '2027-03-14T07:00:00Z' );

		$this->assertSame(
			array(
				'minutes' => -300,
				'from'    => $winter * 1000,
				'until'   => $spring * 1000,
			),
			Client_Settings::utc_offset( $zone, strtotime( '2026-11-21T12:00:00Z' ) )
		);
		$this->assertSame( -300, Client_Settings::utc_offset( $zone, $winter )['minutes'] );
		$this->assertSame( -240, Client_Settings::utc_offset( $zone, $winter - 1 )['minutes'] );
		$this->assertSame( $winter * 1000, Client_Settings::utc_offset( $zone, $winter - 1 )['until'] );
	}

	/**
	 * A zone that never changes.
	 */
	public function test_fixed_offset(): void {
		$now    = strtotime( '2026-11-21T12:00:00Z' );
		$offset = Client_Settings::utc_offset( new DateTimeZone( '-09:30' ), $now );

		$this->assertSame( -570, $offset['minutes'] );
		$this->assertGreaterThan( $now * 1000, $offset['until'] );
		$this->assertLessThan( $now * 1000, $offset['from'] );
	}
}
