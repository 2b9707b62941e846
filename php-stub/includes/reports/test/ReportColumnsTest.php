<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Stock\Stock_Status;
use Storedeck\Reports\Rows\Order_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the callbacks of columns with rows of Storedeck and of WooCommerce.
 */
final class ReportColumnsTest extends TestCase {

	public function test_an_order_has_its_number_and_a_refund_that_of_its_order(): void {
		$this->assertSame(
			'12',
			Order_Values::get_number(
				array(
					'order_number' => 12,
					'parent_id'    => 0,
				)
			)
		);
		$this->assertSame(
			'12 (refund)',
			Order_Values::get_number(
				array(
					'order_number' => '12',
					'parent_id'    => 12,
				)
			)
		);
	}

	public function test_an_order_without_a_date_of_reports_has_the_date_of_its_creation(): void {
		$row = array( 'date_created' => '2026-11-21 10:00:00' );

		$this->assertSame( '2026-11-21 10:00:00', Order_Values::get_date( $row ) );
		$this->assertSame( '2026-11-22 11:00:00', Order_Values::get_date( array( 'date' => '2026-11-22 11:00:00' ) + $row ) );
	}

	public function test_names_of_customers_may_lack_a_part(): void {
		$get_name = static fn( $customer ): string => Order_Values::get_customer_name(
			array( 'extended_info' => array( 'customer' => $customer ) )
		);

		$this->assertSame(
			'Ada Lovelace',
			$get_name(
				array(
					'first_name' => 'Ada',
					'last_name'  => 'Lovelace',
				)
			)
		);
		$this->assertSame(
			'Lovelace',
			$get_name(
				array(
					'first_name' => '',
					'last_name'  => 'Lovelace',
				)
			)
		);
		$this->assertSame( '', $get_name( (object) array() ) );
	}

	public function test_products_of_an_order_have_their_quantity_unless_it_is_one(): void {
		$products = array();

		foreach ( array( '1', '3', '-1', '-2' ) as $quantity ) {
			$products[] = array(
				'name'     => 'Mug &amp; plate',
				'quantity' => $quantity,
			);
		}

		$this->assertSame(
			array( 'Mug & plate', '3× Mug & plate', 'Mug & plate', '-2× Mug & plate' ),
			Order_Values::get_products( array( 'extended_info' => array( 'products' => $products ) ) )
		);
	}

	public function test_orders_list_their_coupons_and_the_type_of_their_customer(): void {
		$row = array(
			'customer_type' => 'returning',
			'extended_info' => array( 'coupons' => array( array( 'code' => 'a&amp;b' ), array( 'code' => 'c' ) ) ),
		);

		$this->assertSame( array( 'a&b', 'c' ), Order_Values::get_coupons( $row ) );
		$this->assertSame( 'Returning', Order_Values::get_customer_type( $row ) );
		$this->assertSame( 'New', Order_Values::get_customer_type( array( 'customer_type' => 'new' ) ) );
	}

	/**
	 * Stock, and what the columns show.
	 *
	 * @return array<string, array{array<string, mixed>, string|null, int|float|null}>
	 */
	public function get_stock(): array {
		$create = static fn( string $status, bool $is_managed, $quantity ): array => array(
			'stock_status'     => $status,
			'manage_stock'     => $is_managed,
			'stock_quantity'   => $quantity,
			'low_stock_amount' => 2,
		);

		return array(
			'enough'        => array( $create( 'instock', true, 3 ), 'In stock', 3 ),
			'low'           => array( $create( 'instock', true, '2' ), 'Low', 2 ),
			'not managed'   => array( $create( 'instock', false, 1 ), 'In stock', null ),
			'none'          => array( $create( 'outofstock', true, 0 ), 'Out of stock', 0 ),
			'backorder'     => array( $create( 'onbackorder', true, -1.5 ), 'On backorder', -1.5 ),
			'of a plugin'   => array( $create( 'on_hold', true, null ), 'on_hold', null ),
			'of no product' => array( $create( '', true, 1 ), null, null ),
		);
	}

	/**
	 * Passes each stock.
	 *
	 * @dataProvider get_stock
	 * @param string|null $label Label of the status.
	 */
	public function test_stock_is_described( array $stock, ?string $label, int|float|null $quantity ): void {
		$definitions  = Definitions::load();
		$columns      = $definitions['products']['table']['columns'];
		$get_quantity = $definitions['stock']['table']['columns']['stock_quantity']['value'];
		$row          = array( 'extended_info' => $stock );

		$this->assertSame( $label, Stock_Status::describe( $stock ) );
		$this->assertSame( $quantity, Stock_Status::get_quantity( $stock ) );
		$this->assertSame( $label, $columns['stock_status']['value']( $row, array() ) );
		$this->assertSame( $quantity, $columns['stock']['value']( $row, array() ) );
		$this->assertSame( $quantity ?? 'N/A', $get_quantity( $stock ) );
	}

	public function test_names_are_looked_up_by_id(): void {
		$definitions = Definitions::load();
		$names       = array(
			5    => 'Clothing › Hoodies',
			'DE' => 'Germany',
		);
		$get_value   = static fn( string $report, string $column, array $row ) =>
			$definitions[ $report ]['table']['columns'][ $column ]['value']( $row, $names );

		$this->assertSame( 'Clothing › Hoodies', $get_value( 'categories', 'category', array( 'category_id' => 5 ) ) );
		$this->assertSame(
			array( 'Clothing › Hoodies', '' ),
			$get_value( 'products', 'product_cat', array( 'extended_info' => array( 'category_ids' => array( 5, 6 ) ) ) )
		);
		$this->assertSame( 'Clothing › Hoodies', $get_value( 'taxes', 'tax_code', array( 'tax_rate_id' => 5 ) ) );
		$this->assertSame( 'Clothing › Hoodies', $get_value( 'downloads', 'product', array( 'product_id' => 5 ) ) );
		$this->assertSame( '', $get_value( 'downloads', 'product', array( 'product_id' => 0 ) ) );
		$this->assertSame( 'Germany', $get_value( 'customers', 'country', array( 'country' => 'DE' ) ) );
		$this->assertSame( 'XX', $get_value( 'customers', 'country', array( 'country' => 'XX' ) ) );
		foreach ( array( 'US' => 'Colorado', 'XX' => 'CO' ) as $country => $state ) {
			$this->assertSame(
				$state,
				$get_value(
					'customers',
					'state',
					array(
						'country' => $country,
						'state'   => 'CO',
					)
				)
			);
		}
	}

	public function test_a_download_without_an_order_has_no_order_number(): void {
		$get_number = Definitions::load()['downloads']['table']['columns']['order_number']['value'];

		$this->assertSame(
			'7',
			$get_number(
				array(
					'order_id'     => 7,
					'order_number' => 7,
				)
			)
		);
		$this->assertSame(
			'',
			$get_number(
				array(
					'order_id'     => 0,
					'order_number' => 0,
				)
			)
		);
	}

	public function test_discount_types_of_plugins_are_shown_as_they_are(): void {
		$get_type = Definitions::load()['coupons']['table']['columns']['type']['value'];
		$get_text = static fn( string $type ): string => $get_type( array( 'extended_info' => array( 'discount_type' => $type ) ) );

		$this->assertSame( 'Percentage', $get_text( 'percent' ) );
		$this->assertSame( 'Fixed cart', $get_text( 'fixed_cart' ) );
		$this->assertSame( 'Fixed product', $get_text( 'fixed_product' ) );
		$this->assertSame( 'gift', $get_text( 'gift' ) );
	}
}
