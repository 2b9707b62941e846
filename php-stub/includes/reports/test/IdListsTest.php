<?php
/**
 * Tests of Id_Set.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Id_Set;

defined( 'ABSPATH' ) || exit;

/**
 * Different ids over several lists.
 */
final class IdListsTest extends TestCase {

	/**
	 * Lists and how many different ids they have together.
	 *
	 * @dataProvider lists
	 * @param array<int, int[]> $lists Lists.
	 */
	public function test_counts_each_id_once( array $lists ): void {
		$packed = array_map( array( Id_Set::class, 'pack' ), $lists );

		$this->assertSame( count( array_unique( array_merge( array(), ...$lists ) ) ), Id_Set::count( $packed ) );

		foreach ( $packed as $list ) {
			$this->assertMatchesRegularExpression( '~^[LM][A-Za-z0-9+/=]*$~', $list );
		}
	}

	/**
	 * Lists.
	 *
	 * @return array<string, array{array<int, int[]>}>
	 */
	public function lists(): array {
		mt_srand( 3 );

		$many = array();

		for ( $list = 0; $list < 12; $list++ ) {
			for ( $id = 0; $id < 300; $id++ ) {
				$many[ $list ][] = mt_rand( 0, 4000 );
			}
		}

		return array(
			'nothing'                => array( array() ),
			'empty lists'            => array( array( array(), array() ) ),
			'zero'                   => array( array( array( 0 ), array( 0 ) ) ),
			'dense lists'            => array( array( array( 1, 2, 3, 7, 8 ), array( 3, 4, 9, 16 ) ) ),
			'a high id'              => array( array( array( 9007199254740991 ), array( 9007199254740991, 5000000000 ) ) ),
			'dense and scattered'    => array( array( range( 1, 500 ), array( 3, 77, 1000000 ), array( 500, 501, 1000000 ) ) ),
			'many ids many times'    => array( $many ),
			'an id twice in its list' => array( array( array( 5, 5, 900000 ), array( 5 ) ) ),
		);
	}
}
