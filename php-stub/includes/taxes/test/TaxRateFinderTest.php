<?php
/**
 * Tests of Tax_Rate_Finder.
 *
 * @package Storedeck
 */

namespace Storedeck\Taxes\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Taxes\Tax_Rate_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Tax_Rate_Finder.
 */
final class TaxRateFinderTest extends TestCase {

	/**
	 * An address must match the postcodes and the cities of a rate.
	 *
	 * @dataProvider locations
	 * @param bool                    $expected  Whether the address matches.
	 * @param array<string, string[]> $locations Locations.
	 */
	public function test_an_address_must_match_all_locations_of_a_rate( bool $expected, array $locations ): void {
		$address = array(
			'postcode' => '94110',
			'city'     => 'San Francisco',
		);

		$this->assertSame( $expected, Tax_Rate_Finder::matches( $locations, $address ) );
	}

	/**
	 * Locations and whether the address matches.
	 *
	 * @return array<string, array{bool, array<string, string[]>}>
	 */
	public function locations(): array {
		return array(
			'no location'            => array( true, array() ),
			'the same postcode'      => array( true, array( 'postcode' => array( '10001', '94110' ) ) ),
			'another postcode'       => array( false, array( 'postcode' => array( '94111' ) ) ),
			'a postcode prefix'      => array( true, array( 'postcode' => array( '94*' ) ) ),
			'a postcode range'       => array( true, array( 'postcode' => array( '94000...94200' ) ) ),
			'another postcode range' => array( false, array( 'postcode' => array( '94200...94300' ) ) ),
			'the same city'          => array( true, array( 'city' => array( 'SAN FRANCISCO' ) ) ),
			'another city'           => array(
				false,
				array(
					'postcode' => array( '94*' ),
					'city'     => array( 'OAKLAND' ),
				),
			),
		);
	}
}
