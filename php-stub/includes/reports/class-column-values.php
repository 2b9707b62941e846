<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Hooks\Callback;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the columns of tables that have a `value` callback in the definition,
 * for responses and for files. A callback that fails leaves its cells empty.
 */
final class Column_Values {

	/** @param array<string, mixed> $table Table of a definition. */
	public function __construct( private array $table ) {
	}

	/**
	 * Values of rows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the report.
	 * @return array<int, array<string, string|int|float|string[]|null>> By column, for each row.
	 */
	public function get( array $rows ): array {
		$columns = array_filter( array_map( static fn( array $column ) => $column['value'] ?? null, $this->table['columns'] ) );
		$find    = array() === $columns ? null : $this->table['names'];
		// What callbacks need of all rows, once.
		$names   = null === $find ? array() : (array) Callback::run( $find, array( $rows ), array() );
		$compute = static function ( callable $value, array $row ) use ( $names ) {
			$result = Callback::run( $value, array( $row, $names ), null );

			return is_scalar( $result ) || is_array( $result ) ? $result : null;
		};

		return array_map(
			static fn( array $row ): array => array_map( static fn( callable $value ) => $compute( $value, $row ), $columns ),
			$rows
		);
	}
}
