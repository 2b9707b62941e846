<?php
/**
 * Search for customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Customers;

use Storedeck\Reports\Database;
use Storedeck\Store\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Searches in constant time for any number of customers.
 *
 * People type the beginning of a name, email or username, so each column is
 * searched by prefix with its index, up to a thousand matches. Only when there
 * are few matches are the words searched anywhere in the names of the newest
 * customers.
 */
final class Customer_Search {

	/**
	 * Columns by the value of `searchby`.
	 */
	private const COLUMNS = array(
		'name'     => array( 'first_name', 'last_name' ),
		'username' => array( 'username' ),
		'email'    => array( 'email' ),
		'all'      => array( 'first_name', 'last_name', 'username', 'email' ),
	);

	/**
	 * Maximum number of matches per column.
	 */
	private const MATCHES = 1000;

	/**
	 * From this number of matches on, names are not searched for the words in
	 * the middle.
	 */
	private const ENOUGH = 100;

	/**
	 * Number of newest customers that are searched for words in the middle of a
	 * name.
	 */
	private const NEWEST = 250000;

	/**
	 * Ids of customers.
	 *
	 * @param string $search Search text. All words must match.
	 * @param string $by     name, username, email or all.
	 * @return int[]|null Null when the search is empty.
	 */
	public static function find_ids( string $search, string $by ): ?array {
		$words = Where::split( $search );

		if ( array() === $words ) {
			return null;
		}

		$columns = self::COLUMNS[ $by ] ?? self::COLUMNS['name'];
		$found   = array();

		foreach ( $columns as $column ) {
			$found += self::find_starting_with( $column, $words, $columns );
		}

		if ( count( $found ) < self::ENOUGH ) {
			$found += self::find_containing( $words, $columns );
		}

		return array_keys( $found );
	}

	/**
	 * Customers with a column that starts with the first word.
	 *
	 * @param string   $column  Column.
	 * @param string[] $words   Words.
	 * @param string[] $columns Columns for the other words.
	 * @return array<int, true>
	 */
	private static function find_starting_with( string $column, array $words, array $columns ): array {
		global $wpdb;

		$where = ( new Where() )->add( $column . ' LIKE %s', array( $wpdb->esc_like( $words[0] ) . '%' ) );

		$where->words( implode( ' ', array_slice( $words, 1 ) ), $columns );

		return self::run( $where );
	}

	/**
	 * Customers whose columns contain all words.
	 *
	 * @param string[] $words   Words.
	 * @param string[] $columns Columns.
	 * @return array<int, true>
	 */
	private static function find_containing( array $words, array $columns ): array {
		$newest = (int) Database::rows( 'SELECT MAX( customer_id ) AS newest FROM {customer_lookup}' )[0]['newest'];

		return self::run(
			( new Where() )
				->add( 'customer_id > %d', array( $newest - self::NEWEST ) )
				->words( implode( ' ', $words ), $columns )
		);
	}

	/**
	 * Runs a search.
	 *
	 * @param Where $where Conditions.
	 * @return array<int, true> Ids as keys.
	 */
	private static function run( Where $where ): array {
		$rows = Database::rows(
			'SELECT customer_id AS id FROM {customer_lookup} WHERE ' . $where->sql() . ' LIMIT %d',
			array_merge( $where->values(), array( self::MATCHES ) )
		);

		return array_fill_keys( array_map( 'intval', array_column( $rows, 'id' ) ), true );
	}
}
