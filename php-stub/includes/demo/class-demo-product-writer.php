<?php
/**
 * Product writer: writes the catalogue.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Products and variations as posts, with the lookup rows that reports and lists read.
 */
final class Demo_Product_Writer {
	/** Posts. */
	private Demo_Post_Writer $posts;

	/** Now and then a product has its own threshold for "low in stock". */
	private const OWN_THRESHOLD = '10';

	/**
	 * Takes where to write and what is known.
	 *
	 * @param Bulk_Database    $database Database.
	 * @param Demo_Post_Writer $posts    Writer of posts.
	 * @param Demo_Term_Writer $terms    Writer of terms.
	 * @param Counters       $tally    Sales and reviews.
	 * @param int         $reduced  Moment from which present reductions hold.
	 */
	public function __construct(
		private Bulk_Database $database,
		Demo_Post_Writer $posts,
		private Demo_Term_Writer $terms,
		private Counters $tally,
		private int $reduced
	) {
		$this->posts = $posts;
	}

	/**
	 * Writes all products.
	 *
	 * @param Demo_Catalog $catalogue Catalogue.
	 */
	public function write( Demo_Catalog $catalogue ): void {
		$this->terms->term( 'product_type', 'simple', 'simple' );
		$this->terms->term( 'product_type', 'variable', 'variable' );
		$this->terms->categories( $catalogue->categories );
		foreach ( Demo_Catalog::ATTRIBUTES as $attribute => $facts ) {
			$position = 0;
			foreach ( $facts['values'] as $slug => $name ) {
				$this->terms->term( 'pa_' . $attribute, $slug, $name, '', ++$position );
			}
		}
		foreach ( $catalogue->products as $product ) {
			$this->product( $product );
			foreach ( $product->variations as $position => $variation ) {
				$this->variation( $product, $variation, $position + 1 );
			}
		}
	}

	/**
	 * Writes a product.
	 *
	 * @param Demo_Product $product Product.
	 */
	private function product( Demo_Product $product ): void {
		$ratings = $this->tally->ratings( $product->id );
		$average = Counters::average( $ratings );
		$sold    = $this->tally->sold[ $product->id ] ?? 0;
		$metas   = $this->details( $product, null ) + array(
			'total_sales'         => (string) $sold,
			'_wc_average_rating'  => $average,
			'_wc_review_count'    => (string) array_sum( $ratings ),
			'_wc_rating_count'    => $this->pack( $ratings ),
			'_product_attributes' => $this->pack( $this->attributes( $product ) ),
		);
		if ( 0 === $product->id % 17 && null !== $product->stock->quantity ) {
			$metas['_low_stock_amount'] = self::OWN_THRESHOLD;
		}
		if ( $product->download ) {
			$metas['_downloadable_files'] = $this->file( $product );
			$metas['_download_limit']     = '-1';
			$metas['_download_expiry']    = '-1';
		}
		$this->posts->write(
			$product->id,
			'product',
			$product->name,
			$product->launched,
			$metas,
			array(
				'post_content'  => 'An article of the demo shop: ' . $product->name . '.',
				'comment_count' => array_sum( $ratings ),
			)
		);
		$this->terms->give( $product->id, 'product_cat', $product->category );
		$this->terms->give( $product->id, 'product_type', $product->variations ? 'variable' : 'simple' );
		foreach ( $this->choices( $product ) as $attribute => $slugs ) {
			foreach ( $slugs as $slug ) {
				$this->terms->give( $product->id, 'pa_' . $attribute, $slug );
			}
		}
		$this->lookup( $product, null, $ratings, $sold );
	}

	/**
	 * Writes a variation.
	 *
	 * @param Demo_Product   $product   Its product.
	 * @param Demo_Variation $variation Variation.
	 * @param int       $position  Place among its sisters, from 1.
	 */
	private function variation( Demo_Product $product, Demo_Variation $variation, int $position ): void {
		$metas  = $this->details( $product, $variation );
		$labels = array();
		$rows   = $this->database->writer( 'wc_product_attributes_lookup', array(
			'product_id', 'product_or_parent_id', 'taxonomy', 'term_id', 'is_variation_attribute', 'in_stock',
		) );
		foreach ( $variation->choices as $attribute => $slug ) {
			$metas[ 'attribute_pa_' . $attribute ] = $slug;

			$facts    = Demo_Catalog::ATTRIBUTES[ $attribute ];
			$labels[] = $facts['label'] . ': ' . $facts['values'][ $slug ];
			$rows->add( array(
				$variation->id, $product->id, 'pa_' . $attribute,
				$this->terms->term( 'pa_' . $attribute, $slug, $facts['values'][ $slug ] ), 1,
				'outofstock' === $variation->stock->status ? 0 : 1,
			) );
		}
		$this->posts->write(
			$variation->id,
			'product_variation',
			$product->name . ' - ' . $variation->label(),
			$product->launched,
			$metas,
			array(
				'post_excerpt' => implode( ', ', $labels ),
				'post_parent'  => $product->id,
				'menu_order'   => $position,
			)
		);
		$this->lookup( $product, $variation, array(), 0 );
	}

	/**
	 * Details that products and variations share.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Its variation.
	 * @return array<string, string|list<string>>
	 */
	private function details( Demo_Product $product, ?Demo_Variation $variation ): array {
		$stock   = $variation->stock ?? $product->stock;
		$prices  = $this->prices( $product, $variation );
		$parent  = $product->variations && ! $variation;
		$details = array(
			'_sku'          => $variation->sku ?? $product->sku,
			'_price'        => array_map( static fn( Decimal $price ): string => $price->to_string(), $prices ),
			'_manage_stock' => null === $stock->quantity ? 'no' : 'yes',
			'_stock_status' => $this->status( $product, $variation ),
			'_backorders'   => 'onbackorder' === $stock->status ? 'notify' : 'no',
			'_virtual'      => $product->download ? 'yes' : 'no',
			'_downloadable' => $product->download ? 'yes' : 'no',
			'_tax_status'   => 'taxable',
			'_tax_class'    => '',
		);
		if ( null !== $stock->quantity ) {
			$details['_stock'] = (string) $stock->quantity;
		}
		if ( ! $parent ) {
			$details['_regular_price'] = Price_List::regular( $product, $variation )->to_string();

			$sale = Price_List::sale( $product, $variation );
			if ( null !== $sale ) {
				$details['_sale_price']            = $sale->to_string();
				$details['_sale_price_dates_from'] = (string) $this->reduced;
			}
		}
		return $details;
	}

	/**
	 * Present prices: one, or the lowest and the highest of a variable product.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Its variation.
	 * @return list<Decimal>
	 */
	private function prices( Demo_Product $product, ?Demo_Variation $variation ): array {
		$prices = array();
		foreach ( $product->variations && ! $variation ? $product->variations : array( $variation ) as $choice ) {
			$prices[] = Price_List::price( $product, $choice, 0, false );
		}
		usort( $prices, static fn( Decimal $one, Decimal $other ): int => $one->compare( $other ) );
		$highest = $prices[ count( $prices ) - 1 ];
		return $highest->equals( $prices[0] ) ? array( $highest ) : array( $prices[0], $highest );
	}

	/**
	 * Whether it can be bought; a variable product can when one of its variations can.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Its variation.
	 */
	private function status( Demo_Product $product, ?Demo_Variation $variation ): string {
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
	 * Values that the variations of a product offer, by attribute.
	 *
	 * @param Demo_Product $product Product.
	 * @return array<string, list<string>>
	 */
	private function choices( Demo_Product $product ): array {
		$choices = array();
		foreach ( $product->variations as $variation ) {
			foreach ( $variation->choices as $attribute => $slug ) {
				$choices[ $attribute ][ $slug ] = $slug;
			}
		}
		return array_map( 'array_values', $choices );
	}

	/**
	 * The attributes of a product in the shape in which it keeps them.
	 *
	 * @param Demo_Product $product Product.
	 * @return array<string, array<string, string|int>>
	 */
	private function attributes( Demo_Product $product ): array {
		$attributes = array();
		foreach ( array_keys( $this->choices( $product ) ) as $position => $attribute ) {
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
	 * The file of a download in the shape in which products keep files.
	 *
	 * @param Demo_Product $product Product.
	 */
	private function file( Demo_Product $product ): string {
		$id = $product->download_id();
		return $this->pack(
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
	 * The row that lists and reports read.
	 *
	 * @param Demo_Product         $product   Product.
	 * @param Demo_Variation|null  $variation Its variation.
	 * @param array<int, int> $ratings   Numbers of reviews by stars.
	 * @param int             $sold      Pieces sold.
	 */
	private function lookup( Demo_Product $product, ?Demo_Variation $variation, array $ratings, int $sold ): void {
		$columns = array(
			'product_id', 'sku', 'virtual', 'downloadable', 'min_price', 'max_price', 'onsale',
			'stock_quantity', 'stock_status', 'rating_count', 'average_rating', 'total_sales', 'tax_status',
			'tax_class',
		);
		$prices  = $this->prices( $product, $variation );
		$this->database->writer( 'wc_product_meta_lookup', $columns )->add(
			array(
				$variation->id ?? $product->id,
				$variation->sku ?? $product->sku,
				$product->download ? 1 : 0,
				$product->download ? 1 : 0,
				$prices[0]->to_string(),
				$prices[ count( $prices ) - 1 ]->to_string(),
				$product->discount > 0 ? 1 : 0,
				( $variation->stock ?? $product->stock )->quantity,
				$this->status( $product, $variation ),
				array_sum( $ratings ),
				Counters::average( $ratings ),
				$sold,
				'taxable',
				'',
			)
		);
	}

	/**
	 * A list as WordPress keeps it.
	 *
	 * @param array<int|string, mixed> $values List.
	 */
	private function pack( array $values ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- WordPress keeps lists in this shape.
		return serialize( $values );
	}
}
