<?php
/**
 * Writes demo products.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Writes products and variations as posts, with their rows of the lookup tables.
 */
final class Demo_Product_Writer {
	/** Post writer. */
	private Demo_Post_Writer $posts;

	/** Low stock threshold of the products that have their own. */
	private const LOW_STOCK_AMOUNT = '10';

	/**
	 * Stores the writers.
	 *
	 * @param Bulk_Database    $database   Database.
	 * @param Demo_Post_Writer $posts      Post writer.
	 * @param Demo_Term_Writer $terms      Term writer.
	 * @param Counters         $counters   Sales and reviews.
	 * @param int              $sale_start Timestamp from which sale prices apply.
	 */
	public function __construct(
		private Bulk_Database $database,
		Demo_Post_Writer $posts,
		private Demo_Term_Writer $terms,
		private Counters $counters,
		private int $sale_start
	) {
		$this->posts = $posts;
	}

	/**
	 * Writes all products.
	 *
	 * @param Demo_Catalog $catalog Products.
	 */
	public function write( Demo_Catalog $catalog ): void {
		$this->terms->add_term( 'product_type', 'simple', 'simple' );
		$this->terms->add_term( 'product_type', 'variable', 'variable' );
		$this->terms->add_categories( $catalog->categories );
		foreach ( Demo_Catalog::ATTRIBUTES as $attribute => $attribute_data ) {
			$position = 0;
			foreach ( $attribute_data['values'] as $slug => $name ) {
				$this->terms->add_term( 'pa_' . $attribute, $slug, $name, '', ++$position );
			}
		}
		foreach ( $catalog->products as $product ) {
			$this->write_product( $product );
			foreach ( $product->variations as $position => $variation ) {
				$this->write_variation( $product, $variation, $position + 1 );
			}
		}
	}

	/**
	 * Writes a product.
	 *
	 * @param Demo_Product $product Product.
	 */
	private function write_product( Demo_Product $product ): void {
		$ratings = $this->counters->get_ratings( $product->id );
		$average = Counters::get_average( $ratings );
		$sold    = $this->counters->sold[ $product->id ] ?? 0;
		$meta    = $this->get_meta( $product, null ) + array(
			'total_sales'         => (string) $sold,
			'_wc_average_rating'  => $average,
			'_wc_review_count'    => (string) array_sum( $ratings ),
			'_wc_rating_count'    => $this->serialize( $ratings ),
			'_product_attributes' => $this->serialize( $this->get_attributes( $product ) ),
		);
		if ( 0 === $product->id % 17 && null !== $product->stock->quantity ) {
			$meta['_low_stock_amount'] = self::LOW_STOCK_AMOUNT;
		}
		if ( $product->is_download ) {
			$meta['_downloadable_files'] = $this->get_file( $product );
			$meta['_download_limit']     = '-1';
			$meta['_download_expiry']    = '-1';
		}
		$this->posts->write(
			$product->id,
			'product',
			$product->name,
			$product->launched,
			$meta,
			array(
				'post_content'  => 'A product of the demo store: ' . $product->name . '.',
				'comment_count' => array_sum( $ratings ),
			)
		);
		$this->terms->assign( $product->id, 'product_cat', $product->category );
		$this->terms->assign( $product->id, 'product_type', $product->variations ? 'variable' : 'simple' );
		foreach ( $this->get_choices( $product ) as $attribute => $slugs ) {
			foreach ( $slugs as $slug ) {
				$this->terms->assign( $product->id, 'pa_' . $attribute, $slug );
			}
		}
		$this->write_lookup( $product, null, $ratings, $sold );
	}

	/**
	 * Writes a variation.
	 *
	 * @param Demo_Product   $product   Product.
	 * @param Demo_Variation $variation Variation.
	 * @param int            $position  Position among the variations, from 1.
	 */
	private function write_variation( Demo_Product $product, Demo_Variation $variation, int $position ): void {
		$meta   = $this->get_meta( $product, $variation );
		$labels = array();
		$rows   = $this->database->get_writer( 'storedeck_product_attributes_lookup', array(
			'product_id', 'product_or_parent_id', 'taxonomy', 'term_id', 'is_variation_attribute', 'in_stock',
		) );
		foreach ( $variation->choices as $attribute => $slug ) {
			$meta[ 'attribute_pa_' . $attribute ] = $slug;

			$attribute_data = Demo_Catalog::ATTRIBUTES[ $attribute ];
			$labels[]       = $attribute_data['label'] . ': ' . $attribute_data['values'][ $slug ];
			$rows->add( array(
				$variation->id, $product->id, 'pa_' . $attribute,
				$this->terms->add_term( 'pa_' . $attribute, $slug, $attribute_data['values'][ $slug ] ), 1,
				'outofstock' === $variation->stock->status ? 0 : 1,
			) );
		}
		$this->posts->write(
			$variation->id,
			'product_variation',
			$product->name . ' - ' . $variation->get_label(),
			$product->launched,
			$meta,
			array(
				'post_excerpt' => implode( ', ', $labels ),
				'post_parent'  => $product->id,
				'menu_order'   => $position,
			)
		);
		$this->write_lookup( $product, $variation, array(), 0 );
	}

	/**
	 * Meta that products and variations share.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation, or null for the product itself.
	 * @return array<string, string|list<string>>
	 */
	private function get_meta( Demo_Product $product, ?Demo_Variation $variation ): array {
		$stock  = $variation->stock ?? $product->stock;
		$prices = $this->get_prices( $product, $variation );
		$parent = $product->variations && ! $variation;
		$meta   = array(
			'_sku'          => $variation->sku ?? $product->sku,
			'_price'        => array_map( static fn( Decimal $price ): string => $price->to_string(), $prices ),
			'_manage_stock' => null === $stock->quantity ? 'no' : 'yes',
			'_stock_status' => $this->get_stock_status( $product, $variation ),
			'_backorders'   => 'onbackorder' === $stock->status ? 'notify' : 'no',
			'_virtual'      => $product->is_download ? 'yes' : 'no',
			'_downloadable' => $product->is_download ? 'yes' : 'no',
			'_tax_status'   => 'taxable',
			'_tax_class'    => '',
		);
		if ( null !== $stock->quantity ) {
			$meta['_stock'] = (string) $stock->quantity;
		}
		if ( ! $parent ) {
			$meta['_regular_price'] = Price_List::get_regular_price( $product, $variation )->to_string();

			$sale = Price_List::get_sale_price( $product, $variation );
			if ( null !== $sale ) {
				$meta['_sale_price']            = $sale->to_string();
				$meta['_sale_price_dates_from'] = (string) $this->sale_start;
			}
		}
		return $meta;
	}

	/**
	 * Current prices: one, or the lowest and the highest of a variable product.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation, or null for the product itself.
	 * @return list<Decimal>
	 */
	private function get_prices( Demo_Product $product, ?Demo_Variation $variation ): array {
		$prices = array();
		foreach ( $product->variations && ! $variation ? $product->variations : array( $variation ) as $choice ) {
			$prices[] = Price_List::get_price( $product, $choice, 0, false );
		}
		usort( $prices, static fn( Decimal $one, Decimal $other ): int => $one->compare( $other ) );
		$highest = $prices[ count( $prices ) - 1 ];
		return $highest->equals( $prices[0] ) ? array( $highest ) : array( $prices[0], $highest );
	}

	/**
	 * Stock status. A variable product is in stock when one of its variations is.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation, or null for the product itself.
	 */
	private function get_stock_status( Demo_Product $product, ?Demo_Variation $variation ): string {
		if ( $variation || ! $product->variations ) {
			return ( $variation->stock ?? $product->stock )->status;
		}
		$statuses = array_map( static fn( Demo_Variation $choice ): string => $choice->stock->status, $product->variations );
		foreach ( array( 'instock', 'onbackorder' ) as $status ) {
			if ( in_array( $status, $statuses, true ) ) {
				return $status;
			}
		}
		return 'outofstock';
	}

	/**
	 * Terms of the variations of a product.
	 *
	 * @param Demo_Product $product Product.
	 * @return array<string, list<string>> Slugs by attribute.
	 */
	private function get_choices( Demo_Product $product ): array {
		$choices = array();
		foreach ( $product->variations as $variation ) {
			foreach ( $variation->choices as $attribute => $slug ) {
				$choices[ $attribute ][ $slug ] = $slug;
			}
		}
		return array_map( 'array_values', $choices );
	}

	/**
	 * Value of the meta _product_attributes.
	 *
	 * @param Demo_Product $product Product.
	 * @return array<string, array<string, string|int>>
	 */
	private function get_attributes( Demo_Product $product ): array {
		$attributes = array();
		foreach ( array_keys( $this->get_choices( $product ) ) as $position => $attribute ) {
			$attributes[ 'pa_' . $attribute ] = array(
				'name'         => 'pa_' . $attribute,
				'value'        => '',
				'position'     => $position,
				'is_visible'   => 1,
				'is_variation' => 1,
				'is_taxonomy'  => 1,
			);
		}
		return $attributes;
	}

	/**
	 * Value of the meta _downloadable_files.
	 *
	 * @param Demo_Product $product Product.
	 */
	private function get_file( Demo_Product $product ): string {
		$id = $product->get_download_id();
		return $this->serialize(
			array(
				$id => array(
					'id'   => $id,
					'name' => $product->name,
					'file' => home_url( '/downloads/' . sanitize_title( $product->name ) . '.zip' ),
				),
			)
		);
	}

	/**
	 * Writes the row of storedeck_product_meta_lookup.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation, or null for the product itself.
	 * @param array<int, int>     $ratings   Number of reviews by rating.
	 * @param int                 $sold      Items sold.
	 */
	private function write_lookup( Demo_Product $product, ?Demo_Variation $variation, array $ratings, int $sold ): void {
		$columns = array(
			'product_id', 'sku', 'virtual', 'downloadable', 'min_price', 'max_price', 'onsale',
			'stock_quantity', 'stock_status', 'rating_count', 'average_rating', 'total_sales', 'tax_status',
			'tax_class',
		);
		$prices  = $this->get_prices( $product, $variation );
		$this->database->get_writer( 'storedeck_product_meta_lookup', $columns )->add(
			array(
				$variation->id ?? $product->id,
				$variation->sku ?? $product->sku,
				$product->is_download ? 1 : 0,
				$product->is_download ? 1 : 0,
				$prices[0]->to_string(),
				$prices[ count( $prices ) - 1 ]->to_string(),
				$product->discount > 0 ? 1 : 0,
				( $variation->stock ?? $product->stock )->quantity,
				$this->get_stock_status( $product, $variation ),
				array_sum( $ratings ),
				Counters::get_average( $ratings ),
				$sold,
				'taxable',
				'',
			)
		);
	}

	/**
	 * Serializes a meta value.
	 *
	 * @param array<int|string, mixed> $values Value.
	 */
	private function serialize( array $values ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- WordPress keeps lists in this shape.
		return serialize( $values );
	}
}
