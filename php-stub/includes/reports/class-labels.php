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
	 * @param string $kind `post`, `term` or `customer_type`.
	 * @param int[]  $ids  Ids.
	 * @return array<int, string> Id => name; deleted ones have their number for a name.
	 * @throws Query_Failed When the database reports an error.
	 */
	public static function find( string $kind, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		if ( 'customer_type' === $kind ) {
			return array(
				0 => __( 'New', 'storedeck' ),
				1 => __( 'Returning', 'storedeck' ),
			);
		}

		$names = array();
		$list  = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$sql   = 'term' === $kind
			? 'SELECT term_id AS id, name AS label FROM {wp:terms} WHERE term_id IN ( ' . $list . ' )'
			: 'SELECT ID AS id, post_title AS label FROM {wp:posts} WHERE ID IN ( ' . $list . ' )';

		foreach ( $ids as $id ) {
			/* translators: %d: number of a product, category or coupon that was deleted. */
			$names[ $id ] = sprintf( __( '(deleted) #%d', 'storedeck' ), $id );
		}

		foreach ( Database::rows( $sql, array_values( $ids ) ) as $row ) {
			$names[ (int) $row['id'] ] = html_entity_decode( (string) $row['label'], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}

		return $names;
	}
}
