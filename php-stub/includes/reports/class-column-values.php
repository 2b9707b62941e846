<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Hooks\Callback;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the columns of tables that have a `value` callback in the definition,
 * for responses and for files. A callback that fails leaves its cells empty.
 */
final class Column_Values {

	/**
	 * Computed columns by name.
	 *
	 * @var array<string, callable>
	 */
	private array $columns;

	public function __construct( private array $table ) {
		$this->columns = array_filter( array_map( static fn( array $column ) => $column['value'] ?? null, $table['columns'] ) );
	}

	/**
	 * Values of rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the report.
	 * @return array<int, array<string, string|int|float|string[]|null>> By column, for each row.
	 */
	public function get( array $rows ): array {
		$names = $this->get_names( $rows );

		return array_map(
			fn( array $row ): array => array_map( static fn( callable $value ) => self::compute( $value, $row, $names ), $this->columns ),
			$rows
		);
	}

	/**
	 * Looks up what the callbacks need.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return array<mixed>
	 */
	private function get_names( array $rows ): array {
		if ( array() === $this->columns || null === $this->table['names'] ) {
			return array();
		}

		return (array) Callback::run( $this->table['names'], array( $rows ), array() );
	}

	/**
	 * Value of a row.
	 *
	 * @param array<mixed> $names What was looked up.
	 * @return string|int|float|string[]|null
	 */
	private static function compute( callable $value, array $row, array $names ) {
		$result = Callback::run( $value, array( $row, $names ), null );

		return is_scalar( $result ) || is_array( $result ) ? $result : null;
	}
}
