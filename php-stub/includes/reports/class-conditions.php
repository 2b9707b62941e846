<?php
/**
 * SQL conditions of filters.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Builds SQL with placeholders from the filters of a definition.
 *
 * No value of a request becomes part of the SQL: ids become %d, strings %s, and
 * choices select a condition of the definition.
 */
final class Conditions {

	/**
	 * SQL with placeholders.
	 *
	 * @var string[]
	 */
	private array $clauses = array();

	/**
	 * The same before they were joined with AND or OR.
	 *
	 * @var string[]
	 */
	private array $parts = array();

	/**
	 * Values of the placeholders.
	 *
	 * @var array<int, int|string>
	 */
	private array $values = array();

	/**
	 * Sets the lookup of attributes.
	 *
	 * @param callable(array<int, array{int, int}>): array<string, array{taxonomy: string, slug: string}> $attribute_lookup Returns taxonomy and slug for pairs of attribute id and term id, by `attribute:term`.
	 */
	public function __construct( private $attribute_lookup ) {
	}

	/**
	 * Adds a condition.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders and {table} names.
	 * @param array<int, int|string> $values Values of the placeholders.
	 */
	public function add( string $sql, array $values = array() ): void {
		$this->clauses[] = $sql;
		$this->parts[]   = $sql;
		array_push( $this->values, ...array_values( $values ) );
	}

	/**
	 * Adds the filters of a request.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of the definition.
	 * @param array<string, mixed>                $params  Parameters of the request.
	 * @param string                              $match   `all` or `any`.
	 */
	public function add_filters( array $filters, array $params, string $match ): void {
		$clauses = array();
		$values  = array();

		foreach ( $filters as $name => $filter ) {
			foreach ( $this->get_clauses( $filter, $params[ $name ] ?? null ) as list( $sql, $args ) ) {
				$clauses[] = '( ' . $sql . ' )';
				array_push( $values, ...$args );
			}
		}

		if ( array() !== $clauses ) {
			$this->clauses[] = '( ' . implode( 'any' === $match ? ' OR ' : ' AND ', $clauses ) . ' )';
			array_push( $this->parts, ...$clauses );
			array_push( $this->values, ...$values );
		}
	}

	/**
	 * Single conditions, of which some may have to be met: SQL with placeholders, {table} names and keys of dimensions.
	 *
	 * @return string[]
	 */
	public function get_parts(): array {
		return $this->parts;
	}

	/**
	 * Conditions that all must be met: SQL with placeholders, {table} names and keys of dimensions.
	 *
	 * @return string[]
	 */
	public function get_all(): array {
		return $this->clauses;
	}

	/**
	 * SQL of rows, with placeholders and {table} names.
	 */
	public function get_sql(): string {
		return array() === $this->clauses ? '1 = 1' : Facts::to_sql( implode( ' AND ', $this->clauses ) );
	}

	/**
	 * Values of the placeholders.
	 *
	 * @return array<int, int|string>
	 */
	public function get_values(): array {
		return $this->values;
	}

	/**
	 * Statuses as stored in the tables: usually with a prefix, by some plugins
	 * without.
	 *
	 * @param array<int, mixed> $statuses For example `completed`, or `wc-completed`.
	 * @return string[] For example `wc-completed` and `completed`.
	 */
	public static function get_stored_statuses( array $statuses ): array {
		$stored = array();

		foreach ( $statuses as $status ) {
			if ( ! is_string( $status ) || '' === $status || 'any' === $status ) {
				continue;
			}

			$name = str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;

			array_push( $stored, 'wc-' . $name, $name );
		}

		return array_values( array_unique( $stored ) );
	}

	/**
	 * Conditions of a filter.
	 *
	 * @param array<string, mixed> $filter Definition.
	 * @param mixed                $value  Value of the request, null when not set.
	 * @return array<int, array{0: string, 1: array<int, int|string>}> SQL and values.
	 */
	private function get_clauses( array $filter, mixed $value ): array {
		switch ( $filter['type'] ) {
			case 'choice':
				$sql = is_string( $value ) ? $filter['choices'][ $value ] ?? '' : '';
				return '' === $sql ? array() : array( array( $sql, array() ) );
			case 'attributes':
				return $this->get_attribute_clauses( $filter['sql'], is_array( $value ) ? $value : array() );
			case 'statuses':
				$values = self::get_stored_statuses( is_array( $value ) ? $value : array() );
				return $this->get_list_clauses( $filter['sql'], $values, '%s' );
			case 'strings':
				$values = array_values( array_unique( array_filter( is_array( $value ) ? $value : array(), 'is_string' ) ) );
				return $this->get_list_clauses( $filter['sql'], $values, '%s' );
			case 'tax_rates':
				return $this->get_rate_clauses( $filter, is_array( $value ) ? $value : array() );
			default:
				$values = array_map( 'intval', array_filter( is_array( $value ) ? $value : array(), 'is_numeric' ) );
				return $this->get_list_clauses( $filter['sql'], array_values( array_unique( $values ) ), '%d' );
		}
	}

	/**
	 * Condition on a list of values; no condition for an empty list.
	 *
	 * @param string                 $sql         Template.
	 * @param array<int, int|string> $values      Values.
	 * @param string                 $placeholder Placeholder of one value.
	 * @return array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private function get_list_clauses( string $sql, array $values, string $placeholder ): array {
		if ( array() === $values ) {
			return array();
		}

		$list = Database::placeholders( $values, $placeholder );

		return array( array( str_replace( '{values}', $list, $sql ), $values ) );
	}

	/**
	 * Condition on tax rates, identified by id or code.
	 *
	 * @param array<string, mixed> $filter Definition: `sql` for ids, `codes` for codes.
	 * @param array<int, mixed>    $values Ids and codes.
	 * @return array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private function get_rate_clauses( array $filter, array $values ): array {
		$texts = array_filter( array_map( static fn( $value ): string => is_scalar( $value ) ? (string) $value : '', $values ), 'strlen' );
		$ids   = array_filter( $texts, 'ctype_digit' );
		$codes = array_map( static fn( string $code ): string => Text::upper( $code ), array_diff( $texts, $ids ) );
		$found = array_merge(
			$this->get_list_clauses( $filter['sql'], array_values( array_unique( array_map( 'intval', $ids ) ) ), '%d' ),
			$this->get_list_clauses( $filter['codes'], array_values( array_unique( $codes ) ), '%s' )
		);

		if ( count( $found ) < 2 ) {
			return $found;
		}

		return array( array( $found[0][0] . ' OR ' . $found[1][0], array_merge( $found[0][1], $found[1][1] ) ) );
	}

	/**
	 * Condition for each pair of attribute id and term id. No order matches a pair
	 * that does not exist.
	 *
	 * @param string            $sql   Template; negated when it starts with NOT.
	 * @param array<int, mixed> $pairs Pairs of ids.
	 * @return array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private function get_attribute_clauses( string $sql, array $pairs ): array {
		$wanted  = array();
		$clauses = array();

		foreach ( $pairs as $pair ) {
			$ids = is_array( $pair ) ? array_map( 'intval', array_filter( array_values( $pair ), 'is_numeric' ) ) : array();

			$wanted[ implode( ':', $ids ) ] = $ids;
		}

		$real  = array_values( array_filter( $wanted, static fn( array $ids ): bool => 2 === count( $ids ) ) );
		$found = array() === $real ? array() : ( $this->attribute_lookup )( $real );

		foreach ( $wanted as $key => $ids ) {
			if ( ! isset( $found[ $key ] ) ) {
				$clauses[] = array( str_starts_with( $sql, 'NOT ' ) ? '1 = 1' : '1 = 0', array() );
				continue;
			}

			$clauses[] = $this->replace_names(
				$sql,
				array(
					'meta_key' => $found[ $key ]['taxonomy'],
					'taxonomy' => $found[ $key ]['taxonomy'],
					'slug'     => $found[ $key ]['slug'],
					'term_id'  => $ids[1],
				)
			);
		}

		return $clauses;
	}

	/**
	 * Replaces names by placeholders.
	 *
	 * @param string                    $sql   Template.
	 * @param array<string, int|string> $named Name => value.
	 * @return array{0: string, 1: array<int, int|string>} SQL and its values.
	 */
	private function replace_names( string $sql, array $named ): array {
		$values = array();

		$filled = preg_replace_callback(
			'/\{(' . implode( '|', array_keys( $named ) ) . ')\}/',
			static function ( array $found ) use ( $named, &$values ): string {
				$values[] = $named[ $found[1] ];

				return is_int( $named[ $found[1] ] ) ? '%d' : '%s';
			},
			$sql
		);

		return array( (string) $filled, $values );
	}
}
