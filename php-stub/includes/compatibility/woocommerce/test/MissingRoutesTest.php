<?php
/**
 * Tests of Missing_Routes.
 *
 * @package Storedeck
 */

namespace Storedeck\Compatibility\Woocommerce\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Compatibility\Woocommerce\Missing_Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the routes that the browser requests elsewhere.
 */
final class MissingRoutesTest extends TestCase {

	public function test_keeps_the_replacements_of_other_plugins(): void {
		$this->assertSame(
			array(
				'wc-analytics'                       => 'acme/v1',
				'wc-analytics/products/low-in-stock' => 'storedeck/v1/products/low-in-stock',
			),
			Missing_Routes::add_replaced( array( 'wc-analytics' => 'acme/v1' ) )
		);
		$this->assertArrayHasKey( 'wc-analytics/products/low-in-stock', Missing_Routes::add_replaced( null ) );
	}
}
