<?php
/**
 * What orders point to: products, categories, coupons and the tax rate.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Demo\Bulk_Database;
use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;
use Storedeck\Sync\Category_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what a file names and makes what the shop lacks. The same SKU, else the same name, is
 * the same product; capitals make no difference.
 */
final class Referenced_Entities {

	/**
	 * Columns of posts that have no default.
	 */
	private const POST = array(
		'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt', 'post_status', 'comment_status',
		'ping_status', 'post_name', 'to_ping', 'pinged', 'post_modified', 'post_modified_gmt', 'post_content_filtered', 'guid', 'post_type',
	);

	/**
	 * Products by key: order in which one row comes before another, name, SKU, categories and price.
	 *
	 * @var array<string, array{string, string, string, string, string}>
	 */
	private array $products = array();

	/**
	 * Codes as keys.
	 *
	 * @var array<string, int>
	 */
	public array $coupons = array();

	/**
	 * Ids of products by key.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Id of the tax rate.
	 *
	 * @var int
	 */
	public int $rate = 0;

	/**
	 * Collects what a row names. Of several rows of a product, the one with the highest date tells its name and price.
	 *
	 * @param array<string, string> $row Values by meaning.
	 */
	public function collect( array $row ): void {
		foreach ( Order_Factory::coupons( $row['coupon'] ?? '' ) as $code ) {
			$this->coupons[ $code ] = 0;
		}

		$sku  = $row['sku'] ?? '';
		$name = $row['product'] ?? $sku;

		if ( '' !== $name ) {
			$key  = self::key( $sku, $name );
			$rank = implode( "\n", array( $row['date'] ?? '', $row['number'], $name, $row['price'] ?? '', $row['category'] ?? '' ) );

			if ( ! isset( $this->products[ $key ] ) || $rank > $this->products[ $key ][0] ) {
				$this->products[ $key ] = array( $rank, $name, $sku, $row['category'] ?? '', $row['price'] ?? $row['line_total'] ?? '0' );
			}
		}
	}

	/**
	 * Makes what the shop lacks.
	 *
	 * @param Bulk_Database    $bulk    Database.
	 * @param Amount_Parser $amounts Reads prices.
	 * @param int     $above   New ids lie above this one.
	 * @param bool    $taxed   Whether the file has taxes.
	 */
	public function make( Bulk_Database $bulk, Amount_Parser $amounts, int $above, bool $taxed ): void {
		$this->find();
		// Those with SKU come first this way.
		krsort( $this->products, SORT_STRING );
		ksort( $this->coupons, SORT_STRING );

		$twins = $this->twins();
		$next  = 1 + max( $above, $bulk->get_max( 'posts', 'ID' ), $bulk->get_max( 'wc_orders', 'id' ) );

		foreach ( $this->products as $key => list( , $name, $sku, $categories, $price ) ) {
			if ( isset( $twins[ $key ] ) ) {
				$this->ids[ $key ] ??= $this->ids[ $twins[ $key ] ];
			} elseif ( ! isset( $this->ids[ $key ] ) ) {
				$this->ids[ $key ] = $next++;

				$price = Decimal::max( Decimal::zero(), $amounts->read( $price ) ?? Decimal::zero() )->to_string();

				$this->product( $bulk, $this->ids[ $key ], $name, $sku, $categories, $price );
			}
		}

		foreach ( array_keys( array_filter( $this->coupons, static fn( int $id ): bool => 0 === $id ) ) as $code ) {
			$this->coupons[ $code ] = $next;
			$this->post( $bulk, $next++, 'shop_coupon', (string) $code, array( 'discount_type' => 'fixed_cart', 'coupon_amount' => '0' ) );
		}

		$bulk->flush();
		$this->products = array();

		if ( $taxed ) {
			$this->rate = $this->tax_rate( $bulk );
		}

		$terms = Database::rows( "SELECT term_taxonomy_id AS id FROM {wp:term_taxonomy} WHERE taxonomy = 'product_cat'" );

		wp_update_term_count_now( array_map( 'intval', array_column( $terms, 'id' ) ), 'product_cat' );
		Category_Sync::rebuild();
	}

	/**
	 * Id of a product.
	 *
	 * @param string $sku  SKU, or empty.
	 * @param string $name Name.
	 */
	public function product_id( string $sku, string $name ): int {
		return $this->ids[ self::key( $sku, $name ) ] ?? 0;
	}

	/**
	 * What makes a product the same.
	 *
	 * @param string $sku  SKU, or empty.
	 * @param string $name Name.
	 */
	private static function key( string $sku, string $name ): string {
		return mb_strtolower( '' === $sku ? 'name ' . $name : 'sku ' . $sku );
	}

	/**
	 * Finds what the shop has.
	 */
	private function find(): void {
		$names = array();
		$rows  = Database::rows(
			'SELECT posts.ID AS id, posts.post_title AS name, posts.post_type AS type, lookup.sku FROM {wp:posts} posts'
			. ' LEFT JOIN {product_meta_lookup} lookup ON lookup.product_id = posts.ID'
			. " WHERE posts.post_type IN ( 'product', 'shop_coupon' ) AND posts.post_status <> 'trash' ORDER BY posts.ID DESC"
		);

		foreach ( $rows as $row ) {
			$name = html_entity_decode( (string) $row['name'], ENT_QUOTES );

			if ( 'product' === $row['type'] ) {
				$this->ids[ self::key( (string) $row['sku'], $name ) ] = (int) $row['id'];
				$names[ self::key( '', $name ) ]                       = (int) $row['id'];
			} elseif ( isset( $this->coupons[ mb_strtolower( $name ) ] ) ) {
				$this->coupons[ mb_strtolower( $name ) ] = (int) $row['id'];
			}
		}

		// A row without SKU may name a product that has one.
		$this->ids += array_diff_key( $names, $this->twins() );
	}

	/**
	 * Products with SKU by the key of their name alone.
	 *
	 * @return array<string, string>
	 */
	private function twins(): array {
		$twins = array();

		foreach ( $this->products as $key => list( , $name, $sku ) ) {
			if ( '' !== $sku ) {
				$bare           = self::key( '', $name );
				$twins[ $bare ] = min( $twins[ $bare ] ?? $key, $key );
			}
		}

		return $twins;
	}

	/**
	 * Makes a product.
	 *
	 * @param Bulk_Database   $bulk       Database.
	 * @param int    $id         Its id.
	 * @param string $name       Its name.
	 * @param string $sku        Its SKU.
	 * @param string $categories Its categories.
	 * @param string $price      Its price.
	 */
	private function product( Bulk_Database $bulk, int $id, string $name, string $sku, string $categories, string $price ): void {
		$this->post(
			$bulk,
			$id,
			'product',
			$name,
			array(
				'_sku'           => $sku,
				'_price'         => $price,
				'_regular_price' => $price,
				'_manage_stock'  => 'no',
				'_stock_status'  => 'instock',
				'_virtual'       => 'no',
				'_tax_status'    => 'taxable',
			)
		);

		$bulk->get_writer( 'wc_product_meta_lookup', array( 'product_id', 'sku', 'min_price', 'max_price' ) )
			->add( array( $id, mb_substr( $sku, 0, 100 ), $price, $price ) );

		$terms = array_filter( array( $this->term( 'product_type', array( 'simple' ) ) ) );

		foreach ( array_filter( array_map( 'trim', (array) preg_split( '/[,;|]/', $categories ) ), 'strlen' ) as $path ) {
			$terms[] = $this->term( 'product_cat', array_values( array_filter( array_map( 'trim', explode( '>', $path ) ), 'strlen' ) ) );
		}

		foreach ( array_unique( array_filter( $terms ) ) as $term ) {
			$bulk->get_writer( 'term_relationships', array( 'object_id', 'term_taxonomy_id', 'term_order' ) )->add( array( $id, $term, 0 ) );
		}
	}

	/**
	 * A term, made when the shop lacks it.
	 *
	 * @param string   $taxonomy Taxonomy.
	 * @param string[] $path     Names from the top of the tree.
	 * @return int Its id in the taxonomy; 0 when it cannot be made.
	 */
	private function term( string $taxonomy, array $path ): int {
		static $known = array();

		$key = mb_strtolower( $taxonomy . '>' . implode( '>', $path ) );

		if ( isset( $known[ $key ] ) ) {
			return $known[ $key ];
		}

		$parent = 0;
		$id     = 0;

		foreach ( $path as $name ) {
			$term   = term_exists( $name, $taxonomy, $parent ) ?? wp_insert_term( $name, $taxonomy, array( 'parent' => $parent ) );
			$parent = is_array( $term ) ? (int) $term['term_id'] : 0;
			$id     = is_array( $term ) ? (int) $term['term_taxonomy_id'] : 0;
		}

		$known[ $key ] = $id;

		return $id;
	}

	/**
	 * Makes a post.
	 *
	 * @param Bulk_Database                  $bulk  Database.
	 * @param int                   $id    Its id.
	 * @param string                $type  Its type.
	 * @param string                $title Its title.
	 * @param array<string, string> $metas Its details.
	 */
	private function post( Bulk_Database $bulk, int $id, string $type, string $title, array $metas ): void {
		$local = current_time( 'mysql' );
		$gmt   = current_time( 'mysql', true );
		$slug  = substr( sanitize_title( $title ), 0, 150 ) . '-' . $id;
		$title = esc_html( mb_substr( $title, 0, 1000 ) );
		$link  = home_url( '/?post_type=' . $type . '&storedeck-import=' . $id );

		$bulk->get_writer( 'posts', self::POST )->add(
			array( $id, 0, $local, $gmt, '', $title, '', 'publish', 'closed', 'closed', $slug, '', '', $local, $gmt, '', $link, $type )
		);

		foreach ( $metas as $key => $value ) {
			$bulk->get_writer( 'postmeta', array( 'post_id', 'meta_key', 'meta_value' ) )->add( array( $id, $key, $value ) );
		}
	}

	/**
	 * The tax rate that all taxes of files belong to.
	 *
	 * @param Bulk_Database $bulk Database.
	 */
	private function tax_rate( Bulk_Database $bulk ): int {
		$name = 'Imported tax';
		$rows = Database::rows( 'SELECT tax_rate_id FROM {tax_rates} WHERE tax_rate_name = %s ORDER BY tax_rate_id', array( $name ) );

		if ( array() !== $rows ) {
			return (int) $rows[0]['tax_rate_id'];
		}

		$id = $bulk->get_max( 'woocommerce_tax_rates', 'tax_rate_id' ) + 1;

		$bulk->get_writer( 'woocommerce_tax_rates', array( 'tax_rate_id', 'tax_rate', 'tax_rate_name', 'tax_rate_priority', 'tax_rate_order' ) )
			->add( array( $id, '0.0000', $name, 1, 0 ) );
		$bulk->flush();

		return $id;
	}
}
