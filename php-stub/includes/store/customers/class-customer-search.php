<?php
/**
 * Searches customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Customers;

use Storedeck\Reports\Database;
use Storedeck\Store\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Finds customers as fast among a million as among a hundred.
 *
 * People type the beginning of a name, an address or an account: that is
 * looked up in the index of each column, which stops at the first thousand.
 * Only where this finds little are the words also looked for inside of names,
 * among the newest customers.
 */
final class Customer_Search {

	/**
	 * Columns by what is searched.
	 */
	private const COLUMNS = array(
		'name'     => array( 'first_name', 'last_name' ),
		'username' => array( 'username' ),
		'email'    => array( 'email' ),
		'all'      => array( 'first_name', 'last_name', 'username', 'email' ),
	);

	/**
	 * Most matches of one column.
	 */
	private const MATCHES = 1000;

	/**
	 * Matches from which on nobody looks inside of names.
	 */
	private const ENOUGH = 100;

	/**
	 * Newest customers whose names are looked into.
	 */
	private const NEWEST = 250000;

	/**
	 * Ids of customers.
	 *
	 * @param string $search Words; all must be found.
	 * @param string $by     name, username, email or all.
	 * @return int[]|null Null where nothing is searched.
	 */
	public static function ids( string $search, string $by ): ?array {
		$words = Where::split( $search );

		if ( array() === $words ) {
			return null;
		}

		$columns = self::COLUMNS[ $by ] ?? self::COLUMNS['name'];
		$found   = array();

		foreach ( $columns as $column ) {
			$found += self::starting_with( $column, $words, $columns );
		}

		if ( count( $found ) < self::ENOUGH ) {
			$found += self::containing( $words, $columns );
		}

		return array_keys( $found );
	}

	/**
	 * Customers of whom a column begins with the first word.
	 *
	 * @param string   $column  Column.
	 * @param string[] $words   Words.
	 * @param string[] $columns Columns in which the other words may stand.
	 * @return array<int, true>
	 */
	private static function starting_with( string $column, array $words, array $columns ): array {
		global $wpdb;

		$where = ( new Where() )->add( $column . ' LIKE %s', array( $wpdb->esc_like( $words[0] ) . '%' ) );

		$where->words( implode( ' ', array_slice( $words, 1 ) ), $columns );

		return self::run( $where );
	}

	/**
	 * Customers whose columns have all words anywhere.
	 *
	 * @param string[] $words   Words.
	 * @param string[] $columns Columns.
	 * @return array<int, true>
	 */
	private static function containing( array $words, array $columns ): array {
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
