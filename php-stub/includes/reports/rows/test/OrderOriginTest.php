<?php

namespace Storedeck\Reports\Rows\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Rows\Order_Result_Mapper;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the text of each type of source.
 */
final class OrderOriginTest extends TestCase {

	/**
	 * Arguments and the expected text.
	 *
	 * @return list<array{string, string, string, string}>
	 */
	public static function get_origins(): array {
		return array(
			array( 'utm', 'newsletter', 'checkout', 'Source: Newsletter' ),
			array( 'organic', 'google', 'checkout', 'Organic: Google' ),
			array( 'referral', 'acme.test', 'checkout', 'Referral: Acme.test' ),
			array( 'typein', '(direct)', 'checkout', 'Direct' ),
			array( 'mobile_app', '', 'checkout', 'Mobile app' ),
			array( 'admin', '', 'admin', 'Web admin' ),
			array( '', '', 'admin', 'Web admin' ),
			array( 'utm', 'newsletter', 'admin', 'Source: Newsletter' ),
			array( '', '', 'checkout', 'Unknown' ),
			array( 'other', 'x', '', 'Unknown' ),
		);
	}

	/**
	 * Checks an origin.
	 *
	 * @dataProvider get_origins
	 * @param string $created_via How the order was created.
	 * @param string $expected    Text.
	 */
	public function test_describes_the_origin( string $type, string $source, string $created_via, string $expected ): void {
		$this->assertSame( $expected, Order_Result_Mapper::describe_origin( $type, $source, $created_via ) );
	}
}
