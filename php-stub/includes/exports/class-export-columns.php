<?php

namespace Storedeck\Exports;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Column_Values;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows of a report to lines with the columns of its table.
 */
final class Export_Columns {

	/** Maximum number of columns in a request, and maximum length of their names. */
	private const MAX_COLUMNS     = 100;
	private const MAX_NAME_LENGTH = 200;

	/**
	 * Takes columns.
	 *
	 * @param array<string, array{label: string, type: string, field: string}> $columns  All columns by name; the field is empty for computed ones.
	 * @param list<string>                                                     $selected Names of the columns of the file.
	 */
	private function __construct(
		private Plugin_Columns $plugins,
		private array $columns,
		private array $selected,
		private Column_Values $computed
	) {
	}

	public static function has_report( string $report ): bool {
		return null !== Registry::get( $report );
	}

	/**
	 * Creates the columns of a report in the current locale.
	 *
	 * @param array<string, mixed> $params   Parameters of the report.
	 * @param list<string>|null    $selected Names of columns in the order of the file; null for all. Unknown names are ignored.
	 */
	public static function create( string $report, array $params, ?array $selected = null ): self {
		$table   = Registry::get( $report )['table'] ?? array( 'columns' => array() );
		$plugins = new Plugin_Columns( $report );
		$columns = array();

		foreach ( $table['columns'] as $name => $column ) {
			$columns[ $name ] = array(
				'label' => $column['label'],
				'type'  => self::get_type( $table, $column, $params ),
				'field' => isset( $column['value'] ) ? '' : $column['field'] ?? $name,
			);
		}

		$columns = $plugins->filter_columns( $columns );

		return new self(
			$plugins,
			$columns,
			array_values( array_unique( array_intersect( $selected ?? array_keys( $columns ), array_keys( $columns ) ) ) ),
			new Column_Values( $table )
		);
	}

	/**
	 * Type of a column, see Csv.
	 *
	 * @param array<string, mixed> $params Parameters of the report.
	 */
	private static function get_type( array $table, array $column, array $params ): string {
		$type = $column['type'];

		// Hours have a time.
		if ( 'date' === $type && 'intervals' === $table['rows'] && 'hour' === ( $params['interval'] ?? '' ) ) {
			return 'datetime';
		}

		return 'list' === $type ? 'text' : $type;
	}

	public static function are_valid_names( mixed $names ): bool {
		$is_invalid = static fn( $name ): bool => ! is_string( $name ) || strlen( $name ) > self::MAX_NAME_LENGTH;

		return is_array( $names ) && array_is_list( $names ) && count( $names ) <= self::MAX_COLUMNS
			&& array() === array_filter( $names, $is_invalid );
	}

	/**
	 * Names of the columns of the file.
	 *
	 * @return list<string>
	 */
	public function get_names(): array {
		return $this->selected;
	}

	/**
	 * The header line.
	 */
	public function get_header(): string {
		$labels = array_map( static fn( array $column ): string => $column['label'], $this->columns );

		return Csv::BYTE_ORDER_MARK . Csv::line( $this->select( $labels ), array(), 0 );
	}

	/**
	 * Lines of rows. Each begins with the line break after the previous line.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 */
	public function get_lines( array $rows ): string {
		$rows     = array_values( $rows );
		$computed = $this->computed->get( $rows );
		$types    = $this->select( array_map( static fn( array $column ): string => $column['type'], $this->columns ) );
		$digits   = Settings::get_currency()['precision'];
		$text     = '';

		foreach ( $rows as $index => $row ) {
			$values = $this->plugins->filter_values( $this->get_values( $row, $computed[ $index ] ), $row );
			$text  .= "\n" . Csv::line( $this->select( $values ), $types, $digits );
		}

		return $text;
	}

	/**
	 * Values of a row.
	 *
	 * @return array<string, string|int|float|null> By name of the column.
	 */
	private function get_values( array $row, array $computed ): array {
		$values = array();

		foreach ( $this->columns as $name => $column ) {
			$value           = '' === $column['field'] ? $computed[ $name ] ?? null : self::get_field( $row, $column['field'] );
			$values[ $name ] = is_array( $value ) ? implode( ', ', array_filter( $value, 'strlen' ) ) : $value;
		}

		return $values;
	}

	/**
	 * A field of a row by its path, for example `extended_info.sku`.
	 *
	 * @return string|int|float|bool|null Null if there is no such field or it is not scalar.
	 */
	private static function get_field( array $row, string $path ) {
		$value = $row;

		foreach ( explode( '.', $path ) as $key ) {
			$value = ( (array) $value )[ $key ] ?? null;
		}

		return is_scalar( $value ) ? $value : null;
	}

	/**
	 * Picks the values of the columns of the file.
	 *
	 * @template T
	 * @param array<string, T> $all By name.
	 * @return list<T|null>
	 */
	private function select( array $all ): array {
		return array_map( static fn( string $name ) => $all[ $name ] ?? null, $this->selected );
	}
}
