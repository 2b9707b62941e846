<?php
/**
 * Tests of Server_Load.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Server_Load;

defined( 'ABSPATH' ) || exit;

/**
 * The share of its time that a job works.
 */
final class ServerLoadTest extends TestCase {

	/**
	 * Load averages, limits and shares.
	 *
	 * @return array<string, array{0: array<int, float>|false, 1: float, 2: float}>
	 */
	public static function provide_loads(): array {
		return array(
			'no load' => array( array( 0.0 ), 8.0, 1.0 ),
			'the limit' => array( array( 8.0 ), 8.0, 1.0 ),
			'a little above' => array( array( 10.0 ), 8.0, 0.8 ),
			'twice the limit' => array( array( 16.0 ), 8.0, 0.5 ),
			'ten times the limit' => array( array( 80.0 ), 8.0, 0.1 ),
			'a limit of 0' => array( array( 1.0 ), 0.0, 0.0 ),
			'a limit of less' => array( array( 0.0 ), -1.0, 0.0 ),
			'Windows has no load' => array( false, 8.0, 1.0 ),
		);
	}

	/**
	 * @dataProvider provide_loads
	 *
	 * @param array<int, float>|false $loads Load averages.
	 * @param float                   $limit Limit.
	 * @param float                   $share Share.
	 */
	public function test_share_shrinks_with_the_load( $loads, float $limit, float $share ): void {
		$this->assertEqualsWithDelta( $share, Server_Load::compute_share( $loads, $limit ), 0.0001 );
	}
}
