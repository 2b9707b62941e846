<?php

namespace Storedeck\Foundation\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Collects SQL conditions with their values. All conditions must hold.
 */
final class Where {

	/**
	 * Conditions as trusted SQL with placeholders.
	 *
	 * @var string[]
	 */
	private array $conditions = array();

	/**
	 * Values of the placeholders.
	 *
	 * @var array<int, int|string>
	 */
	private array $values = array();

	/**
	 * Adds a condition.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 */
	public function add( string $sql, array $values = array() ): self {
		$this->conditions[] = $sql;
		$this->values       = array_merge( $this->values, array_values( $values ) );

		return $this;
	}

	/**
	 * Adds an IN or NOT IN condition.
	 *
	 * @param string                 $column Trusted SQL.
	 * @param array<int, int|string> $values Values. An empty list matches no row, or all rows if negated.
	 * @param bool                   $is_not Whether the condition is negated.
	 */
	public function in( string $column, array $values, bool $is_not = false ): self {
		if ( array() === $values ) {
			return $is_not ? $this : $this->add( '1 = 0' );
		}

		$placeholders = array_map( static fn( $value ): string => is_int( $value ) ? '%d' : '%s', $values );

		return $this->add( $column . ( $is_not ? ' NOT' : '' ) . ' IN ( ' . implode( ', ', $placeholders ) . ' )', $values );
	}

	/**
	 * Requires one of the ids of a parameter, and none of those of another one. A parameter without ids requires nothing.
	 *
	 * @param string               $column Trusted SQL.
	 * @param array<string, mixed> $params Valid parameters.
	 */
	public function ids( string $column, array $params, string $included, string $excluded ): self {
		foreach ( array( $included => false, $excluded => true ) as $param => $is_not ) {
			if ( ! empty( $params[ $param ] ) ) {
				$this->in( $column, array_map( 'intval', $params[ $param ] ), $is_not );
			}
		}

		return $this;
	}

	/**
	 * Requires the conditions of at least one of several lists.
	 */
	public function any( self ...$lists ): self {
		return $this->add(
			'( ( ' . implode( ' ) OR ( ', array_map( static fn( self $one ): string => $one->sql(), $lists ) ) . ' ) )',
			array_merge( ...array_map( static fn( self $one ): array => $one->values, $lists ) )
		);
	}

	/**
	 * Requires each word of a search in one of the columns.
	 *
	 * @param string[] $columns Trusted SQL of each column.
	 */
	public function words( string $search, array $columns ): self {
		global $wpdb;

		foreach ( self::split( $search ) as $word ) {
			$like = '%' . $wpdb->esc_like( $word ) . '%';

			$this->add(
				'( ' . implode( ' OR ', array_map( static fn( string $column ): string => $column . ' LIKE %s', $columns ) ) . ' )',
				array_fill( 0, count( $columns ), $like )
			);
		}

		return $this;
	}

	/**
	 * Words of a search, at most eight.
	 *
	 * @return string[]
	 */
	public static function split( string $search ): array {
		return array_slice( (array) preg_split( '/\s+/u', trim( $search ), -1, PREG_SPLIT_NO_EMPTY ), 0, 8 );
	}

	/**
	 * SQL of all conditions.
	 */
	public function sql(): string {
		return array() === $this->conditions ? '1 = 1' : implode( ' AND ', $this->conditions );
	}

	/**
	 * Values of all placeholders.
	 *
	 * @return array<int, int|string>
	 */
	public function values(): array {
		return $this->values;
	}
}
