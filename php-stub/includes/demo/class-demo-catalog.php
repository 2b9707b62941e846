<?php
/**
 * Products of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the products and variations of data/catalog.php.
 */
final class Demo_Catalog {
	/** Global attributes: label, and labels of the terms by slug. */
	public const ATTRIBUTES = array(
		'color' => array(
			'label'  => 'Color',
			'values' => array(
				'black' => 'Black',
				'navy'  => 'Navy',
				'moss'  => 'Moss Green',
				'sand'  => 'Sand',
				'rust'  => 'Rust',
				'ecru'  => 'Écru',
			),
		),
		'size'  => array(
			'label'  => 'Size',
			'values' => array(
				's'  => 'S',
				'm'  => 'M',
				'l'  => 'L',
				'xl' => 'XL',
			),
		),
	);

	/** Additional cents for the largest size. */
	private const LARGE_SURCHARGE = 200;

	/**
	 * Categories by slug: name, parent slug and twelve monthly weights.
	 *
	 * @var array<string, array{string, string, list<int>}>
	 */
	public readonly array $categories;

	/**
	 * Products in the order of their ids.
	 *
	 * @var list<Demo_Product>
	 */
	public readonly array $products;

	/** First post id after the catalog. */
	public readonly int $next_id;

	/**
	 * Creates all products.
	 *
	 * @param int       $seed     Seed of the store.
	 * @param int       $first_id First post id.
	 * @param list<int> $starts   Timestamp of the start of each day.
	 */
	public function __construct( private int $seed, int $first_id, private array $starts ) {
		$file             = require __DIR__ . '/data/catalog.php';
		$this->categories = $file['categories'];

		$products = array();
		$rank     = array();
		foreach ( $file['products'] as $items ) {
			$rank = array_merge( $rank, array_keys( $items ) );
		}
		$rank = array_flip( ( new Seeded_Random( $seed, 'popularity' ) )->shuffle( $rank ) );
		$id   = $first_id;
		foreach ( $file['products'] as $category => $items ) {
			foreach ( $items as $name => list( $price, $type ) ) {
				$popularity = 1 + intdiv( 12000, $rank[ $name ] + 6 );
				$product    = $this->create_product( count( $products ), $id, $name, $category, $price, $type, $popularity );
				$products[] = $product;
				$id        += 1 + count( $product->variations );
			}
		}
		$this->products = $products;
		$this->next_id  = $id;
	}

	/**
	 * Products that are not shipped.
	 *
	 * @return array<int, true> Ids as keys.
	 */
	public function get_virtual_ids(): array {
		$ids = array();
		foreach ( $this->products as $product ) {
			if ( $product->is_download ) {
				$ids[ $product->id ] = true;
			}
		}
		return $ids;
	}

	/**
	 * Creates a product.
	 *
	 * @param int    $index      Index of the product.
	 * @param int    $id         Post id.
	 * @param string $name       Title.
	 * @param string $category   Slug of its category.
	 * @param int    $price      Cents.
	 * @param string $type       Type in data/catalog.php.
	 * @param int    $popularity Weight among all products.
	 */
	private function create_product(
		int $index,
		int $id,
		string $name,
		string $category,
		int $price,
		string $type,
		int $popularity
	): Demo_Product {
		$random     = new Seeded_Random( $this->seed, 'product', $index );
		$sku        = sprintf( 'SD-%s-%04d', strtoupper( substr( $category, 0, 3 ) ), 101 + $index );
		$choices    = $this->get_choices( $random, $type );
		$is_tracked = 'download' !== $type && ! $choices;
		return new Demo_Product(
			$id,
			$name,
			$sku,
			$category,
			$price,
			$random->chance( 80 ) ? $random->pick( array( 10, 15, 20, 30 ) ) : 0,
			'download' === $type,
			$this->get_launch_time( $random, $index ),
			$popularity,
			$is_tracked ? Demo_Stock::create_random( $random ) : Demo_Stock::create_untracked(),
			$this->create_variations( $random, $id, $sku, $choices )
		);
	}

	/**
	 * Timestamp of the first day on which a product is sold. Most products launch
	 * before the first order, and the first product always does.
	 *
	 * @param Seeded_Random $random Random numbers.
	 * @param int           $index  Index of the product.
	 */
	private function get_launch_time( Seeded_Random $random, int $index ): int {
		$start = $this->starts[0];
		if ( 0 === $index || $random->chance( 720 ) ) {
			return $start - $random->between( 1, 400 ) * 86400 + 9 * 3600;
		}
		return $this->starts[ $random->below( max( 1, count( $this->starts ) - 40 ) ) ] + 9 * 3600;
	}

	/**
	 * Attributes of the variations of a product.
	 *
	 * @param Seeded_Random $random Random numbers.
	 * @param string        $type   Type in data/catalog.php.
	 * @return list<array<string, string>> Empty for simple products.
	 */
	private function get_choices( Seeded_Random $random, string $type ): array {
		$colors  = array_slice( $random->shuffle( array_keys( self::ATTRIBUTES['color']['values'] ) ), 0, 3 );
		$sizes   = array_keys( self::ATTRIBUTES['size']['values'] );
		$choices = array();
		if ( 'size' === $type ) {
			foreach ( $sizes as $size ) {
				$choices[] = array( 'size' => $size );
			}
		} elseif ( 'color' === $type || 'both' === $type ) {
			foreach ( $colors as $color ) {
				foreach ( 'both' === $type ? $sizes : array( null ) as $size ) {
					$choices[] = array_filter(
						array(
							'color' => $color,
							'size'  => $size,
						)
					);
				}
			}
		}
		return $choices;
	}

	/**
	 * Creates the variations of a product. Their ids follow the id of the product.
	 *
	 * @param Seeded_Random               $random  Random numbers.
	 * @param int                         $id      Product id.
	 * @param string                      $sku     SKU of the product.
	 * @param list<array<string, string>> $choices Attributes of each variation.
	 * @return list<Demo_Variation>
	 */
	private function create_variations( Seeded_Random $random, int $id, string $sku, array $choices ): array {
		$variations = array();
		foreach ( $choices as $choice ) {
			$number       = count( $variations ) + 1;
			$surcharge    = 'xl' === ( $choice['size'] ?? '' ) ? self::LARGE_SURCHARGE : 0;
			$own_sku      = sprintf( '%s-%02d', $sku, $number );
			$variations[] = new Demo_Variation( $id + $number, $own_sku, $choice, $surcharge, Demo_Stock::create_random( $random ) );
		}
		return $variations;
	}
}
