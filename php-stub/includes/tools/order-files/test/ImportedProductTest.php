<?php
/**
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Imported_Product;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the products of a file with orders.
 */
final class ImportedProductTest extends TestCase {

	/**
	 * Rows of a product, the first one is the latest.
	 */
	private const ROWS = array(
		array( '2026-03-01', array( 'name' => 'Cap', 'categories' => '', 'price' => ' ' ) ),
		array( '2026-02-01', array( 'name' => 'cap', 'categories' => 'Hats', 'price' => '12' ) ),
		array( '2026-01-01', array( 'name' => 'CAP', 'categories' => 'Clothes', 'price' => '10' ) ),
	);

	/**
	 * An empty cell of a later row leaves the value of an earlier one.
	 */
	public function test_each_field_has_its_latest_value_in_any_sequence_of_rows(): void {
		foreach ( array( self::ROWS, array_reverse( self::ROWS ) ) as $rows ) {
			$product = new Imported_Product();

			foreach ( $rows as list( $rank, $values ) ) {
				$product->add( $rank, $values );
			}

			$this->assertSame( 'Cap', $product->get( 'name' ) );
			$this->assertSame( 'Hats', $product->get( 'categories' ) );
			$this->assertSame( '12', $product->get( 'price' ) );
			$this->assertSame( '', $product->get( 'sku' ) );
		}
	}

	/**
	 * Two lines of an order may name different prices.
	 */
	public function test_rows_of_the_same_date_give_the_same_value_in_any_sequence(): void {
		foreach ( array( array( '9', '10' ), array( '10', '9' ) ) as $prices ) {
			$product = new Imported_Product();

			foreach ( $prices as $price ) {
				$product->add( '2026-01-01', array( 'price' => $price ) );
			}

			$this->assertSame( '10', $product->get( 'price' ) );
		}
	}
}
