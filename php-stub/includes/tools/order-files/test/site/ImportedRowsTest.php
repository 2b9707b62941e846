<?php
/**
 * Tests what rows of a file create.
 *
 * @package Storedeck
 */

// cspell:ignore Libertà LIBERTÀ Liberta Tisana qualità Żurek

namespace Storedeck\Tools\Order_Files\Test\Site;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Compares everything that an import can create before and after it.
 */
final class ImportedRowsTest extends ImportTestCase {

	/**
	 * What there is of everything that an import can create.
	 *
	 * @return array<string, mixed>
	 */
	private static function read(): array {
		$column     = static fn( string $sql ): array => array_map( 'current', self::sql( $sql ) );
		$names      = static fn( string $type ): array => array_map(
			'html_entity_decode',
			$column( "SELECT post_title FROM {prefix}posts WHERE post_type = '$type' ORDER BY ID" )
		);
		$count      = static fn( string $table ): int => (int) $column( "SELECT COUNT(*) FROM {prefix}$table" )[0];
		$categories = get_terms( array( 'taxonomy' => 'product_cat', 'hide_empty' => false, 'orderby' => 'term_id' ) );

		return array(
			'products'   => $names( 'product' ),
			'coupons'    => $names( 'shop_coupon' ),
			'categories' => array_map( 'html_entity_decode', wp_list_pluck( $categories, 'name' ) ),
			'counts'     => array_map( 'intval', wp_list_pluck( $categories, 'count' ) ),
			'slugs'      => $column( "SELECT post_name FROM {prefix}posts WHERE post_type = 'product' ORDER BY ID" ),
			'customers'  => $column(
				"SELECT CONCAT( first_name, '|', last_name, '|', email ) FROM {prefix}storedeck_customer_lookup ORDER BY customer_id"
			),
			'net'        => array_map( 'floatval', $column( 'SELECT net_total FROM {prefix}storedeck_order_stats ORDER BY order_id' ) ),
			'orders'     => $count( 'wc_orders' ),
			'items'      => $count( 'woocommerce_order_items' ),
			'rates'      => $count( 'woocommerce_tax_rates' ),
			'users'      => $count( 'users' ),
			'currency'   => get_option( 'woocommerce_currency' ),
		);
	}

	public function test_products_and_coupons_of_a_file_without_categories_are_created_in_a_store_without_any(): void {
		$this->assertSame( array(), self::read()['categories'] );
		self::import_rows( 'Order ID,Date,Product,Price,Coupon', '11,2026-01-02,Lamp,2.50,LIGHT' );

		$now = self::read();

		$this->assertSame( array( array( 'Lamp' ), array( 'light' ) ), array( $now['products'], $now['coupons'] ) );
	}

	public function test_refused_rows_create_nothing(): void {
		$head    = 'Order ID,Date,Product,SKU,Category,Price,Qty,Tax,Coupon,Customer,Email,Currency';
		$earlier = self::read();
		$refused = self::import_rows(
			$head,
			'1,soon,Tea,T-1,Drinks,2.50,1,1,SALE,Ann Lee,ann@example.test,EUR',
			'2,2026-01-02,Cup,,Pots,soon,1,1,,Bo Berg,,EUR',
			'3,2026-01-02,Pot,,Pots,5,none,1,SALE,,pot@example.test,EUR'
		);

		$this->assertCount( 3, $refused['problems'] );
		$this->assertSame( $earlier, self::read() );

		$mixed = self::import_rows(
			$head,
			'4,2026-01-02,Tea,T-1,Drinks,2.50,1,,NEW,Ann Lee,ann@example.test,EUR',
			'4,2026-01-02,Mug,M-1,Pots,soon,1,1,SALE,Bo Berg,bo@example.test,EUR',
			'5,,Hat,H-1,Clothes,3,1,1,SALE,Cy Dent,cy@example.test,EUR'
		);
		$now   = self::read();

		$this->assertCount( 2, $mixed['problems'] );
		$this->assertSame(
			array_merge(
				$earlier,
				array(
					'products'   => array( 'Tea' ),
					'coupons'    => array( 'new' ),
					'categories' => array( 'Drinks' ),
					'counts'     => array( 1 ),
					'slugs'      => $now['slugs'],
					'customers'  => array( 'Ann|Lee|ann@example.test' ),
					'net'        => array( 2.5 ),
					'orders'     => 1,
					'items'      => 2,
					'currency'   => 'EUR',
				)
			),
			$now
		);
	}

	public function test_every_letter_of_every_script_is_kept(): void {
		$products   = array( 'Tisana qualità', '½ inch pipe', '¼ inch pipe', '¿Qué?', 'Que', '°C meter', 'Żurek à',
			str_repeat( 'お茶', 60 ), "Chai à\u{200d}\u{a0}x", '19" shelf', 'C:\\tea' );
		$categories = array( 'Libertà', 'Liberta', 'C#', 'C++', '½', 'à', 'A\\B' );
		$rows       = array();

		foreach ( $products as $index => $name ) {
			$rows[] = ( 21 + $index ) . ",\"2026-01-02, 10:11\u{202f}PM\",\"\u{3000}" . str_replace( '"', '""', $name )
				. "\",£{$index}2.50," . ( $categories[ $index ] ?? '' ) . "\u{a0},città,\u{feff}Libertà {$index}à\u{2009}";
		}

		$this->assertSame( array(), self::import_rows( 'Order ID,Date,Product,Price,Category,Coupon,Customer', ...$rows )['problems'] );

		$now = self::read();

		$this->assertEqualsCanonicalizing( $products, $now['products'] );
		$this->assertEqualsCanonicalizing( $categories, $now['categories'] );
		$this->assertEqualsCanonicalizing(
			array_map( static fn( int $index ): string => "Libertà|{$index}à|", array_keys( $products ) ),
			$now['customers']
		);
		$this->assertContains( 'città', $now['coupons'] );

		foreach ( $now['slugs'] as $slug ) {
			$this->assertNotSame( '', rawurldecode( $slug ) );
			$this->assertLessThanOrEqual( 200, strlen( $slug ) );
		}

		// Nothing is created again.
		self::import_rows( 'Order ID,Date,Product,Price,Category,Customer', '41,2026-01-02,½ INCH PIPE,2,LIBERTÀ,LIBERTÀ 0À' );

		$later = self::read();

		$this->assertSame( array( $now['products'], $now['categories'] ), array( $later['products'], $later['categories'] ) );
		$this->assertCount( count( $now['customers'] ), $later['customers'] );
	}

	/**
	 * Callbacks that make a statement fail.
	 *
	 * @return array<string, array{callable(): void}>
	 */
	public static function faults(): array {
		return array(
			'a statement of WordPress'              => array( static fn() => wp_update_term_count_now( array(), 'category' ) ),
			'one of a plugin, which hides the error' => array(
				static function (): void {
					global $wpdb;

					try {
						$wpdb->query( 'SELECT * FROM no_such_table' );
					} catch ( Throwable $error ) {
						unset( $error );
					}

					$wpdb->flush();
				},
			),
		);
	}

	/**
	 * Faults.
	 *
	 * @dataProvider faults
	 * @param callable(): void $fail Makes a statement fail.
	 */
	public function test_nothing_is_stored_when_a_statement_fails( callable $fail ): void {
		$earlier = self::read();
		$message = '';

		add_action( 'created_term', $fail );

		try {
			self::import_rows(
				'Order ID,Date,Product,Price,Category,Coupon,Email',
				'51,2026-01-02,Boat,2.50,Ships,SAIL,boat@example.test'
			);
		} catch ( Throwable $error ) {
			$message = $error->getMessage();
		}

		self::end_request();
		$this->assertNotSame( '', $message );
		$this->assertSame( $earlier, self::read() );
	}
}
