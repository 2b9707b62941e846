<?php
/**
 * Tests of Tax_Rate_Finder.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Taxes\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Store\Taxes\Tax_Rate_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Tax_Rate_Finder.
 */
final class TaxRateFinderTest extends TestCase {

	/**
	 * An address must match the postcodes and the cities of a rate.
	 *
	 * @dataProvider places
	 * @param bool                    $expected Whether the address matches.
	 * @param array<string, string[]> $places   Locations.
	 */
	public function test_places( bool $expected, array $places ): void {
		$address = array(
			'postcode' => '94110',
			'city'     => 'San Francisco',
		);

		$this->assertSame( $expected, Tax_Rate_Finder::matches( $places, $address ) );
	}

	/**
	 * Locations and whether the address matches.
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
