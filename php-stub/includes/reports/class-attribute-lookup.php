<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the taxonomies and slugs that order items store for attributes.
 */
final class Attribute_Lookup {

	/**
	 * Finds taxonomies and slugs of attribute terms with one query.
	 *
	 * @param array<int, array{int, int}> $pairs Attribute ids and term ids, at least one pair.
	 * @return array<string, array{taxonomy: string, slug: string}> By `attribute:term`; invalid pairs are missing.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find_terms( array $pairs ): array {
		$found = array();
		$rows  = Database::rows(
			'SELECT attributes.attribute_id AS attribute_id, terms.term_id AS term_id,'
			. ' taxonomies.taxonomy AS taxonomy, terms.slug AS slug FROM {attribute_taxonomies} attributes'
			. " INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )"
			. ' INNER JOIN {wp:terms} terms ON terms.term_id = taxonomies.term_id WHERE '
			. implode( ' OR ', array_fill( 0, count( $pairs ), '( attributes.attribute_id = %d AND terms.term_id = %d )' ) ),
			array_merge( ...$pairs )
		);

		foreach ( $rows as $row ) {
			$found[ $row['attribute_id'] . ':' . $row['term_id'] ] = array(
				'taxonomy' => (string) $row['taxonomy'],
				'slug'     => (string) $row['slug'],
			);
		}

		return $found;
	}
}
