<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of records by the fields that Column_Finder found. Columns that are not used are known by name.
 */
final class Column_Map {

	/** What a file must have, with fields that fit. */
	private const REQUIRED = array(
		'order number ("Order ID")'                               => array( 'number' ),
		'date ("Order date")'                                     => array( 'date' ),
		'product ("Product name" or "SKU") or "Order total"'      => array( 'product', 'sku', 'line_items', 'order_total',
			'order_subtotal', 'total' ),
		'price ("Price", "Line subtotal", "Line total" or "Order total")' => array( 'unit_price', 'price', 'subtotal', 'line_total',
			'total', 'order_total', 'order_subtotal', 'line_items' ),
	);

	/**
	 * Names by position.
	 *
	 * @var list<Column_Name>
	 */
	private array $names;

	/**
	 * Known layout: name, scopes, dates and others; empty if it is none.
	 *
	 * @var array<string, mixed>
	 */
	public readonly array $layout;

	/**
	 * What columns mean, see Column_Finder.
	 *
	 * @var array<int, array{int, string}>
	 */
	private array $columns;

	/**
	 * Names of columns that are not used.
	 *
	 * @var list<Column_Name>
	 */
	private array $unused;

	/**
	 * Finds the columns.
	 *
	 * @param string[]       $names   Record with the names.
	 * @param list<string[]> $samples Some records.
	 */
	public function __construct( array $names, array $samples = array() ) {
		$this->names  = array_map( static fn( $name ): Column_Name => new Column_Name( (string) $name ), array_values( $names ) );

		$found = new Column_Finder( $this->names, $samples );

		$this->columns = $found->columns;
		$this->unused  = array_values( $found->get_unused() );
		$this->layout  = $found->layout;
	}

	/**
	 * Number of columns that have a meaning. The record with the most is the one with the names.
	 */
	public function count(): int {
		return count( $this->columns );
	}

	/**
	 * Checks that required columns exist.
	 *
	 * @throws Import_Exception When one is missing.
	 */
	public function check(): void {
		$missing = array();

		foreach ( self::REQUIRED as $description => $fields ) {
			if ( array() === array_intersect( $fields, $this->get_fields() ) ) {
				$missing[] = $description;
			}
		}

		if ( array() !== $missing ) {
			$names = array_map( static fn( Column_Name $name ): string => $name->name, $this->names );

			throw new Import_Exception(
				/* translators: 1, 2: names of columns, separated by commas. */
				sprintf( __( 'Missing columns: %1$s. Columns of the file: %2$s.', 'storedeck' ), implode( ', ', $missing ),
					mb_substr( implode( ', ', $names ), 0, 500 ) )
			);
		}
	}

	/**
	 * Rows of a record: one for each item, usually one. Values are trimmed, empty ones are left out.
	 *
	 * @param string[] $record Record.
	 * @return list<array<string, string>> Values by field.
	 */
	public function get_rows( array $record ): array {
		$values     = array( 0 => array() );
		$attributes = array();
		$listed     = array();

		foreach ( $this->columns as $position => list( $item, $field ) ) {
			$value = Text::trim( (string) ( $record[ $position ] ?? '' ) );

			if ( '' === $value || in_array( mb_strtolower( $value ), $this->layout['names'][ $field ] ?? array(), true ) ) {
				continue;
			}

			if ( 'line_items' === $field ) {
				array_push( $listed, ...Item_List::parse( $value ) );
			} elseif ( 'attribute' === $field ) {
				$attributes[] = $this->names[ $position ]->name . ': ' . $value;
			} else {
				$values[ $item ][ $field ] = $value;
			}
		}

		$shared = ( array() === $attributes ? array() : array( 'variant' => implode( ', ', $attributes ) ) ) + $values[0];
		// A quantity without a product is that of an empty place.
		$items = array_filter( array_diff_key( $values, array( 0 => true ) ),
			static fn( array $one ): bool => isset( $one['product'] ) || isset( $one['sku'] ) );
		$items = array( ...$items, ...$listed );

		return array() === $items ? array( $shared ) : array_map( static fn( array $item ): array => $item + $shared, $items );
	}

	/**
	 * Fields that were found.
	 *
	 * @return list<string>
	 */
	public function get_fields(): array {
		return array_values( array_unique( array_column( $this->columns, 1 ) ) );
	}

	/**
	 * Whether the items of an order are in one row.
	 */
	public function has_items_in_rows(): bool {
		return array() !== array_filter( $this->columns, static fn( array $one ): bool => 0 !== $one[0] || 'line_items' === $one[1] );
	}

	/**
	 * Name of a field's column.
	 */
	public function get_name( string $field ): ?Column_Name {
		$position = array_search( array( 0, $field ), $this->columns, true );

		return false === $position ? null : $this->names[ $position ];
	}

	/**
	 * Columns and their fields.
	 *
	 * @return array<string, string> Fields by name of the column.
	 */
	public function get_mapping(): array {
		$mapping = array();

		foreach ( $this->columns as $position => list( , $field ) ) {
			$mapping[ $this->names[ $position ]->name ] = 'attribute' === $field ? 'variant' : $field;
		}

		return $mapping;
	}

	/**
	 * Names of columns that are not used.
	 *
	 * @return list<string>
	 */
	public function get_unused(): array {
		$names = array_map( static fn( Column_Name $name ): string => Text::trim( $name->name ), $this->unused );

		return array_values( array_filter( $names, 'strlen' ) );
	}

	/**
	 * Languages whose dates begin with the day, which names of columns tell.
	 */
	public function is_day_first(): bool {
		$pattern = '/\b(?:' . implode( '|', require __DIR__ . '/data/day-first.php' ) . ')/u';

		foreach ( array_keys( $this->get_mapping() ) as $name ) {
			if ( 1 === preg_match( $pattern, Column_Name::normalize( (string) $name ) ) ) {
				return true;
			}
		}

		return false;
	}
}
