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

	/** Columns by their meaning. */
	private Column_Finder $found;

	/**
	 * Finds the columns.
	 *
	 * @param string[]       $names   Record with the names.
	 * @param list<string[]> $samples Some records.
	 */
	public function __construct( array $names, array $samples = array() ) {
		$this->names  = array_map( static fn( $name ): Column_Name => new Column_Name( (string) $name ), array_values( $names ) );
		$this->found  = new Column_Finder( $this->names, $samples );
		$this->layout = $this->found->layout;
	}

	/**
	 * Number of fields that were found. The record with the most is the one with the names.
	 */
	public function count(): int {
		return count( $this->found->positions ) + count( $this->found->items );
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
		$record = array_map( array( Text::class, 'trim' ), array_map( 'strval', $record ) );
		$shared = $this->get_values( $this->found->positions, $record );
		$items  = array();
		$parts  = array();

		foreach ( $this->found->attributes as $position ) {
			if ( '' !== ( $record[ $position ] ?? '' ) ) {
				$parts[] = $this->names[ $position ]->name . ': ' . $record[ $position ];
			}
		}

		if ( array() !== $parts ) {
			$shared['variant'] = implode( ', ', $parts );
		}

		foreach ( $this->found->items as $positions ) {
			$values = $this->get_values( $positions, $record );

			// A quantity without a product is that of an empty place.
			if ( isset( $values['product'] ) || isset( $values['sku'] ) ) {
				$items[] = $values;
			}
		}

		foreach ( $this->found->item_cells as $position ) {
			array_push( $items, ...Item_List::parse( $record[ $position ] ?? '' ) );
		}

		if ( isset( $shared['line_items'] ) ) {
			array_push( $items, ...Item_List::parse( $shared['line_items'] ) );
			unset( $shared['line_items'] );
		}

		return array() === $items ? array( $shared ) : array_map( static fn( array $item ): array => $item + $shared, $items );
	}

	/**
	 * Fields that were found.
	 *
	 * @return string[]
	 */
	public function get_fields(): array {
		$fields = array_merge( array_keys( $this->found->positions ), ...array_map( 'array_keys', $this->found->items ) );

		return array_values( array_unique( array() === $this->found->item_cells ? $fields : array( ...$fields, 'line_items' ) ) );
	}

	/**
	 * Whether the items of an order are in one row.
	 */
	public function has_items_in_rows(): bool {
		return array() !== $this->found->items || array() !== $this->found->item_cells || isset( $this->found->positions['line_items'] );
	}

	/**
	 * Name of a field's column.
	 */
	public function get_name( string $field ): ?Column_Name {
		return isset( $this->found->positions[ $field ] ) ? $this->names[ $this->found->positions[ $field ] ] : null;
	}

	/**
	 * Columns and their fields.
	 *
	 * @return array<string, string> Fields by name of the column.
	 */
	public function get_mapping(): array {
		$mapping = array();

		foreach ( $this->found->positions as $field => $position ) {
			$mapping[ $this->names[ $position ]->name ] = $field;
		}

		foreach ( $this->found->items as $positions ) {
			foreach ( $positions as $field => $position ) {
				$mapping[ $this->names[ $position ]->name ] = $field;
			}
		}

		foreach ( $this->found->item_cells as $position ) {
			$mapping[ $this->names[ $position ]->name ] = 'line_items';
		}

		foreach ( $this->found->attributes as $position ) {
			$mapping[ $this->names[ $position ]->name ] = 'variant';
		}

		return $mapping;
	}

	/**
	 * Names of columns that are not used.
	 *
	 * @return list<string>
	 */
	public function get_unused(): array {
		$names = array_map( static fn( Column_Name $name ): string => Text::trim( $name->name ), $this->found->get_unused() );

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

	/**
	 * Values by field.
	 *
	 * @param array<string, int> $positions Positions by field.
	 * @param string[]           $record    Record.
	 * @return array<string, string>
	 */
	private function get_values( array $positions, array $record ): array {
		$values = array();

		foreach ( $positions as $field => $position ) {
			$value = $record[ $position ] ?? '';

			if ( '' !== $value && ! in_array( mb_strtolower( $value ), $this->layout['names'][ $field ] ?? array(), true ) ) {
				$values[ $field ] = $value;
			}
		}

		return $values;
	}
}
