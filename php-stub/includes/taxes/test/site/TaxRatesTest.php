<?php
/**
 * Tests the tax rates of the store.
 *
 * @package Storedeck
 */

namespace Storedeck\Taxes\Test\Site;

use Storedeck\Setup\Task_Status;
use Storedeck\Taxes\Tax_Rate_Finder;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tax rates: what is refused, where they are found, and their order.
 */
final class TaxRatesTest extends SiteTestCase {

	private const TAXES = '/wc-analytics/taxes';

	private const CALIFORNIA = array( 'country' => 'US', 'state' => 'CA', 'name' => 'State tax', 'rate' => '7.25' );

	/**
	 * Creates a rate.
	 *
	 * @param array<string, mixed> $values Fields.
	 * @return array<string, mixed>
	 */
	private static function create( array $values ): array {
		return self::write( 'POST', self::TAXES, $values );
	}

	/**
	 * Names of the rates of a list.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return string[]
	 */
	private static function find( array $query ): array {
		return array_column( self::get( self::TAXES, $query ), 'name' );
	}

	/**
	 * Asserts that a request names a field as invalid.
	 *
	 * @param string               $field  Field.
	 * @param array<string, mixed> $values Values.
	 * @param string               $path   Path of the rate; empty to create one.
	 */
	private function assert_refused( string $field, array $values, string $path = '' ): void {
		$response = self::send( '' === $path ? 'POST' : 'PUT', self::TAXES . $path, $values );

		$this->assertSame( 400, $response->status, (string) wp_json_encode( $response->body ) );
		$this->assertSame( array( $field ), array_keys( $response->body['data']['params'] ) );
	}

	/**
	 * Values that are refused, with their field.
	 *
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public function refused(): array {
		return array(
			'no number'           => array( 'rate', array( 'rate' => 'much' ) ),
			'negative'            => array( 'rate', array( 'rate' => '-1' ) ),
			'more than the price' => array( 'rate', array( 'rate' => '100.01' ) ),
			'unknown country'     => array( 'country', array( 'country' => 'XX' ) ),
			'unknown state'       => array( 'state', array( 'country' => 'US', 'state' => 'ZZ' ) ),
			'state of no country' => array( 'state', array( 'state' => 'CA' ) ),
			'priority of 0'       => array( 'priority', array( 'priority' => 0 ) ),
		);
	}

	/**
	 * Refusals.
	 *
	 * @dataProvider refused
	 * @param string               $field  Field.
	 * @param array<string, mixed> $values Values.
	 */
	public function test_it_names_the_field_of_a_refused_value( string $field, array $values ): void {
		$this->assert_refused( $field, $values + array( 'rate' => '19', 'name' => 'VAT' ) );
		$this->assertSame( array(), self::find( array() ) );
	}

	public function test_a_state_must_belong_to_the_country_that_the_rate_has_then(): void {
		$path = '/' . self::create( self::CALIFORNIA )['id'];

		$this->assert_refused( 'state', array( 'country' => 'CA' ), $path );
		$moved = self::write( 'PUT', self::TAXES . $path, array( 'country' => 'CA', 'state' => 'british columbia' ) );
		$this->assertSame( 'BC', $moved['state'] );
		// Countries without a list of states have any.
		self::write( 'PUT', self::TAXES . $path, array( 'country' => 'VA', 'state' => 'Old town' ) );
	}

	public function test_it_refuses_a_second_rate_for_the_same_addresses_class_and_priority(): void {
		$first = self::create( self::CALIFORNIA + array( 'postcodes' => array( '94*', '90001' ) ) );
		$same  = array( 'state' => 'ca', 'postcode' => '90001;94*', 'rate' => '8' ) + self::CALIFORNIA;

		$this->assert_refused( 'priority', $same );

		$others = array( 'postcode' => '94*', 'priority' => 2, 'class' => 'zero-rate', 'city' => 'Oakland' );

		foreach ( $others as $field => $other ) {
			$id = self::create( array( $field => $other ) + $same )['id'];
		}

		$this->assert_refused( 'priority', array( 'cities' => array() ), "/$id" );
		// A rate is no duplicate of itself.
		self::write( 'PUT', self::TAXES . '/' . $first['id'], $same );
	}

	public function test_values_that_a_duplicate_already_has_do_not_keep_it_from_being_edited(): void {
		$id = self::create( self::CALIFORNIA )['id'];
		self::sql(
			"INSERT INTO {prefix}woocommerce_tax_rates
				( tax_rate_country, tax_rate_state, tax_rate, tax_rate_name, tax_rate_priority, tax_rate_order )
				VALUES ( 'US', 'CA', '1.0000', 'Copy', 1, 5 )"
		);

		$this->assertSame( '8.0000', self::write( 'PUT', self::TAXES . "/$id", array( 'rate' => '8' ) + self::CALIFORNIA )['rate'] );
	}

	public function test_it_finds_rates_by_country_and_by_words_of_all_their_places(): void {
		self::create( self::CALIFORNIA );
		self::create( array( 'country' => 'BR', 'name' => 'VAT', 'rate' => '19' ) );
		$cities = array( 'São Paulo', 'Rio' );
		self::create( array( 'country' => 'BR', 'name' => 'City tax', 'rate' => '0', 'cities' => $cities, 'postcode' => '27498' ) );

		$this->assertSame( array( 'VAT', 'City tax' ), self::find( array( 'country' => 'br' ) ) );
		$this->assertSame( array( 'VAT', 'City tax' ), self::find( array( 'search' => 'brazil' ) ) );
		$this->assertSame( array( 'City tax' ), self::find( array( 'search' => 'rio brazil' ) ) );
		$this->assertSame( array( 'City tax' ), self::find( array( 'search' => 'são' ) ) );
		$this->assertSame( array( 'City tax' ), self::find( array( 'search' => '27498' ) ) );
		$this->assertSame( array(), self::find( array( 'search' => '27498', 'country' => 'US' ) ) );
		$this->assertSame( array( 'State tax' ), self::find( array( 'search' => 'us-ca' ) ) );
	}

	public function test_a_new_rate_comes_last_and_can_be_moved_before_another(): void {
		$create = static fn( string $code ): int => self::create( array( 'name' => $code, 'country' => $code ) )['id'];
		$ids    = array_map( $create, array( 'DE', 'FR', 'IT' ) );
		$this->assertSame( array( 'DE', 'FR', 'IT' ), self::find( array() ) );

		// Rates of other systems may all have the same number.
		self::sql( 'UPDATE {prefix}woocommerce_tax_rates SET tax_rate_order = 0' );
		self::write( 'PUT', self::TAXES . "/$ids[2]", array( 'before' => $ids[1] ) );
		$this->assertSame( array( 'DE', 'IT', 'FR' ), self::find( array() ) );
		self::write( 'PUT', self::TAXES . "/$ids[1]", array( 'before' => $ids[0] ) );
		$this->assertSame( array( 'FR', 'DE', 'IT' ), self::find( array() ) );

		$create( 'ES' );
		$this->assertSame( array( 'FR', 'DE', 'IT', 'ES' ), self::find( array() ) );
		$this->assert_refused( 'before', array( 'before' => 999999 ), "/$ids[0]" );
	}

	public function test_of_equal_rates_the_first_one_in_order_applies(): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );
		$address = array( 'country' => 'US', 'state' => 'CA', 'postcode' => '94110', 'city' => 'Oakland' );
		$first   = self::create( self::CALIFORNIA + array( 'postcode' => '94*' ) )['id'];
		$second  = self::create( self::CALIFORNIA + array( 'city' => 'Oakland' ) )['id'];
		$this->assertSame( array( $first ), array_keys( Tax_Rate_Finder::find( $address, '' ) ) );

		self::write( 'PUT', self::TAXES . "/$second", array( 'before' => $first ) );
		$this->assertSame( array( $second ), array_keys( Tax_Rate_Finder::find( $address, '' ) ) );
	}

	public function test_the_task_is_complete_once_there_is_a_rate(): void {
		$this->assertFalse( Task_Status::get_all()['isTaxComplete'] );

		$id = self::create( self::CALIFORNIA )['id'];
		$this->assertTrue( Task_Status::get_all()['isTaxComplete'] );

		self::write( 'DELETE', self::TAXES . "/$id?force=true" );
		$this->assertFalse( Task_Status::get_all()['isTaxComplete'] );

		update_option( 'woocommerce_no_sales_tax', 'yes' );
		$this->assertTrue( Task_Status::get_all()['isTaxComplete'] );
	}
}
