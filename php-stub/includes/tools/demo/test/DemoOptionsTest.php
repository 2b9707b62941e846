<?php
/**
 * Tests of Demo_Options.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Demo\Test;

use InvalidArgumentException;
use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Demo\Demo_Options;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the options of the generator.
 */
final class DemoOptionsTest extends TestCase {
	public function test_today_is_the_current_day_in_the_store_time_zone(): void {
		$options = Demo_Options::from( array(), gmmktime( 3, 0, 0, 6, 1, 2026 ) );
		$this->assertSame( '2026-05-31', $options->today );
		$this->assertSame( 1, $options->seed );
	}

	/**
	 * Passes invalid options.
	 *
	 * @dataProvider get_invalid_options
	 * @param array<string, string> $options Options.
	 * @param string                $part    Part of the message.
	 */
	public function test_invalid_options_are_rejected( array $options, string $part ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->expectExceptionMessage( $part );
		Demo_Options::from( $options, gmmktime( 3, 0, 0, 6, 1, 2026 ) );
	}

	/**
	 * Invalid options with a part of the message.
	 *
	 * @return array<string, array{array<string, string>, string}>
	 */
	public function get_invalid_options(): array {
		return array(
			'not a number'         => array( array( 'orders' => '5e3' ), 'orders' ),
			'a negative number'    => array( array( 'orders' => '-5' ), 'orders' ),
			'a line break'         => array( array( 'seed' => "1\n" ), 'seed' ),
			'too many orders'      => array( array( 'orders' => '9999999' ), '2000000' ),
			'not a date'           => array( array( 'today' => '2026-02-30' ), '2026-02-30' ),
			'an empty date'        => array( array( 'today' => '' ), 'date' ),
			'tomorrow'             => array( array( 'today' => '2026-06-01' ), 'future' ),
			'an unknown parameter' => array( array( 'order' => '5' ), 'order' ),
		);
	}
}
