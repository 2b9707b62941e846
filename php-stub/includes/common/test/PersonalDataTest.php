<?php
/**
 * Tests of personal data.
 *
 * @package Storedeck
 */

namespace Storedeck\Common\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Common\Personal_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Tests what report readers may not use.
 */
final class PersonalDataTest extends TestCase {

	/**
	 * The user views reports.
	 */
	protected function setUp(): void {
		$GLOBALS['storedeck_test_capabilities'] = array( 'view_woocommerce_reports' );
	}

	/**
	 * The other tests run as another user.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_capabilities'] );
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
}
