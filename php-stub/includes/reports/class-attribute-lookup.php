<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the terms of attributes: order items and variations store their taxonomies and slugs, and filters name their ids.
 */
final class Attribute_Lookup {

	/**
	 * Finds taxonomies and slugs.
	 *
	 * @param array<int, array{int, int}> $pairs Attribute ids and term ids, at least one pair.
	 * @return array<string, array{taxonomy: string, slug: string}> By `attribute:term`; invalid pairs are missing.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find_terms( array $pairs ): array {
		$found      = array();
		$conditions = array_fill( 0, count( $pairs ), '( attributes.attribute_id = %d AND terms.term_id = %d )' );

		foreach ( self::read( implode( ' OR ', $conditions ), array_merge( ...$pairs ) ) as $row ) {
			$found[ $row['attribute_id'] . ':' . $row['term_id'] ] = array(
				'taxonomy' => (string) $row['taxonomy'],
				'slug'     => (string) $row['slug'],
			);
		}

		return $found;
	}

	/**
	 * Finds attribute ids and names.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array<string, array{id: int, option: string}> By `taxonomy:slug`.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find_options( array $slugs ): array {
		$options = array();
		$rows    = array() === $slugs ? array() : self::read( 'terms.slug IN ( ' . Database::placeholders( $slugs, '%s' ) . ' )', $slugs );

		foreach ( $rows as $row ) {
			$options[ $row['taxonomy'] . ':' . $row['slug'] ] = array(
				'id'     => (int) $row['attribute_id'],
				'option' => Text::decode( (string) $row['name'] ),
			);
		}

		return $options;
	}

	/**
	 * Reads terms with one query.
	 *
	 * @param string            $where  SQL of a condition, with placeholders.
	 * @param array<int|string> $values Values of the placeholders.
	 * @return array<int, array<string, string|null>>
	 */
	private static function read( string $where, array $values ): array {
		return Database::rows(
			'SELECT attributes.attribute_id AS attribute_id, terms.term_id AS term_id, taxonomies.taxonomy AS taxonomy,'
			. ' terms.slug AS slug, terms.name AS name FROM {attribute_taxonomies} attributes'
			. " INNER JOIN {wp:term_taxonomy} taxonomies ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )"
			. " INNER JOIN {wp:terms} terms ON terms.term_id = taxonomies.term_id WHERE $where",
			$values
		);
	}
}
