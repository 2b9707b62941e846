<?php
/**
 * Finding customers by words.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Every word of a search must stand somewhere in what is searched; so `ann smi`
 * and `Smith, Ann` find Ann Smith.
 *
 * Words of one or two letters stand at the beginning: in the middle of names
 * they are everywhere, and who types them has only begun. No more than eight
 * words are read.
 */
final class Customer_Search_Conditions {

	/**
	 * What can be searched.
	 */
	public const COLUMNS = array(
		'name'     => array( 'customers.first_name', 'customers.last_name' ),
		'username' => array( 'customers.username' ),
		'email'    => array( 'customers.email' ),
		'all'      => array( 'customers.first_name', 'customers.last_name', 'customers.username', 'customers.email' ),
	);

	/**
	 * Shortest word that is looked for in the middle.
	 */
	private const SHORTEST = 3;

	/**
	 * Most words.
	 */
	private const MAX_WORDS = 8;

	/**
	 * Restricts customers to those who are searched.
	 *
	 * @param Conditions              $conditions Conditions.
	 * @param string                  $search     What was typed.
	 * @param string                  $by         Key of COLUMNS.
	 * @param callable(string):string $escape     Takes the meaning from the signs that LIKE knows.
	 */
	public static function restrict( Conditions $conditions, string $search, string $by, callable $escape ): void {
		$columns = self::COLUMNS[ $by ];

		foreach ( self::words( $search ) as $word ) {
			$clauses = array();
			$values  = array();

			foreach ( $columns as $column ) {
				foreach ( self::patterns( $escape( $word ), mb_strlen( $word ) ) as $pattern ) {
					$clauses[] = $column . ' LIKE %s';
					$values[]  = $pattern;
				}
			}

			$conditions->add( '( ' . implode( ' OR ', $clauses ) . ' )', $values );
		}
	}

	/**
	 * Words of a search.
	 *
	 * @param string $search What was typed.
	 * @return string[]
	 */
	public static function words( string $search ): array {
		$words = preg_split( '/[\s,]+/u', $search, -1, PREG_SPLIT_NO_EMPTY );

		return array_slice( array_values( array_unique( is_array( $words ) ? $words : array() ) ), 0, self::MAX_WORDS );
	}

	/**
	 * Where a word may stand.
	 *
	 * @param string $word   Word without meaning for LIKE.
	 * @param int    $length Its letters.
	 * @return string[]
	 */
	private static function patterns( string $word, int $length ): array {
		return $length < self::SHORTEST ? array( $word . '%', '% ' . $word . '%' ) : array( '%' . $word . '%' );
	}
}
