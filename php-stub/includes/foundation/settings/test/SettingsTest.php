<?php
/**
 * Tests of Settings.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Settings\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Settings.
 */
final class SettingsTest extends TestCase {

	/**
	 * Statuses have no prefix in whatever form the list is stored, and an empty
	 * list is empty.
	 *
	 * @dataProvider lists
	 * @param mixed    $stored   Option; null when there is none.
	 * @param string[] $expected Statuses.
	 */
	public function test_excluded_statuses_have_no_prefix( $stored, array $expected ): void {
		$GLOBALS['storedeck_test_options'] = array( 'woocommerce_excluded_report_order_statuses' => $stored );

		$this->assertSame( $expected, Settings::get_excluded_statuses() );

		$GLOBALS['storedeck_test_options'] = array();
	}

	/**
	 * Stored lists and the statuses they contain.
	 *
	 * @return array<string, array{mixed, string[]}>
	 */
	public function lists(): array {
		return array(
			'never stored'  => array( null, array( 'pending', 'cancelled', 'failed' ) ),
			'a list'        => array( array( 'failed' ), array( 'failed' ) ),
			'with prefixes' => array( array( 'wc-pending', 'failed' ), array( 'pending', 'failed' ) ),
			'none'          => array( array(), array() ),
			'emptied'       => array( '', array() ),
			'one text'      => array( 'wc-failed', array( 'failed' ) ),
			'not statuses'  => array( array( '', 7, array( 'failed' ) ), array() ),
		);
	}
}
