<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;

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
	 * @param string               $rank Sorting rank of the row.
	 * @param array<string, mixed> $line Line of Order_Amounts.
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

	public function get_id( string $product, string $variant ): int {
		return $this->ids[ $product ][ mb_strtolower( $variant ) ] ?? 0;
	}

	/**
	 * Creates missing variations.
	 *
	 * @param int                $next     First free id.
	 * @param array<string, int> $products Ids of products by key.
	 * @param callable           $create   Called with id, title, meta, and excerpt and parent.
	 * @return array<int, list<array<string, string>>> Attributes of the new variations, by product.
	 */
	public function create_missing( int $next, array $products, callable $create ): array {
		$created = array();

		foreach ( $this->variations as $product => $variations ) {
			$parent   = $products[ $product ] ?? 0;
			$existing = self::find( $parent );

			ksort( $variations, SORT_STRING );

			foreach ( $variations as $key => $variation ) {
				$this->ids[ $product ][ $key ] = $existing[ $key ] ?? $next;

				if ( isset( $existing[ $key ] ) ) {
					continue;
				}

				$metas      = $variation->get_metas();
				$attributes = self::get_attributes( $variation->get( 'variant' ) );

				foreach ( $attributes as $name => $value ) {
					$metas[ 'attribute_' . sanitize_title( $name ) ] = $value;
				}

				$create(
					$next++,
					$variation->get( 'name' ) . ' - ' . $variation->get( 'variant' ),
					$metas,
					array( 'parent' => $parent, 'excerpt' => $variation->get( 'variant' ) )
				);

				$created[ $parent ][] = $attributes;
			}
		}

		return $created;
	}

	/**
	 * Variations of a product.
	 *
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
			$found[ mb_strtolower( Text::decode( (string) $row['variant'] ) ) ] = (int) $row['id'];
		}

		return $found;
	}

	/**
	 * Attributes of a variant.
	 *
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
}
