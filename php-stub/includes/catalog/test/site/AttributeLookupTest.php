<?php
/**
 * Tests the lookup table of product attributes.
 *
 * @package Storedeck
 */

namespace Storedeck\Catalog\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the lookup table of product attributes.
 */
final class AttributeLookupTest extends SiteTestCase {

	/**
	 * An attribute with the terms A and B.
	 *
	 * @var int
	 */
	private static int $attribute;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$attribute = self::write( 'POST', '/wc-analytics/products/attributes', array( 'name' => 'Letter' ) )['id'];

		foreach ( array( 'A', 'B' ) as $name ) {
			self::write( 'POST', '/wc-analytics/products/attributes/' . self::$attribute . '/terms', array( 'name' => $name ) );
		}
	}

	/**
	 * Creates a product with the attribute.
	 *
	 * @param array<string, mixed> $values       Values.
	 * @param bool                 $is_variation Whether variations have the attribute.
	 */
	private static function create( array $values, bool $is_variation = false ): int {
		$attribute = array( 'id' => self::$attribute, 'options' => array( 'A', 'B' ), 'variation' => $is_variation );

		return self::create_product( $values + array( 'attributes' => array( $attribute ) ) );
	}

	/**
	 * Whether each row of a product or its variations is in stock.
	 *
	 * @param int $product Id.
	 * @return array<int, int> By item.
	 */
	private static function read( int $product ): array {
		return array_map(
			'intval',
			array_column(
				self::sql(
					"SELECT product_id, in_stock FROM {prefix}storedeck_product_attributes_lookup
					WHERE product_or_parent_id = $product ORDER BY product_id"
				),
				'in_stock',
				'product_id'
			)
		);
	}

	/**
	 * Stock of products.
	 *
	 * @testWith [{"stock_status": "instock"}, 1]
	 *           [{"stock_status": "outofstock"}, 0]
	 *           [{"stock_status": "onbackorder"}, 1]
	 *           [{"manage_stock": true, "stock_quantity": 3}, 1]
	 *           [{"manage_stock": true, "stock_quantity": 0}, 0]
	 *           [{"manage_stock": true, "stock_quantity": 0, "backorders": "yes"}, 1]
	 * @param array<string, mixed> $values   Values.
	 * @param int                  $in_stock Whether it is in stock.
	 */
	public function test_it_has_the_stock_of_a_product( array $values, int $in_stock ): void {
		$product = self::create( $values );
		$this->assertSame( array( $product => $in_stock ), self::read( $product ) );
	}

	public function test_it_follows_the_stock_of_each_variation_and_of_the_product_where_it_manages_the_stock(): void {
		$product = self::create( array( 'type' => 'variable', 'manage_stock' => true, 'stock_quantity' => 0 ), true );
		$path    = "/wc-analytics/products/$product";
		$create  = static fn( string $option, array $values = array() ): int => self::write(
			'POST',
			"$path/variations",
			$values + array( 'regular_price' => '1', 'attributes' => array( array( 'id' => self::$attribute, 'option' => $option ) ) )
		)['id'];
		$own     = $create( 'A', array( 'manage_stock' => true, 'stock_quantity' => 2 ) );
		$shared  = $create( 'B' );
		$this->assertSame( array( $own => 1, $shared => 0 ), self::read( $product ) );

		self::write( 'PUT', $path, array( 'stock_quantity' => 5 ) );
		self::write( 'PUT', "$path/variations/$own", array( 'stock_quantity' => 0 ) );
		$this->assertSame( array( $own => 0, $shared => 1 ), self::read( $product ) );
	}
}
