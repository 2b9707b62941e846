<?php
/**
 * From filters of a request to a WHERE clause.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Builds SQL with placeholders from a definition's filters.
 *
 * No value of a request becomes part of the SQL: ids turn into %d, texts into
 * %s, and words pick one of the definition's own conditions.
 */
final class Conditions {

	/**
	 * SQL with placeholders.
	 *
	 * @var string[]
	 */
	private array $clauses = array();

	/**
	 * Values for the placeholders, in their order.
	 *
	 * @var array<int, int|string>
	 */
	private array $values = array();

	/**
	 * Remembers how attributes are found.
	 *
	 * @param callable(array<int, array{int, int}>): array<string, array{taxonomy: string, slug: string}> $attributes
	 *        Taxonomy and slug of pairs of an attribute's and a term's id, by `attribute:term`.
	 */
	public function __construct( private $attributes ) {
	}

	/**
	 * Adds a condition of our own.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders and {table} names.
	 * @param array<int, int|string> $values Values for the placeholders.
	 */
	public function add( string $sql, array $values = array() ): void {
		$this->clauses[] = $sql;
		array_push( $this->values, ...array_values( $values ) );
	}

	/**
	 * Adds the filters of a request.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of the definition.
	 * @param array<string, mixed>                $params  Parameters of the request.
	 * @param string                              $matching `all` or `any`.
	 */
	public function add_filters( array $filters, array $params, string $matching ): void {
		$clauses = array();
		$values  = array();

		foreach ( $filters as $name => $filter ) {
			foreach ( $this->clauses_of( $filter, $params[ $name ] ?? null ) as list( $sql, $args ) ) {
				$clauses[] = '( ' . $sql . ' )';
				array_push( $values, ...$args );
			}
		}

		if ( array() !== $clauses ) {
			$this->clauses[] = '( ' . implode( 'any' === $matching ? ' OR ' : ' AND ', $clauses ) . ' )';
			array_push( $this->values, ...$values );
		}
	}

	/**
	 * The whole clause, placeholders and {table} names included.
	 */
	public function sql(): string {
		return array() === $this->clauses ? '1 = 1' : implode( ' AND ', $this->clauses );
	}

	/**
	 * Values for the placeholders of sql().
	 *
	 * @return array<int, int|string>
	 */
	public function values(): array {
		return $this->values;
	}

	/**
	 * Statuses as the tables write them: most programs with a prefix, some without.
	 *
	 * @param array<int, mixed> $statuses For example `completed`, or `wc-completed`.
	 * @return string[] For example `wc-completed` and `completed`.
	 */
	public static function stored_statuses( array $statuses ): array {
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
	 * What one filter asks for.
	 *
	 * @param array<string, mixed> $filter Definition.
	 * @param mixed                $value  Value of the request, null when absent.
	 * @return array<int, array{0: string, 1: array<int, int|string>}> SQL and values.
	 */
	private function clauses_of( array $filter, mixed $value ): array {
		switch ( $filter['type'] ) {
			case 'choice':
				$sql = is_string( $value ) ? $filter['choices'][ $value ] ?? '' : '';
				return '' === $sql ? array() : array( array( $sql, array() ) );
			case 'attributes':
				return $this->attribute_clauses( $filter['sql'], is_array( $value ) ? $value : array() );
			case 'statuses':
				$values = self::stored_statuses( is_array( $value ) ? $value : array() );
				return $this->list_clauses( $filter['sql'], $values, '%s' );
			case 'texts':
				$values = array_values( array_unique( array_filter( is_array( $value ) ? $value : array(), 'is_string' ) ) );
				return $this->list_clauses( $filter['sql'], $values, '%s' );
			case 'rates':
				return $this->rate_clauses( $filter, is_array( $value ) ? $value : array() );
			default:
				$values = array_map( 'intval', array_filter( is_array( $value ) ? $value : array(), 'is_numeric' ) );
				return $this->list_clauses( $filter['sql'], array_values( array_unique( $values ) ), '%d' );
		}
	}

	/**
	 * A condition on a list of values; an empty list asks for nothing.
	 *
	 * @param string                 $sql         Template.
	 * @param array<int, int|string> $values      Values.
	 * @param string                 $placeholder Placeholder of one value.
	 * @return array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private function list_clauses( string $sql, array $values, string $placeholder ): array {
		if ( array() === $values ) {
			return array();
		}

		$list = Database::placeholders( $values, $placeholder );

		return array( array( str_replace( '{values}', $list, $sql ), $values ) );
	}

	/**
	 * A condition on tax rates, each named by its id or by its code.
	 *
	 * @param array<string, mixed> $filter Definition: `sql` for ids, `codes` for codes.
	 * @param array<int, mixed>    $values Ids and codes.
	 * @return array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private function rate_clauses( array $filter, array $values ): array {
		$texts = array_filter( array_map( static fn( $value ): string => is_scalar( $value ) ? (string) $value : '', $values ), 'strlen' );
		$ids   = array_filter( $texts, 'ctype_digit' );
		$codes = array_map( static fn( string $code ): string => mb_strtoupper( $code ), array_diff( $texts, $ids ) );
		$found = array_merge(
			$this->list_clauses( $filter['sql'], array_values( array_unique( array_map( 'intval', $ids ) ) ), '%d' ),
			$this->list_clauses( $filter['codes'], array_values( array_unique( $codes ) ), '%s' )
		);

		if ( count( $found ) < 2 ) {
			return $found;
		}

		return array( array( $found[0][0] . ' OR ' . $found[1][0], array_merge( $found[0][1], $found[1][1] ) ) );
	}

	/**
	 * A condition for each pair of an attribute and a term. A pair that does
	 * not exist is a condition that no order meets.
	 *
	 * @param string            $sql   Template; with NOT in front it asks for the contrary.
	 * @param array<int, mixed> $pairs Pairs of ids.
	 * @return array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private function attribute_clauses( string $sql, array $pairs ): array {
		$wanted  = array();
		$clauses = array();

		foreach ( $pairs as $pair ) {
			$ids = is_array( $pair ) ? array_map( 'intval', array_filter( array_values( $pair ), 'is_numeric' ) ) : array();

			$wanted[ implode( ':', $ids ) ] = $ids;
		}

		$real  = array_values( array_filter( $wanted, static fn( array $ids ): bool => 2 === count( $ids ) ) );
		$found = array() === $real ? array() : ( $this->attributes )( $real );

		foreach ( $wanted as $key => $ids ) {
			if ( ! isset( $found[ $key ] ) ) {
				$clauses[] = array( str_starts_with( $sql, 'NOT ' ) ? '1 = 1' : '1 = 0', array() );
				continue;
			}

			$clauses[] = $this->fill(
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
	 * Replaces names by placeholders, in the order in which they stand.
	 *
	 * @param string                    $sql   Template.
	 * @param array<string, int|string> $named Name => value.
	 * @return array{0: string, 1: array<int, int|string>}
	 */
	private function fill( string $sql, array $named ): array {
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
