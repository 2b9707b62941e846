<?php
/**
 * SQL conditions of a customer search.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Every word of a search must occur in the searched columns, so `ann smi` and
 * `Smith, Ann` both find Ann Smith.
 *
 * Words of one or two letters must be at the start of a word, because they occur
 * in most names. At most eight words are used.
 */
final class Customer_Search_Conditions {

	/**
	 * Columns that can be searched.
	 */
	public const COLUMNS = array(
		'name'     => array( 'customers.first_name', 'customers.last_name' ),
		'username' => array( 'customers.username' ),
		'email'    => array( 'customers.email' ),
		'all'      => array( 'customers.first_name', 'customers.last_name', 'customers.username', 'customers.email' ),
	);

	/**
	 * Minimum length of words that may occur anywhere.
	 */
	private const MIN_INFIX_LENGTH = 3;

	/**
	 * Maximum number of words.
	 */
	private const MAX_WORDS = 8;

	/**
	 * Adds the conditions of a search.
	 *
	 * @param Conditions              $conditions Conditions.
	 * @param string                  $search     Search text.
	 * @param string                  $field      Key of COLUMNS.
	 * @param callable(string):string $escape     Escapes a string for LIKE.
	 */
	public static function add( Conditions $conditions, string $search, string $field, callable $escape ): void {
		$columns = self::COLUMNS[ $field ];

		foreach ( self::split( $search ) as $word ) {
			$clauses = array();
			$values  = array();

			foreach ( $columns as $column ) {
				foreach ( self::get_patterns( $escape( $word ), mb_strlen( $word ) ) as $pattern ) {
					$clauses[] = $column . ' LIKE %s';
					$values[]  = $pattern;
				}
			}

			$conditions->add( '( ' . implode( ' OR ', $clauses ) . ' )', $values );
		}
	}

	/**
	 * Splits a search into words.
	 *
	 * @param string $search Search text.
	 * @return string[]
	 */
	public static function split( string $search ): array {
		$words = preg_split( '/[\s,]+/u', $search, -1, PREG_SPLIT_NO_EMPTY );

		return array_slice( array_values( array_unique( is_array( $words ) ? $words : array() ) ), 0, self::MAX_WORDS );
	}

	/**
	 * LIKE patterns of a word.
	 *
	 * @param string $word   Word, escaped for LIKE.
	 * @param int    $length Length of the word before escaping.
	 * @return string[]
	 */
	private static function get_patterns( string $word, int $length ): array {
		return $length < self::MIN_INFIX_LENGTH ? array( $word . '%', '% ' . $word . '%' ) : array( '%' . $word . '%' );
	}
}
