<?php
/**
 * Catalogue: all that the demo shop sells.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the products of the catalogue file, variations included.
 */
final class Demo_Catalog {
	/** The global attributes: label, and slug to label of each value. */
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

	/** Cents that the largest size costs more. */
	private const LARGE_SURCHARGE = 200;

	/**
	 * Categories: slug to name, parent slug and twelve monthly weights.
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

	/** The id after the last one used. */
	public readonly int $next_id;

	/**
	 * Makes all products.
	 *
	 * @param int       $seed     Seed of the shop.
	 * @param int       $first_id First post id that may be used.
	 * @param list<int> $starts   First moment of each day of the shop's story.
	 */
	public function __construct( private int $seed, int $first_id, private array $starts ) {
		$file             = require __DIR__ . '/data/catalog.php';
		$this->categories = $file['categories'];

		$products = array();
		$rank     = array();
		foreach ( $file['products'] as $articles ) {
			$rank = array_merge( $rank, array_keys( $articles ) );
		}
		$rank = array_flip( ( new Seeded_Random( $seed, 'popularity' ) )->shuffle( $rank ) );
		$id   = $first_id;
		foreach ( $file['products'] as $category => $articles ) {
			foreach ( $articles as $name => list( $price, $kind ) ) {
				$popularity = 1 + intdiv( 12000, $rank[ $name ] + 6 );
				$product    = $this->product( count( $products ), $id, $name, $category, $price, $kind, $popularity );
				$products[] = $product;
				$id        += 1 + count( $product->variations );
			}
		}
		$this->products = $products;
		$this->next_id  = $id;
	}

	/**
	 * Makes one product.
	 *
	 * @param int    $index      Which one.
	 * @param int    $id         Post id.
	 * @param string $name       Title.
	 * @param string $category   Slug of its category.
	 * @param int    $price      Cents.
	 * @param string $kind       As the catalogue file says.
	 * @param int    $popularity Weight among all products.
	 */
	private function product( int $index, int $id, string $name, string $category, int $price, string $kind, int $popularity ): Demo_Product {
		$random  = new Seeded_Random( $this->seed, 'product', $index );
		$sku     = sprintf( 'SD-%s-%04d', strtoupper( substr( $category, 0, 3 ) ), 101 + $index );
		$choices = $this->choices( $random, $kind );
		$counted = 'download' !== $kind && ! $choices;
		return new Demo_Product(
			$id,
			$name,
			$sku,
			$category,
			$price,
			$random->chance( 80 ) ? $random->pick( array( 10, 15, 20, 30 ) ) : 0,
			'download' === $kind,
			$this->launch( $random, $index ),
			$popularity,
			$counted ? Demo_Stock::found( $random ) : Demo_Stock::uncounted(),
			$this->variations( $random, $id, $sku, $choices )
		);
	}

	/**
	 * When a product is first sold: most of them before the story begins. Some article must be there from the start.
	 *
	 * @param Seeded_Random $random Source of chance.
	 * @param int    $index  Which product.
	 */
	private function launch( Seeded_Random $random, int $index ): int {
		$begin = $this->starts[0];
		if ( 0 === $index || $random->chance( 720 ) ) {
			return $begin - $random->between( 1, 400 ) * 86400 + 9 * 3600;
		}
		return $this->starts[ $random->below( max( 1, count( $this->starts ) - 40 ) ) ] + 9 * 3600;
	}

	/**
	 * The choices that a variable product offers.
	 *
	 * @param Seeded_Random $random Source of chance.
	 * @param string $kind   As the catalogue file says.
	 * @return list<array<string, string>> Empty for other products.
	 */
	private function choices( Seeded_Random $random, string $kind ): array {
		$colors  = array_slice( $random->shuffle( array_keys( self::ATTRIBUTES['color']['values'] ) ), 0, 3 );
		$sizes   = array_keys( self::ATTRIBUTES['size']['values'] );
		$choices = array();
		if ( 'size' === $kind ) {
			foreach ( $sizes as $size ) {
				$choices[] = array( 'size' => $size );
			}
		} elseif ( 'color' === $kind || 'both' === $kind ) {
			foreach ( $colors as $color ) {
				foreach ( 'both' === $kind ? $sizes : array( null ) as $size ) {
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
	 * Makes a product's variations, with the ids that follow its own.
	 *
	 * @param Seeded_Random                      $random  Source of chance.
	 * @param int                         $id      The product's id.
	 * @param string                      $sku     The product's stock number.
	 * @param list<array<string, string>> $choices Choices.
	 * @return list<Demo_Variation>
	 */
	private function variations( Seeded_Random $random, int $id, string $sku, array $choices ): array {
		$variations = array();
		foreach ( $choices as $choice ) {
			$number       = count( $variations ) + 1;
			$surcharge    = 'xl' === ( $choice['size'] ?? '' ) ? self::LARGE_SURCHARGE : 0;
			$own_sku      = sprintf( '%s-%02d', $sku, $number );
			$variations[] = new Demo_Variation( $id + $number, $own_sku, $choice, $surcharge, Demo_Stock::found( $random ) );
		}
		return $variations;
	}
}
