<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Sync\Category_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the products, categories, coupons and the tax rate of imported orders.
 *
 * Collects the entities in a file and creates missing ones. Rows with the same
 * SKU, or with the same name and no SKU, have the same product, regardless of
 * case.
 */
final class Referenced_Entities {

	/**
	 * Products by key.
	 *
	 * @var array<string, Imported_Product>
	 */
	private array $products = array();

	/**
	 * Coupon ids by code; 0 for missing coupons.
	 *
	 * @var array<string, int>
	 */
	public array $coupons = array();

	/**
	 * Product ids by key.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Ids of terms and of their rows in term_taxonomy, by taxonomy and key.
	 *
	 * @var array<string, array<string, array{int, int}>>
	 */
	private array $terms = array();

	/** Tax rate id. */
	public int $rate = 0;

	private Imported_Variations $variations;

	/**
	 * Stores the import.
	 *
	 * @param string $import Id of the import, which all that is created has.
	 */
	public function __construct( private string $import ) {
		$this->variations = new Imported_Variations();
	}

	/**
	 * Collects the entities of an order.
	 *
	 * @param string               $rank  Sorting rank: values of later orders count.
	 * @param array<string, mixed> $order Order of Order_Assembler.
	 */
	public function collect( string $rank, array $order ): void {
		foreach ( array_keys( $order['coupons'] ) as $code ) {
			$this->coupons[ $code ] = 0;
		}

		foreach ( $order['amounts']->lines as $index => $line ) {
			$sku   = '' === $line['variant'] ? $line['sku'] : '';
			$key   = self::get_key( $sku, $line['product'] );
			$price = $order['amounts']->get_price( $index )->to_string();

			$this->products[ $key ] ??= new Imported_Product();
			$this->products[ $key ]->add(
				$rank,
				array(
					'name'       => $line['name'],
					'sku'        => $sku,
					'categories' => $line['category'],
					'price'      => $price,
				)
			);

			if ( '' !== $line['variant'] ) {
				$this->variations->collect( $key, $rank, $line, $price );
			}
		}
	}

	/**
	 * Creates missing entities.
	 *
	 * @param int $max_id New ids are above this one.
	 */
	public function create_missing( Bulk_Database $bulk, int $max_id, bool $has_taxes ): void {
		$this->find_existing();
		// Sorts products with SKU first.
		krsort( $this->products, SORT_STRING );
		ksort( $this->coupons, SORT_STRING );

		$keys_by_name = $this->get_keys_by_name();
		$next         = Imported_Orders::get_next_id( $bulk, $max_id );

		foreach ( $this->products as $key => $product ) {
			if ( isset( $keys_by_name[ $key ] ) ) {
				$this->ids[ $key ] ??= $this->ids[ $keys_by_name[ $key ] ];
			} elseif ( ! isset( $this->ids[ $key ] ) ) {
				$this->ids[ $key ] = $next++;

				$this->create_product( $bulk, $this->ids[ $key ], $product );
			}
		}

		foreach ( array_keys( array_filter( $this->coupons, static fn( int $id ): bool => 0 === $id ) ) as $code ) {
			$this->coupons[ $code ] = $next;
			$this->create_post(
				$bulk,
				$next++,
				'shop_coupon',
				(string) $code,
				array( 'discount_type' => 'fixed_cart', 'coupon_amount' => '0' )
			);
		}

		$bulk->flush();
		$variations = $this->variations->create_missing( $next, $this->ids,
			fn( int $id, string $title, array $metas, array $fields ) => $this->create_post( $bulk, $id, 'product_variation', $title,
			$metas, $fields ) );
		$bulk->flush();

		foreach ( $variations as $parent => $attributes ) {
			Variable_Products::add( $parent, $attributes );
		}

		$this->products = array();

		if ( $has_taxes ) {
			$this->rate = Imported_Tax_Rate::get_or_create();
		}

		$terms = Database::rows( "SELECT term_taxonomy_id AS id FROM {wp:term_taxonomy} WHERE taxonomy = 'product_cat'" );

		// WordPress sends an empty list to the database.
		if ( array() !== $terms ) {
			wp_update_term_count_now( array_map( 'intval', array_column( $terms, 'id' ) ), 'product_cat' );
		}

		Category_Sync::rebuild();
	}

	/**
	 * Ids of the product and the variation of a line.
	 *
	 * @param array<string, mixed> $line Line of Order_Amounts.
	 * @return array{int, int} The second one is 0 without a variation.
	 */
	public function get_product_ids( array $line ): array {
		$key = self::get_key( '' === $line['variant'] ? $line['sku'] : '', $line['product'] );

		return array( $this->ids[ $key ] ?? 0, '' === $line['variant'] ? 0 : $this->variations->get_id( $key, $line['variant'] ) );
	}

	/**
	 * Key that identifies a product.
	 *
	 * @param string $sku SKU, or empty.
	 */
	private static function get_key( string $sku, string $name ): string {
		return mb_strtolower( '' === $sku ? 'name ' . $name : 'sku ' . $sku );
	}

	/**
	 * Finds existing products and coupons.
	 */
	private function find_existing(): void {
		$names = array();
		$rows  = Database::rows(
			'SELECT posts.ID AS id, posts.post_title AS name, posts.post_type AS type, lookup.sku FROM {wp:posts} posts'
			. ' LEFT JOIN {product_meta_lookup} lookup ON lookup.product_id = posts.ID'
			. " WHERE posts.post_type IN ( 'product', 'shop_coupon' ) AND posts.post_status <> 'trash' ORDER BY posts.ID DESC"
		);

		foreach ( $rows as $row ) {
			$name = Text::decode( (string) $row['name'] );

			if ( 'product' === $row['type'] ) {
				$this->ids[ self::get_key( (string) $row['sku'], $name ) ] = (int) $row['id'];
				$names[ self::get_key( '', $name ) ]                       = (int) $row['id'];
			} elseif ( isset( $this->coupons[ mb_strtolower( $name ) ] ) ) {
				$this->coupons[ mb_strtolower( $name ) ] = (int) $row['id'];
			}
		}

		// A row without SKU may name a product that has one.
		$this->ids += array_diff_key( $names, $this->get_keys_by_name() );
	}

	/**
	 * Keys of products with SKU by the key of their name.
	 *
	 * @return array<string, string>
	 */
	private function get_keys_by_name(): array {
		$keys_by_name = array();

		foreach ( $this->products as $key => $product ) {
			if ( '' !== $product->get( 'sku' ) ) {
				$name_key                  = self::get_key( '', $product->get( 'name' ) );
				$keys_by_name[ $name_key ] = min( $keys_by_name[ $name_key ] ?? $key, $key );
			}
		}

		return $keys_by_name;
	}

	/**
	 * Creates a product.
	 *
	 * @param int $id Post id.
	 */
	private function create_product( Bulk_Database $bulk, int $id, Imported_Product $product ): void {
		$sku   = $product->get( 'sku' );
		$price = $product->get( 'price' );

		$this->create_post( $bulk, $id, 'product', '' === $product->get( 'name' ) ? $sku : $product->get( 'name' ), $product->get_metas() );

		$bulk->add(
			'storedeck_product_meta_lookup',
			array(
				'product_id' => $id,
				'sku'        => mb_substr( $sku, 0, 100 ),
				'min_price'  => $price,
				'max_price'  => $price,
			)
		);

		$terms = array_filter( array( $this->get_or_create_term( 'product_type', array( 'simple' ) ) ) );

		foreach ( (array) preg_split( '/[,;|]/', $product->get( 'categories' ) ) as $path ) {
			$names   = array_map( array( Text::class, 'trim' ), explode( '>', (string) $path ) );
			$names   = array_values( array_filter( $names, 'strlen' ) );
			$terms[] = $this->get_or_create_term( 'product_cat', $names );
		}

		foreach ( array_unique( array_filter( $terms ) ) as $term ) {
			$bulk->add( 'term_relationships', array( 'object_id' => $id, 'term_taxonomy_id' => $term, 'term_order' => 0 ) );
		}
	}

	/**
	 * Gets or creates a term. Names that differ in more than case are different terms, also if WordPress makes the
	 * same slug of them, as of C# and C++.
	 *
	 * @param string[] $path Names from the top level to the term.
	 * @return int Id of its row in term_taxonomy; 0 when the term cannot be created.
	 */
	private function get_or_create_term( string $taxonomy, array $path ): int {
		$this->terms[ $taxonomy ] ??= self::read_terms( $taxonomy );

		$parent = 0;
		$id     = 0;

		foreach ( $path as $name ) {
			// The column has 200 characters.
			$name = mb_substr( $name, 0, 200 );
			$key  = self::get_term_key( $parent, $name );

			if ( ! isset( $this->terms[ $taxonomy ][ $key ] ) ) {
				$fields = array( 'taxonomy' => $taxonomy, 'parent' => $parent );
				$slug   = wp_unique_term_slug( sanitize_title( $name ), (object) $fields );
				$term   = wp_insert_term( wp_slash( $name ), $taxonomy, array( 'slug' => $slug ) + $fields );

				if ( is_wp_error( $term ) ) {
					return 0;
				}

				add_term_meta( (int) $term['term_id'], Imported_Orders::IMPORT_META, $this->import, true );

				$this->terms[ $taxonomy ][ $key ] = array( (int) $term['term_id'], (int) $term['term_taxonomy_id'] );
			}

			list( $parent, $id ) = $this->terms[ $taxonomy ][ $key ];
		}

		return $id;
	}

	/**
	 * Reads all terms of a taxonomy.
	 *
	 * @return array<string, array{int, int}> Ids of the term and of its row in term_taxonomy, by key.
	 */
	private static function read_terms( string $taxonomy ): array {
		$terms = array();
		$rows  = Database::rows(
			'SELECT terms.term_id, terms.name, taxonomy.term_taxonomy_id, taxonomy.parent FROM {wp:term_taxonomy} taxonomy'
			. ' INNER JOIN {wp:terms} terms ON terms.term_id = taxonomy.term_id WHERE taxonomy.taxonomy = %s ORDER BY terms.term_id DESC',
			array( $taxonomy )
		);

		foreach ( $rows as $row ) {
			$key = self::get_term_key( (int) $row['parent'], Text::decode( (string) $row['name'] ) );

			$terms[ $key ] = array( (int) $row['term_id'], (int) $row['term_taxonomy_id'] );
		}

		return $terms;
	}

	/**
	 * Key that identifies a term of a taxonomy.
	 */
	private static function get_term_key( int $parent, string $name ): string {
		return $parent . ' ' . mb_strtolower( $name );
	}

	/**
	 * Creates a post.
	 *
	 * @param array<string, string> $metas Meta.
	 * @param array<string, mixed>  $more  parent, excerpt.
	 */
	private function create_post( Bulk_Database $bulk, int $id, string $type, string $title, array $metas, array $more = array() ): void {
		// As WordPress stores texts: with quotation marks as they are.
		$to_html = static fn( string $text ): string => htmlspecialchars( $text, ENT_NOQUOTES, 'UTF-8', false );

		$bulk->add_post(
			current_time( 'mysql', true ),
			current_time( 'mysql' ),
			array(
				'ID'           => $id,
				'post_title'   => $to_html( mb_substr( $title, 0, 1000 ) ),
				'post_excerpt' => $to_html( $more['excerpt'] ?? '' ),
				'post_name'    => _truncate_post_slug( sanitize_title( $title ), 150 ) . '-' . $id,
				'guid'         => home_url( '/?post_type=' . $type . '&storedeck-import=' . $id ),
				'post_type'    => $type,
				'post_parent'  => $more['parent'] ?? 0,
			),
			$metas + array( Imported_Orders::IMPORT_META => $this->import )
		);
	}
}
