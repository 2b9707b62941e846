<?php
/**
 * Tests what imports change in products that exist.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

use Storedeck\Tools\Order_Files\Imports_List;

defined( 'ABSPATH' ) || exit;

/**
 * Each test imports variants of a product of the store.
 *
 * @group mariadb
 */
final class VariationsTest extends ImportTestCase {

	/**
	 * Columns of the files.
	 */
	private const COLUMNS = 'Order number,Date,Product,Variant,Price';

	/**
	 * Everything that the store has of a product and its variations, without what imports note.
	 *
	 * @param int $product Id.
	 * @return array<string, array<int, array<string, string|null>>> Rows by table.
	 */
	private static function read( int $product ): array {
		$ids  = "SELECT ID FROM {prefix}posts WHERE ID = $product OR post_parent = $product";
		$rows = array();

		foreach ( array( 'term_relationships' => 'object_id', 'storedeck_product_meta_lookup' => 'product_id',
			'storedeck_product_attributes_lookup' => 'product_id' ) as $table => $id ) {
			$rows[ $table ] = self::sql( "SELECT * FROM {prefix}$table WHERE $id IN ( $ids ) ORDER BY 1, 2" );
		}

		$rows['postmeta'] = self::sql( "SELECT post_id, meta_key, meta_value FROM {prefix}postmeta WHERE post_id IN ( $ids )"
			. " AND meta_key NOT LIKE '\\_storedeck%' ORDER BY 1, 2, 3" );

		return $rows;
	}

	/**
	 * Creates a variable product with stock, reviews and a global attribute.
	 *
	 * @return int Id.
	 */
	private static function create_variable(): int {
		$size = self::write( 'POST', '/wc-analytics/products/attributes', array( 'name' => 'Size' ) )['id'];

		self::write( 'POST', "/wc-analytics/products/attributes/$size/terms", array( 'name' => 'S' ) );

		$product = self::create_product(
			array(
				'name'           => 'Mug',
				'type'           => 'variable',
				'manage_stock'   => true,
				'stock_quantity' => 7,
				'tax_class'      => 'reduced-rate',
				'attributes'     => array(
					array(
						'id'        => $size,
						'options'   => array( 'S' ),
						'variation' => true,
					),
				),
			)
		);

		self::write(
			'POST',
			"/wc-analytics/products/$product/variations",
			array(
				'regular_price' => '9',
				'sale_price'    => '8',
				'attributes'    => array(
					array(
						'id'     => $size,
						'option' => 'S',
					),
				),
			)
		);

		foreach ( array( '_wc_rating_count' => array( 5 => 3 ), '_wc_average_rating' => '5.00',
			'total_sales' => '12' ) as $key => $value ) {
			update_post_meta( $product, $key, $value );
		}

		self::end_request();

		return $product;
	}

	public function test_a_new_variation_changes_only_attributes_and_prices_of_its_product(): void {
		$product = self::create_variable();
		$before  = self::read( $product );
		$row     = $before['storedeck_product_meta_lookup'][0];

		$this->assertSame( array( '7', '3', '12', '1', 'reduced-rate' ),
			array( (string) (float) $row['stock_quantity'], $row['rating_count'], $row['total_sales'], $row['onsale'],
			$row['tax_class'] ) );

		self::import_rows( self::COLUMNS, '1,2026-03-01,Mug,Color: Red,12.00', '2,2026-03-01,Mug,Color: Blue,4.00' );

		$after      = self::read( $product );
		$attributes = get_post_meta( $product, '_product_attributes', true );
		$prices     = array(
			'min_price' => $after['storedeck_product_meta_lookup'][0]['min_price'],
			'max_price' => $after['storedeck_product_meta_lookup'][0]['max_price'],
		);

		$this->assertSame( $prices + $row, $prices + $after['storedeck_product_meta_lookup'][0] );
		$this->assertEquals( array( 4, 12 ), array_map( 'floatval', array_values( $prices ) ) );
		$this->assertSame( array( 'pa_size', 'color' ), array_keys( $attributes ) );
		$this->assertSame( array( 'Blue | Red', 1, 1 ),
			array( $attributes['color']['value'], $attributes['color']['is_variation'], $attributes['pa_size']['is_taxonomy'] ) );
		$this->assertSame( $before['storedeck_product_attributes_lookup'], $after['storedeck_product_attributes_lookup'] );
		$this->assertSame( $before['storedeck_product_meta_lookup'][1], $after['storedeck_product_meta_lookup'][1] );

		self::undo();
		$this->assertSame( $before, self::read( $product ) );
	}

	public function test_orders_of_known_variations_do_not_change_their_product(): void {
		self::import_rows( self::COLUMNS, '1,2026-03-01,Mug,Red,12.00' );

		list( $product ) = array_column( self::get( '/wc-analytics/products', array( 'search' => 'Mug' ) ), 'id' );

		self::edit( $product, array( 'attributes' => array(), 'manage_stock' => true, 'stock_quantity' => 4 ) );

		$before = self::read( $product );
		$told   = self::import_rows( self::COLUMNS, '1,2026-03-01,Mug,Red,15.00', '2,2026-03-02,Mug,red,12.00' );

		$this->assertSame( array( 1, 1 ), array( $told['counts']['updated'], $told['counts']['created'] ) );
		$this->assertSame( $before, self::read( $product ) );
	}

	public function test_a_simple_product_is_simple_again_after_the_undo(): void {
		$color   = array(
			'name'    => 'Color',
			'options' => array( 'Red', 'C\\D' ),
		);
		$product = self::create_product(
			array(
				'name'         => 'Mug',
				'sale_price'   => '8',
				'stock_status' => 'outofstock',
				'attributes'   => array( $color ),
			)
		);
		$before  = self::read( $product );

		self::import_rows( self::COLUMNS, '1,2026-03-01,Mug,Color: Green,12.00' );
		self::import_rows( self::COLUMNS, '2,2026-03-01,Mug,Color: Blue,13.00' );

		$read = self::get( "/wc-analytics/products/$product" );

		$this->assertSame( array( 'variable', array( 'Red', 'C\\D', 'Green', 'Blue' ) ),
			array( $read['type'], $read['attributes'][0]['options'] ) );

		self::undo( (string) array_key_first( Imports_List::get() ) );
		$this->assertSame( 'variable', self::get( "/wc-analytics/products/$product" )['type'] );

		self::undo();
		$this->assertSame( $before, self::read( $product ) );
	}

	public function test_attributes_that_were_edited_since_remain(): void {
		$product = self::create_product( array( 'name' => 'Mug' ) );
		$size    = array(
			'name'    => 'Size',
			'options' => array( 'L' ),
		);

		self::import_rows( self::COLUMNS, '1,2026-03-01,Mug,Green,12.00' );
		self::edit( $product, array( 'attributes' => array( $size ) ) );
		self::undo();

		$read = self::get( "/wc-analytics/products/$product" );

		$this->assertSame( array( 'simple', '10', array( 'Size' ) ),
			array( $read['type'], $read['price'], array_column( $read['attributes'], 'name' ) ) );
	}

	public function test_a_product_with_a_variation_of_the_store_since_remains_variable(): void {
		$product   = self::create_product( array( 'name' => 'Mug' ) );
		$variation = array(
			'regular_price' => '15',
			'attributes'    => array(
				array(
					'name'   => 'Color',
					'option' => 'Gold',
				),
			),
		);

		self::import_rows( self::COLUMNS, '1,2026-03-01,Mug,Color: Green,12.00' );
		self::write( 'POST', "/wc-analytics/products/$product/variations", $variation );
		self::undo();

		$read = self::get( "/wc-analytics/products/$product" );

		$this->assertSame( array( 'variable', '15', array( 'Color' ) ),
			array( $read['type'], $read['price'], array_column( $read['attributes'], 'name' ) ) );
	}

	public function test_stores_titles_as_wordpress_does(): void {
		self::import_rows( self::COLUMNS, '1,2026-01-02,"Frame 8"" & <b>""Oak""</b>",,5.00' );

		$this->assertSame(
			array( array( 'post_title' => 'Frame 8" &amp; &lt;b&gt;"Oak"&lt;/b&gt;' ) ),
			self::sql( "SELECT post_title FROM {prefix}posts WHERE post_title LIKE 'Frame%'" )
		);
	}
}
