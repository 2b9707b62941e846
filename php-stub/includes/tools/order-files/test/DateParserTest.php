<?php
/**
 * Tests of dates.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Date_Parser;
use Storedeck\Tools\Order_Files\Import_Exception;

// cspell:disable

defined( 'ABSPATH' ) || exit;

/**
 * Tests formats of dates.
 */
final class DateParserTest extends TestCase {

	public function test_dates_in_all_formats_are_parsed(): void {
		$zone  = new DateTimeZone( 'America/Los_Angeles' );
		$dates = new Date_Parser( $zone );

		$dates->add_sample( '31/12/2025' );
		$dates->detect_order();

		foreach (
			array(
				'2026-03-04T10:11:12', '2026-03-04 10:11:12 -0800', '2026-03-04T18:11:12Z', '2026-03-04 18:11:12 UTC',
				'2026/3/4 10:11:12', '4.3.2026 10:11:12',
				'04/03/2026 10:11:12 AM', '04/03/26, 10:11:12', 'Mar 4, 2026 10:11:12 am',
				'March 4, 2026 at 10:11:12', '4 March 2026 10:11:12', '2026-03-04T10:11:12.345',
			) as $text
		) {
			$this->assertSame( '2026-03-04 18:11:12', $dates->parse( $text ), $text );
		}

		$this->assertSame( '2026-07-04 07:00:00', $dates->parse( '2026-07-04' ) );

		$invalid_dates = array( '2026-02-30', '31/31/2026', 'soon', '', '2026', '2026-01-01 25:00', '13:00 PM', '1/1/2026 13:00 pm' );

		foreach ( $invalid_dates as $invalid ) {
			$this->assertNull( $dates->parse( $invalid ), $invalid );
		}

		$american = new Date_Parser( $zone, 'mdy' );

		$this->assertSame( '2026-04-03 07:00:00', $american->parse( '04/03/2026' ) );
	}

	public function test_ambiguous_dates_are_rejected(): void {
		foreach ( array( array( '01/02/2026' ), array( '13/02/2026', '02/13/2026' ) ) as $texts ) {
			$dates = new Date_Parser( new DateTimeZone( 'UTC' ) );

			array_map( array( $dates, 'add_sample' ), $texts );

			try {
				$dates->detect_order();
				$this->fail( 'The dates were not rejected.' );
			} catch ( Import_Exception $exception ) {
				$this->assertStringContainsString( '--dates=', $exception->getMessage() );
			}
		}
	}

	public function test_dates_with_dots_start_with_the_day(): void {
		foreach ( array( '', 'dmy', 'mdy' ) as $order ) {
			$dates = new Date_Parser( new DateTimeZone( 'UTC' ), $order );

			array_map( array( $dates, 'add_sample' ), array( '05.13.2026', '13.05.2026', '05/13/2026' ) );
			$dates->detect_order();

			$this->assertSame( '2026-06-05 00:00:00', $dates->parse( '05.06.2026' ) );
			$this->assertNull( $dates->parse( '05.13.2026' ) );
			$this->assertSame( 'dmy' === $order ? null : '2026-05-13 00:00:00', $dates->parse( '05/13/2026' ) );
		}

		// A full stop ends a sentence.
		$this->assertSame( '2026-05-06 00:00:00', ( new Date_Parser( new DateTimeZone( 'UTC' ), 'mdy' ) )->parse( '05/06/2026.' ) );
	}

	public function test_only_dates_that_exist_tell_the_order(): void {
		$dates = new Date_Parser( new DateTimeZone( 'UTC' ) );

		array_map( array( $dates, 'add_sample' ), array( '13/45/2026', '05/05/2026', 'Sat, 01/02/2026', 'Wed, 05/13/2026 10:00' ) );
		$dates->detect_order();

		$this->assertSame( '2026-01-02 00:00:00', $dates->parse( '01/02/2026' ) );

		// It is the same in both orders.
		$dates = new Date_Parser( new DateTimeZone( 'UTC' ) );

		$dates->add_sample( '05/05/2026' );
		$dates->detect_order();

		$this->assertSame( '2026-05-05 00:00:00', $dates->parse( '05/05/2026' ) );
	}

	/**
	 * Dates with names of months in ten languages, and other formats.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function dates(): array {
		$dates = array(
			'21-Jul-25' => '2025-07-21 00:00:00', '5-Aug-25' => '2025-08-05 00:00:00', 'Jul-21-25' => '2025-07-21 00:00:00',
				'2. März 2026 um 10:11 Uhr' => '2026-03-02 10:11:00',
			'2 févr. 2026 à 10h11' => '2026-02-02 10:11:00', '2 de marzo de 2026 10:11' => '2026-03-02 10:11:00',
				'2 marzo 2026, 10:11' => '2026-03-02 10:11:00',
			'2 de março de 2026 às 10:11' => '2026-03-02 10:11:00', '2 mrt 2026 10:11' => '2026-03-02 10:11:00',
				'2 marca 2026 r.' => '2026-03-02 00:00:00', '2 марта 2026 г., 10:11' => '2026-03-02 10:11:00',
			'2026年3月2日 10:11' => '2026-03-02 10:11:00', '2026年3月2日 午後3時05分' => '2026-03-02 15:05:00',
				'Mon, 2 Mar 2026 10:11:12 +0100' => '2026-03-02 09:11:12', 'Jul 21, 2025 3:04:05 AM PDT' => '2025-07-21 10:04:05',
			'20260302101112' => '2026-03-02 10:11:12', '1767225600' => '2026-01-01 00:00:00', '02.03.26' => '2026-03-02 00:00:00',
				'2026-03-02 10:11:12 (UTC)' => '2026-03-02 10:11:12',
			'2026. 03. 02. 10:11' => '2026-03-02 10:11:00', '2026-03-02T10:11:12-08:00' => '2026-03-02 18:11:12',
				'2026/03/02 10:11 JST' => '2026-03-02 01:11:00',
		);

		return array_combine( array_keys( $dates ), array_map( null, array_map( 'strval', array_keys( $dates ) ), $dates ) );
	}

	/**
	 * Names of months and two-digit years are understood.
	 *
	 * @dataProvider dates
	 * @param string $text Text.
	 * @param string $gmt  Date in GMT.
	 */
	public function test_dates_of_many_languages_are_parsed( string $text, string $gmt ): void {
		$this->assertSame( $gmt, ( new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) )->parse( $text ) );
	}

	public function test_time_and_zone_may_have_columns_of_their_own(): void {
		$dates = new Date_Parser( new DateTimeZone( 'America/New_York' ), 'dmy', '+00:00' );

		$this->assertSame( '2026-03-02 02:30:00', $dates->parse( '2026-03-02 02:30:00' ) );
		$this->assertSame( '2026-03-02 23:40:00', $dates->parse( '2026-03-02', '11:40 PM' ) );
		$this->assertSame( '2026-03-02 23:40:00', $dates->parse( '2026-03-02 00:00', '23:40' ) );
		$this->assertSame( '2026-07-18 14:02:11', $dates->parse( '2026-07-18', '10:02:11', 'Eastern Time (US & Canada)' ) );
		$this->assertNull( $dates->parse( '2026-07-18', 'noon' ) );
		$this->assertNull( $dates->parse( '2026-07-18 10:00', '11:00' ) );
	}

	public function test_the_usual_order_of_a_system_decides_where_dates_do_not(): void {
		foreach ( array( 'dmy' => '2026-02-01', 'mdy' => '2026-01-02' ) as $usual => $date ) {
			$dates = new Date_Parser( new DateTimeZone( 'UTC' ), '', '', $usual );

			$dates->add_sample( '01/02/2026' );
			$dates->detect_order();
			$this->assertSame( "$date 00:00:00", $dates->parse( '01/02/2026' ) );
		}
	}
}
