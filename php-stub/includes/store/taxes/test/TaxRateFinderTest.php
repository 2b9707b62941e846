<?php
/**
 * Tests of where tax rates hold.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Taxes\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Store\Taxes\Tax_Rate_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Postcodes and cities of rates.
 */
final class TaxRateFinderTest extends TestCase {

	/**
	 * An address lies in a place, or does not.
	 *
	 * @dataProvider places
	 * @param bool                    $expected Whether it does.
	 * @param array<string, string[]> $places   Places.
	 */
	public function test_places( bool $expected, array $places ): void {
		$address = array(
			'postcode' => '94110',
			'city'     => 'San Francisco',
		);

		$this->assertSame( $expected, Tax_Rate_Finder::matches( $places, $address ) );
	}

	/**
	 * Places.
	 *
	 * @return array<string, array{bool, array<string, string[]>}>
	 */
	public function places(): array {
		return array(
			'anywhere'       => array( true, array() ),
			'that postcode'  => array( true, array( 'postcode' => array( '10001', '94110' ) ) ),
			'another one'    => array( false, array( 'postcode' => array( '94111' ) ) ),
			'a beginning'    => array( true, array( 'postcode' => array( '94*' ) ) ),
			'a range'        => array( true, array( 'postcode' => array( '94000...94200' ) ) ),
			'another range'  => array( false, array( 'postcode' => array( '94200...94300' ) ) ),
			'that city'      => array( true, array( 'city' => array( 'SAN FRANCISCO' ) ) ),
			'both must hold' => array(
				false,
				array(
					'postcode' => array( '94*' ),
					'city'     => array( 'OAKLAND' ),
				),
			),
		);
	}
}
