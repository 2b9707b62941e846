<?php
/**
 * Tests of personal data.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Settings\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Tests what report readers may not use, and what schemas say about it.
 */
final class PersonalDataTest extends TestCase {

	/**
	 * The user views reports.
	 */
	protected function setUp(): void {
		$GLOBALS['storedeck_test_capabilities'] = array( 'view_woocommerce_reports' );
		Registry::reset();
	}

	/**
	 * The other tests run as another user.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_capabilities'] );
		Registry::reset();
	}

	public function test_every_value_that_filters_is_refused(): void {
		$names = array( 'search', 'filter_empty' );

		foreach ( array( 'a', '0', 0, ' ', array( 'email' ), array( '0' ) ) as $value ) {
			$this->assertSame( array( 'search' ), Personal_Data::find_refused( array( 'search' => $value ), $names ) );
		}

		foreach ( array( '', null, array() ) as $value ) {
			$this->assertSame( array(), Personal_Data::find_refused( array( 'search' => $value ), $names ) );
		}

		$this->assertSame( array(), Personal_Data::find_refused( array( 'page' => '1' ), $names ) );
	}

	public function test_only_names_of_customers_are_described_as_such(): void {
		$name = array( 'name' => array( 'type' => 'string' ) );

		$this->assertStringContainsString( 'Customer', Personal_Data::describe_customer( $name )['name']['description'] );

		$reports = Registry::get_registered();
		$taxes   = Schema::for_items( 'taxes', $reports['taxes']['items'] )['properties'];
		$files   = Schema::for_items( 'downloads', $reports['downloads']['items'] )['properties'];

		$this->assertArrayHasKey( 'name', $taxes );
		$this->assertArrayNotHasKey( 'description', $taxes['name'] );
		$this->assertStringContainsString( 'Empty', $files['username']['description'] );
	}
}
