<?php
/**
 * Variations of imported products.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Text;
use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Rows with the same product and different variants are variations of one product. A variant such as `Size: L, Color: Red`
 * has attributes; any other text is the value of an attribute "Variant".
 */
final class Imported_Variations {

	/**
	 * Variations by key of their product and by text.
	 *
	 * @var array<string, array<string, Imported_Product>>
	 */
	private array $variations = array();

	/**
	 * Ids by key of the product and text in lower case.
	 *
	 * @var array<string, array<string, int>>
	 */
	private array $ids = array();

	/**
	 * Adds the variation of a line.
	 *
	 * @param string               $product Key of the product.
	 * @param string               $rank    Sorting rank of the row.
	 * @param array<string, mixed> $line    Line of Order_Amounts.
	 * @param string               $price   Price.
	 */
	public function collect( string $product, string $rank, array $line, string $price ): void {
		$key = mb_strtolower( $line['variant'] );

		$this->variations[ $product ][ $key ] ??= new Imported_Product();
		$this->variations[ $product ][ $key ]->add(
			$rank,
			array(
				'name'    => $line['product'],
				'variant' => $line['variant'],
				'sku'     => $line['sku'],
				'price'   => $price,
			)
		);
	}

	/**
	 * Id of a variation.
	 *
	 * @param string $product Key of the product.
	 * @param string $variant Text.
	 */
	public function get_id( string $product, string $variant ): int {
		return $this->ids[ $product ][ mb_strtolower( $variant ) ] ?? 0;
	}

	/**
	 * Creates missing variations.
	 *
	 * @param int                $next     First free id.
	 * @param array<string, int> $products Ids of products by key.
	 * @param callable           $create   Called with id, title, meta, and excerpt and parent.
	 */
	public function create_missing( int $next, array $products, callable $create ): void {
		foreach ( $this->variations as $product => $variations ) {
			$parent   = $products[ $product ] ?? 0;
			$existing = self::find( $parent );

			ksort( $variations, SORT_STRING );

			foreach ( $variations as $key => $variation ) {
				$this->ids[ $product ][ $key ] = $existing[ $key ] ?? $next;

				if ( isset( $existing[ $key ] ) ) {
					continue;
				}

				$price = $variation->get( 'price' );
				$metas = array(
					'_sku'           => $variation->get( 'sku' ),
					'_price'         => $price,
					'_regular_price' => $price,
					'_manage_stock'  => 'no',
					'_stock_status'  => 'instock',
					'_virtual'       => 'no',
					'_tax_status'    => 'taxable',
				);

				foreach ( self::get_attributes( $variation->get( 'variant' ) ) as $name => $value ) {
					$metas[ 'attribute_' . sanitize_title( $name ) ] = $value;
				}

				$create(
					$next++,
					$variation->get( 'name' ) . ' - ' . $variation->get( 'variant' ),
					$metas,
					array(
						'parent'  => $parent,
						'excerpt' => $variation->get( 'variant' ),
					)
				);
			}
		}
	}

	/**
	 * Makes products variable, with all attributes of their variations, and fills the lookup table.
	 *
	 * @param array<string, int>      $products Ids of products by key.
	 * @param callable( string ): int $get_type Row in term_taxonomy of a type of product.
	 */
	public function link_parents( array $products, callable $get_type ): void {
		foreach ( array_keys( $this->variations ) as $product ) {
			$parent = $products[ $product ] ?? 0;
			$values = array();
			$prices = array();

			foreach ( self::find( $parent ) as $id ) {
				$prices[] = Decimal::of( get_post_meta( $id, '_price', true ) );

				foreach ( self::get_attributes( html_entity_decode( (string) get_post_field( 'post_excerpt', $id, 'raw' ),
					ENT_QUOTES ) ) as $name => $value ) {
					$values[ $name ][ $value ] = $value;
				}

				self::write_lookup( $id, (string) get_post_meta( $id, '_sku', true ), end( $prices ), end( $prices ) );
			}

			update_post_meta( $parent, '_product_attributes', wp_slash( self::describe( $values ) ) );
			$get_type( 'variable' );
			wp_set_object_terms( $parent, 'variable', 'product_type' );
			usort( $prices, static fn( Decimal $one, Decimal $other ): int => $one->compare( $other ) );

			if ( array() !== $prices ) {
				self::write_lookup( $parent, (string) get_post_meta( $parent, '_sku', true ), $prices[0], end( $prices ) );
			}
		}
	}

	/**
	 * Variations of a product.
	 *
	 * @param int $parent Id of the product.
	 * @return array<string, int> Ids by text in lower case.
	 */
	private static function find( int $parent ): array {
		$found = array();

		$rows  = Database::rows(
			'SELECT ID AS id, post_excerpt AS variant FROM {wp:posts}'
			. " WHERE post_type = 'product_variation' AND post_parent = %d AND post_status <> 'trash'",
			array( $parent )
		);

		foreach ( $rows as $row ) {
			$found[ mb_strtolower( html_entity_decode( (string) $row['variant'], ENT_QUOTES ) ) ] = (int) $row['id'];
		}

		return $found;
	}

	/**
	 * Attributes of a variant.
	 *
	 * @param string $variant Text.
	 * @return array<string, string> Values by name.
	 */
	public static function get_attributes( string $variant ): array {
		$attributes = array();

		foreach ( (array) preg_split( '/[,;|\n](?=[^,;|\n:]+:)/u', $variant ) as $part ) {
			if ( 1 !== preg_match( '/^([^:]{1,60}):(.+)$/suD', (string) $part, $parts ) ) {
				return array( 'Variant' => $variant );
			}

			$attributes[ Text::trim( $parts[1] ) ] = Text::trim( $parts[2] );
		}

		return $attributes;
	}

	/**
	 * Value of the meta _product_attributes.
	 *
	 * @param array<string, array<string, string>> $values Values by name.
	 * @return array<string, array<string, string|int>>
	 */
	private static function describe( array $values ): array {
		$attributes = array();

		foreach ( $values as $name => $all ) {
			$attributes[ sanitize_title( $name ) ] = array(
				'name'         => (string) $name,
				'value'        => implode( ' | ', $all ),
				'position'     => count( $attributes ),
				'is_visible'   => 1,
				'is_variation' => 1,
				'is_taxonomy'  => 0,
			);
		}

		return $attributes;
	}

	/**
	 * Writes the row of a product in the lookup table.
	 *
	 * @param int     $id  Id.
	 * @param string  $sku SKU.
	 * @param Decimal $min Lowest price.
	 * @param Decimal $max Highest price.
	 */
	private static function write_lookup( int $id, string $sku, Decimal $min, Decimal $max ): void {
		global $wpdb;

		$wpdb->replace(
			$wpdb->prefix . 'storedeck_product_meta_lookup',
			array(
				'product_id' => $id,
				'sku'        => mb_substr( $sku, 0, 100 ),
				'min_price'  => $min->to_string(),
				'max_price'  => $max->to_string(),
			)
		);
	}
}
