<?php
/**
 * Tests of the wishes.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo\Test;

use InvalidArgumentException;
use PHPUnit\Framework\TestCase;
use Storedeck\Demo\Demo_Options;

defined( 'ABSPATH' ) || exit;

/**
 * Options.
 */
final class OptionsTest extends TestCase {
	/**
	 * The present day is that of the shop, not of Greenwich.
	 */
	public function test_present_day_is_the_shops(): void {
		$options = Demo_Options::from( array(), gmmktime( 3, 0, 0, 6, 1, 2026 ) );
		$this->assertSame( '2026-05-31', $options->today );
		$this->assertSame( 1, $options->seed );
	}

	/**
	 * Wrong wishes are refused.
	 *
	 * @dataProvider wrong
	 * @param array<string, string> $wishes Wishes.
	 * @param string                $part   Part of the message.
	 */
	public function test_wrong( array $wishes, string $part ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->expectExceptionMessage( $part );
		Demo_Options::from( $wishes, gmmktime( 3, 0, 0, 6, 1, 2026 ) );
	}

	/**
	 * Wrong wishes.
	 *
	 * @return array<string, array{array<string, string>, string}>
	 */
	public function wrong(): array {
		return array(
			'no number'      => array( array( 'orders' => '5e3' ), 'orders' ),
			'negative'       => array( array( 'orders' => '-5' ), 'orders' ),
			'line break'     => array( array( 'seed' => "1\n" ), 'seed' ),
			'too many'       => array( array( 'orders' => '9999999' ), '2000000' ),
			'no date'        => array( array( 'today' => '2026-02-30' ), '2026-02-30' ),
			'empty date'     => array( array( 'today' => '' ), 'date' ),
			'tomorrow there' => array( array( 'today' => '2026-06-01' ), 'future' ),
			'unknown'        => array( array( 'order' => '5' ), 'order' ),
		);
	}

	/**
	 * Words of the command line.
	 */
	public function test_words(): void {
		$this->assertSame(
			array(
				'wp'     => '/a b=c',
				'orders' => '5',
			),
			Demo_Options::words( array( '--wp=/a b=c', '--orders=5' ), array( 'wp', 'orders' ) )
		);
		$this->expectException( InvalidArgumentException::class );
		Demo_Options::words( array( '--orders' ), array( 'wp', 'orders' ) );
	}
}
