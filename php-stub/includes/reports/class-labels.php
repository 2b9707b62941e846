<?php
/**
 * Names of what a report lists.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Finds names by id, all at once.
 */
final class Labels {

	/**
	 * Names of some ids.
	 *
	 * @param string $kind `product` (variations too), `coupon`, `term`, `tax_rate` or `customer_type`.
	 * @param int[]  $ids  Ids.
	 * @return array<int, string> Id => name; what was deleted has its last name and says so.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find( string $kind, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		switch ( $kind ) {
			case 'customer_type':
				return array(
					0 => __( 'New', 'storedeck' ),
					1 => __( 'Returning', 'storedeck' ),
				);
			case 'tax_rate':
				return array_column( Tax_Result_Mapper::rates( $ids ), 'code', 'id' );
			case 'term':
				return self::complete(
					self::read(
						'SELECT terms.term_id AS id, terms.name AS label FROM {wp:terms} terms'
						. " INNER JOIN {wp:term_taxonomy} kinds ON kinds.term_id = terms.term_id AND kinds.taxonomy = 'product_cat'"
						. ' WHERE terms.term_id IN ( {ids} )',
						$ids
					),
					$ids
				);
			case 'product':
				$names = self::titles( array( 'product', 'product_variation' ), $ids );

				return self::complete( $names + self::sold( array_diff( $ids, array_keys( $names ) ) ), $ids );
			default:
				return self::complete( self::titles( array( 'shop_coupon' ), $ids ), $ids );
		}
	}

	/**
	 * A name that says that it is a deleted thing's.
	 *
	 * @param string $name Last name.
	 */
	public static function mark_deleted( string $name ): string {
		/* translators: %s: name of a product, coupon or tax rate that was deleted. */
		return sprintf( __( '%s (deleted)', 'storedeck' ), $name );
	}

	/**
	 * Text without entities; the reader escapes it.
	 *
	 * @param string $text Text as it is stored.
	 */
	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Titles of things of the shop. What else is a post is nobody's affair who reads reports.
	 *
	 * @param string[] $types Post types.
	 * @param int[]    $ids   Ids.
	 * @return array<int, string>
	 */
	private static function titles( array $types, array $ids ): array {
		$wanted = "'" . implode( "', '", $types ) . "'";

		return self::read(
			"SELECT ID AS id, post_title AS label FROM {wp:posts} WHERE post_type IN ( $wanted ) AND ID IN ( {ids} )",
			$ids
		);
	}

	/**
	 * Names under which deleted products and variations were sold last. A line
	 * of a variation has the product's name before the last dash.
	 *
	 * @param int[] $ids Ids of products and variations.
	 * @return array<int, string>
	 */
	private static function sold( array $ids ): array {
		$ids   = array_values( $ids );
		$names = array();

		if ( array() === $ids ) {
			return $names;
		}

		$list = Database::placeholders( $ids );
		$rows = Database::rows(
			'SELECT lines_of.id AS id, lines_of.of_variation AS of_variation, names.order_item_name AS label FROM ('
			. ' SELECT items.product_id AS id, MIN( items.variation_id ) AS of_variation, MAX( items.order_item_id ) AS item'
			. " FROM {order_product_lookup} items WHERE items.product_id IN ( $list ) GROUP BY items.product_id"
			. ' UNION ALL SELECT items.variation_id AS id, 0 AS of_variation, MAX( items.order_item_id ) AS item'
			. " FROM {order_product_lookup} items WHERE items.variation_id IN ( $list ) GROUP BY items.variation_id"
			. ' ) lines_of INNER JOIN {order_items} names ON names.order_item_id = lines_of.item',
			array_merge( $ids, $ids )
		);

		foreach ( $rows as $row ) {
			$name = self::decode( (string) $row['label'] );

			if ( (int) $row['of_variation'] > 0 && false !== strrpos( $name, ' - ' ) ) {
				$name = substr( $name, 0, (int) strrpos( $name, ' - ' ) );
			}

			$names[ (int) $row['id'] ] = self::mark_deleted( $name );
		}

		return $names;
	}

	/**
	 * Reads names.
	 *
	 * @param string $sql Trusted SQL of `id` and `label`, with {ids}.
	 * @param int[]  $ids Ids.
	 * @return array<int, string>
	 */
	private static function read( string $sql, array $ids ): array {
		$names = array();

		foreach ( Database::rows( str_replace( '{ids}', Database::placeholders( $ids ), $sql ), array_values( $ids ) ) as $row ) {
			$names[ (int) $row['id'] ] = self::decode( (string) $row['label'] );
		}

		return $names;
	}

	/**
	 * Gives those without a name their number.
	 *
	 * @param array<int, string> $names Names that were found.
	 * @param int[]              $ids   Ids.
	 * @return array<int, string>
	 */
	private static function complete( array $names, array $ids ): array {
		foreach ( $ids as $id ) {
			/* translators: %d: number of a product, category or coupon that was deleted. */
			$names[ $id ] ??= sprintf( __( '(deleted) #%d', 'storedeck' ), $id );
		}

		return $names;
	}
}
