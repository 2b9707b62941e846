<?php
/**
 * Tests of the catalog.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Tools\Demo\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Demo\Demo_Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Demo_Catalog.
 */
final class DemoCatalogTest extends TestCase {
	/**
	 * Prices end in 99.
	 */
	public function test_prices_are_rounded_to_the_nearest_one_that_ends_in_99(): void {
		$this->assertSame( 1999, Demo_Catalog::to_charm_price( 1960 ) );
		$this->assertSame( 1899, Demo_Catalog::to_charm_price( 1940 ) );
		$this->assertSame( 99, Demo_Catalog::to_charm_price( 3 ) );
	}
}
