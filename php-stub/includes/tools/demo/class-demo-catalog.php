<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the products and variations of data/catalog.json.
 *
 * A product is an array of id, name, sku, category (slug), price (cents on the last day), discount (current one in percent,
 * or 0), is_download, download_id, launched (timestamp of its first day), popularity (weight among all products),
 * surcharge (0), stock (quantity, which is null when it is not tracked, and status) and variations: id, sku, choices
 * (slugs of terms by attribute), label, surcharge (cents) and stock.
 */
final class Demo_Catalog {
	/** Additional cents for the largest size. */
	private const LARGE_SURCHARGE = 200;

	/** Yearly price increase in percent. */
	private const YEARLY_RISE = 4;

	/** Discount on Black Friday in percent. */
	private const BLACK_FRIDAY = 15;

	/** Days since the start of current sales. */
	public const SALE_DAYS = 14;

	/** Stock that is not tracked. */
	private const UNTRACKED = array( null, 'instock' );

	/**
	 * Categories by slug: name, parent slug and twelve monthly weights.
	 *
	 * @var array<string, array{string, string, list<int>}>
	 */
	public readonly array $categories;

	/**
	 * Attributes by name: label, and values (labels of the terms by slug).
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public readonly array $attributes;

	/** @var list<array<string, mixed>> Products in the order of their ids. */
	public readonly array $products;

	/** First post id after the catalog. */
	public readonly int $next_id;

	/**
	 * Creates all products.
	 *
	 * @param int       $id     First post id. The ids of variations follow that of their product.
	 * @param list<int> $starts Timestamp of the start of each day.
	 */
	public function __construct( private int $seed, int $id, private array $starts ) {
		$file             = Demo_Data::read( 'catalog' );
		$this->categories = $file['categories'];
		$this->attributes = $file['attributes'];

		$names    = array_merge( ...array_map( 'array_keys', array_values( $file['products'] ) ) );
		$rank     = array_flip( ( new Seeded_Random( $seed, 'popularity' ) )->shuffle( $names ) );
		$products = array();
		foreach ( $file['products'] as $category => $items ) {
			foreach ( $items as $name => list( $price, $type ) ) {
				$data       = array(
					'name' => $name, 'category' => $category, 'price' => $price,
					'popularity' => 1 + intdiv( 12000, $rank[ $name ] + 6 ),
				);
				$product    = $this->create_product( count( $products ), $id, $category, $type ) + $data;
				$products[] = $product;
				$id        += 1 + count( $product['variations'] );
			}
		}
		$this->products = $products;
		$this->next_id  = $id;
	}

	/**
	 * Creates what is random about a product.
	 *
	 * @param int    $id   Post id.
	 * @param string $type Type in data/catalog.json.
	 */
	private function create_product( int $index, int $id, string $category, string $type ): array {
		$random  = new Seeded_Random( $this->seed, 'product', $index );
		$sku     = sprintf( 'SD-%s-%04d', strtoupper( substr( $category, 0, 3 ) ), 101 + $index );
		$choices = $this->get_choices( $random, $type );
		$product = array(
			'id' => $id, 'sku' => $sku,
			'discount' => $random->chance( 80 ) ? $random->pick( array( 10, 15, 20, 30 ) ) : 0,
			'is_download' => 'download' === $type,
			'download_id' => sprintf( '5d0e0000-0000-4000-8000-%012d', $id ),
			'launched' => $this->get_launch_time( $random, $index ), 'surcharge' => 0,
			'stock' => 'download' === $type || $choices ? self::UNTRACKED : self::get_stock( $random ),
			'variations' => array(),
		);
		foreach ( $choices as $position => $choice ) {
			$labels = array();
			foreach ( $choice as $attribute => $slug ) {
				$labels[] = $this->attributes[ $attribute ]['values'][ $slug ];
			}
			$product['variations'][] = array(
				'id' => $id + $position + 1, 'sku' => sprintf( '%s-%02d', $sku, $position + 1 ),
				'choices' => $choice, 'label' => implode( ', ', $labels ),
				'surcharge' => 'xl' === ( $choice['size'] ?? '' ) ? self::LARGE_SURCHARGE : 0,
				'stock' => self::get_stock( $random ),
			);
		}
		return $product;
	}

	/**
	 * Timestamp of the first day on which a product is sold. Most products launch
	 * before the first order, and the first product always does.
	 *
	 * @param int $index Index of the product.
	 */
	private function get_launch_time( Seeded_Random $random, int $index ): int {
		if ( 0 === $index || $random->chance( 720 ) ) {
			return $this->starts[0] - $random->between( 1, 400 ) * 86400 + 9 * 3600;
		}
		return $this->starts[ $random->below( max( 1, count( $this->starts ) - 40 ) ) ] + 9 * 3600;
	}

	/**
	 * Attributes of the variations of a product.
	 *
	 * @param string $type Type in data/catalog.json.
	 * @return list<array<string, string>> Slugs of terms by attribute; empty for simple products.
	 */
	private function get_choices( Seeded_Random $random, string $type ): array {
		$colors  = array_slice( $random->shuffle( array_keys( $this->attributes['color']['values'] ) ), 0, 3 );
		$sizes   = array_keys( $this->attributes['size']['values'] );
		$choices = array();
		foreach ( in_array( $type, array( 'color', 'both' ), true ) ? $colors : array( '' ) as $color ) {
			foreach ( in_array( $type, array( 'size', 'both' ), true ) ? $sizes : array( '' ) as $size ) {
				$choices[] = array_filter( compact( 'color', 'size' ) );
			}
		}
		return array_filter( $choices );
	}

	/**
	 * Stock that is mostly high, sometimes low or empty. It is negative when on backorder.
	 *
	 * @return array{int|null, string}
	 */
	private static function get_stock( Seeded_Random $random ): array {
		return match ( $random->draw( 'stock' ) ) {
			'low' => array( $random->between( 1, 2 ), 'instock' ), 'out' => array( 0, 'outofstock' ),
			'backorder' => array( - $random->between( 0, 6 ), 'onbackorder' ), 'uncounted' => self::UNTRACKED,
			default     => array( $random->between( 5, 240 ), 'instock' ),
		};
	}

	/**
	 * Price of one item, excluding taxes. Prices rise every year and are lower on Black Friday.
	 *
	 * @param array<string, mixed> $item     The product itself, or its variation.
	 * @param int                  $days_ago Days before the last day.
	 */
	public static function get_price( array $product, array $item, int $days_ago = 0, bool $is_black_friday = false ): Decimal {
		$years = intdiv( $days_ago, 365 );
		$off   = $is_black_friday && ! $product['is_download'] ? self::BLACK_FRIDAY : 0;
		if ( $days_ago < self::SALE_DAYS ) {
			$off = max( $off, $product['discount'] );
		}
		$price = self::reduce( self::reduce( $product['price'], self::YEARLY_RISE * $years ), $off );
		return Decimal::of_units( $price + $item['surcharge'], Decimal::CENTS );
	}

	/**
	 * Applies a discount to a price.
	 *
	 * @param int $price Cents.
	 * @param int $off   Percent.
	 */
	private static function reduce( int $price, int $off ): int {
		return 0 === $off ? $price : self::to_charm_price( intdiv( $price * ( 100 - $off ), 100 ) );
	}

	/**
	 * Rounds a price to the nearest one that ends in 99.
	 *
	 * @param int $price Cents.
	 */
	public static function to_charm_price( int $price ): int {
		return max( 99, intdiv( $price + 51, 100 ) * 100 - 1 );
	}
}
