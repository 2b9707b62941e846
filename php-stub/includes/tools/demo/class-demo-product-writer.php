<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Tools\Order_Files\Bulk_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Writes products and variations as posts, with their terms and their rows of the lookup tables. An item is a product or a
 * variation.
 */
final class Demo_Product_Writer {
	/** Low stock threshold of the products that have their own. */
	private const LOW_STOCK_AMOUNT = '10';

	public function __construct(
		private Bulk_Database $bulk,
		private Demo_Post_Writer $posts,
		private Demo_Catalog $catalog,
		private int $sale_start
	) {
	}

	/**
	 * Writes all products.
	 *
	 * @param array<int, int> $sold Items sold by product id.
	 */
	public function write( array $sold, Demo_Reviews $reviews ): void {
		$this->posts->add_terms( 'product_type', array( 'simple' => 'simple', 'variable' => 'variable' ), 0 );
		$this->posts->add_terms( 'product_cat', $this->catalog->categories );
		foreach ( $this->catalog->attributes as $attribute => $data ) {
			$this->posts->add_terms( 'pa_' . $attribute, $data['values'] );
		}
		foreach ( $this->catalog->products as $product ) {
			$this->write_product( $product, $sold[ $product['id'] ] ?? 0, ...$reviews->get_ratings( $product['id'] ) );
			foreach ( $product['variations'] as $position => $variation ) {
				$this->write_variation( $product, $variation, $position + 1 );
			}
		}
	}

	/**
	 * Writes a product.
	 *
	 * @param array<int, int> $ratings Number of reviews by rating.
	 */
	private function write_product( array $product, int $sold, array $ratings, string $average ): void {
		$attributes = array();
		foreach ( array_merge_recursive( ...array_column( $product['variations'], 'choices' ) ) as $attribute => $slugs ) {
			foreach ( array_unique( $slugs ) as $slug ) {
				$this->posts->assign_term( $product['id'], 'pa_' . $attribute, $slug );
			}
			$attributes[ 'pa_' . $attribute ] = array(
				'name' => 'pa_' . $attribute, 'value' => '', 'position' => count( $attributes ), 'is_visible' => 1,
				'is_variation' => 1, 'is_taxonomy' => 1,
			);
		}
		$this->posts->assign_term( $product['id'], 'product_cat', $product['category'] );
		$this->posts->assign_term( $product['id'], 'product_type', $product['variations'] ? 'variable' : 'simple' );

		$meta = array(
			'total_sales'         => (string) $sold,
			'_wc_average_rating'  => $average,
			'_wc_review_count'    => (string) array_sum( $ratings ),
			'_wc_rating_count'    => serialize( $ratings ),
			'_product_attributes' => serialize( $attributes ),
		);
		if ( 0 === $product['id'] % 17 && null !== $product['stock'][0] ) {
			$meta['_low_stock_amount'] = self::LOW_STOCK_AMOUNT;
		}
		if ( $product['is_download'] ) {
			$url   = home_url( '/downloads/' . sanitize_title( $product['name'] ) . '.zip' );
			$file  = array( 'id' => $product['download_id'], 'name' => $product['name'], 'file' => $url );
			$files = serialize( array( $file['id'] => $file ) );
			$meta += array( '_downloadable_files' => $files, '_download_limit' => '-1', '_download_expiry' => '-1' );
		}
		$counts = array( 'rating_count' => array_sum( $ratings ), 'average_rating' => $average, 'total_sales' => $sold );
		$text   = "A product of the demo store: {$product['name']}.";
		$more   = array( 'post_content' => $text, 'comment_count' => $counts['rating_count'] );
		$this->write_item( $product, $product, $product['name'], $meta, $more, $counts );
	}

	/**
	 * Writes a variation.
	 *
	 * @param int $position Position among the variations, from 1.
	 */
	private function write_variation( array $product, array $variation, int $position ): void {
		$meta   = array();
		$labels = array();
		foreach ( $variation['choices'] as $attribute => $slug ) {
			$data     = $this->catalog->attributes[ $attribute ];
			$labels[] = $data['label'] . ': ' . $data['values'][ $slug ];

			$meta[ 'attribute_pa_' . $attribute ] = $slug;
			$this->bulk->add( 'storedeck_product_attributes_lookup', array(
				'product_id' => $variation['id'], 'product_or_parent_id' => $product['id'], 'taxonomy' => 'pa_' . $attribute,
				'term_id' => $this->posts->get_term_id( 'pa_' . $attribute, $slug ), 'is_variation_attribute' => 1,
				'in_stock' => 'outofstock' === $variation['stock'][1] ? 0 : 1,
			) );
		}
		$title = $product['name'] . ' - ' . $variation['label'];
		$more  = array( 'post_excerpt' => implode( ', ', $labels ), 'post_parent' => $product['id'], 'menu_order' => $position );
		$this->write_item( $product, $variation, $title, $meta, $more );
	}

	/**
	 * Writes the post and the row of storedeck_product_meta_lookup.
	 *
	 * @param array<string, mixed>      $item   The product itself, or its variation.
	 * @param array<string, mixed>      $meta   Meta that only some items have.
	 * @param array<string, string|int> $more   Other columns of the post.
	 * @param array<string, string|int> $counts Reviews and sales, columns of the lookup table.
	 */
	private function write_item(
		array $product,
		array $item,
		string $title,
		array $meta,
		array $more,
		array $counts = array( 'rating_count' => 0, 'average_rating' => '0.00', 'total_sales' => 0 )
	): void {
		list( $quantity, $status ) = $item['stock'];

		$choices  = empty( $item['variations'] ) ? array( $item ) : $item['variations'];
		$to_cents = static fn( array $choice ): int => Demo_Catalog::get_price( $product, $choice )->to_units( Decimal::CENTS );
		$cents    = array_map( $to_cents, $choices );
		$to_price = static fn( int $price ): string => Decimal::of_units( $price, Decimal::CENTS )->to_string();
		$prices   = array_map( $to_price, array( min( $cents ), max( $cents ) ) );
		// A variable product is in stock when one of its variations is.
		$statuses     = array_column( array_column( $choices, 'stock' ), 1 );
		$stock_status = current( array_intersect( array( 'instock', 'onbackorder', 'outofstock' ), $statuses ) );
		$is_download  = $product['is_download'] ? 'yes' : 'no';
		$shared       = array(
			'_sku' => $item['sku'], '_price' => array_unique( $prices ),
			'_manage_stock' => null === $quantity ? 'no' : 'yes', '_stock_status' => $stock_status,
			'_backorders' => 'onbackorder' === $status ? 'notify' : 'no', '_virtual' => $is_download, '_downloadable' => $is_download,
			'_tax_status' => 'taxable', '_tax_class' => '',
		);
		if ( null !== $quantity ) {
			$shared['_stock'] = (string) $quantity;
		}
		if ( empty( $item['variations'] ) ) {
			$shared['_regular_price'] = Demo_Catalog::get_price( $product, $item, Demo_Catalog::SALE_DAYS )->to_string();
			if ( $product['discount'] > 0 ) {
				$shared['_sale_price']            = $prices[0];
				$shared['_sale_price_dates_from'] = (string) $this->sale_start;
			}
		}
		$type = isset( $item['variations'] ) ? 'product' : 'product_variation';
		$this->posts->write( $item['id'], $type, $title, $product['launched'], $shared + $meta, $more );
		$this->bulk->add( 'storedeck_product_meta_lookup', $counts + array(
			'product_id' => $item['id'], 'sku' => $item['sku'], 'virtual' => (int) $product['is_download'],
			'downloadable' => (int) $product['is_download'], 'min_price' => $prices[0], 'max_price' => $prices[1],
			'onsale' => $product['discount'] > 0 ? 1 : 0, 'stock_quantity' => $quantity,
			'stock_status' => $stock_status, 'tax_status' => 'taxable', 'tax_class' => '',
		) );
	}
}
