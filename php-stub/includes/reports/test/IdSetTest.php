<?php
/**
 * Tests counting distinct ids over sets.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Id_Set;

defined( 'ABSPATH' ) || exit;

/**
 * Tests counting distinct ids over sets.
 */
final class IdSetTest extends TestCase {

	/**
	 * Passes sets of ids.
	 *
	 * @dataProvider get_sets
	 * @param array<int, int[]> $sets Sets.
	 */
	public function test_each_id_is_counted_once( array $sets ): void {
		$packed = array_map( array( Id_Set::class, 'pack' ), $sets );

		$this->assertSame( count( array_unique( array_merge( array(), ...$sets ) ) ), Id_Set::count( $packed ) );

		foreach ( $packed as $set ) {
			$this->assertMatchesRegularExpression( '~^[LM][A-Za-z0-9+/=]*$~', $set );
		}
	}

	/**
	 * Sets of ids.
	 *
	 * @return array<string, array{array<int, int[]>}>
	 */
	public function get_sets(): array {
		mt_srand( 3 );

		$many = array();

		for ( $list = 0; $list < 12; $list++ ) {
			for ( $id = 0; $id < 300; $id++ ) {
				$many[ $list ][] = mt_rand( 0, 4000 );
			}
		}

		return array(
			'nothing'                 => array( array() ),
			'empty lists'             => array( array( array(), array() ) ),
			'zero'                    => array( array( array( 0 ), array( 0 ) ) ),
			'dense lists'             => array( array( array( 1, 2, 3, 7, 8 ), array( 3, 4, 9, 16 ) ) ),
			'a high id'               => array( array( array( 9007199254740991 ), array( 9007199254740991, 5000000000 ) ) ),
			'dense and scattered'     => array( array( range( 1, 500 ), array( 3, 77, 1000000 ), array( 500, 501, 1000000 ) ) ),
			'many ids many times'     => array( $many ),
			'an id twice in its list' => array( array( array( 5, 5, 900000 ), array( 5 ) ) ),
		);
	}
}
