<?php
/**
 * Product attributes by their ids.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

/**
 * Finds the taxonomy and the slug that order lines store for an attribute.
 */
final class Attributes {

	/**
	 * Taxonomy and slug of a term of an attribute.
	 *
	 * @param int $attribute_id Id of the attribute.
	 * @param int $term_id      Id of the term.
	 * @return array{taxonomy: string, slug: string}|null Null when there is no such pair.
	 * @throws Query_Failed When the database reports an error.
	 */
	public static function term( int $attribute_id, int $term_id ): ?array {
		$rows = Database::rows(
			'SELECT taxonomies.taxonomy AS taxonomy, terms.slug AS slug FROM {attribute_taxonomies} attributes'
			. " INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )"
			. ' INNER JOIN {wp:terms} terms ON terms.term_id = taxonomies.term_id'
			. ' WHERE attributes.attribute_id = %d AND terms.term_id = %d',
			array( $attribute_id, $term_id )
		);

		return $rows[0] ?? null;
	}
}
