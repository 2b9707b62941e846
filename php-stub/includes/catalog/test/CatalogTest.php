<?php
/**
 * Tests of stock, prices and combinations.
 *
 * @package Storedeck
 */

namespace Storedeck\Catalog\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Catalog\Option_Combinations;
use Storedeck\Host\Products\Product_Prices;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Stock, Product_Prices and Option_Combinations.
 */
final class CatalogTest extends TestCase {

	/**
	 * The stock status follows from the quantity.
	 */
	public function test_stock_status_follows_from_the_quantity(): void {
		$this->assertSame( 'instock', Stock::get_status( 1, 'no', 0 ) );
		$this->assertSame( 'outofstock', Stock::get_status( 0, 'no', 0 ) );
		$this->assertSame( 'onbackorder', Stock::get_status( 0, 'notify', 0 ) );
		$this->assertSame( 'onbackorder', Stock::get_status( -3, 'yes', 0 ) );
		$this->assertSame( 'outofstock', Stock::get_status( 2, 'no', 2 ) );
	}

	/**
	 * A sale price applies between its dates, and only when it is lower than
	 * the regular price.
	 */
	public function test_sale_price_applies_between_its_dates(): void {
		$this->assertFalse( Product_Prices::is_on_sale_at( '10', '', null, null, 50 ) );
		$this->assertTrue( Product_Prices::is_on_sale_at( '10', '8', null, null, 50 ) );
		$this->assertTrue( Product_Prices::is_on_sale_at( '10', '8', 50, 50, 50 ) );
		$this->assertFalse( Product_Prices::is_on_sale_at( '10', '8', 51, null, 50 ) );
		$this->assertFalse( Product_Prices::is_on_sale_at( '10', '8', null, 49, 50 ) );
		$this->assertFalse( Product_Prices::is_on_sale_at( '10', '10', null, null, 50 ) );
		$this->assertTrue( Product_Prices::is_on_sale_at( '10', '0', null, null, 50 ) );
	}

	/**
	 * Each option is combined with each other one, whatever the order of the
	 * attributes.
	 */
	public function test_combines_each_option_with_each_other_one(): void {
		$this->assertSame( array(), Option_Combinations::create( array() ) );

		$combinations = Option_Combinations::create(
			array(
				'size'  => array( 's', 'm' ),
				'color' => array( 'red', 'blue', 'green' ),
				'none'  => array(),
			)
		);

		$this->assertCount( 6, $combinations );
		$this->assertContains(
			array(
				'color' => 'blue',
				'size'  => 'm',
			),
			$combinations
		);
	}
}
