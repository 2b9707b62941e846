<?php
/**
 * Maps columns of a file to fields.
 *
 * @package Storedeck
 */

namespace Storedeck\Import;

use Storedeck\Common\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds columns by the layout of a known system (data/layouts), by their names (data/columns.php) and by what they contain.
 * Columns that are not used are known by name.
 */
final class Column_Map {

	/**
	 * Fields of a line, which may occur several times in a row: `Item 1 name`, `Item 2 name`.
	 */
	private const LINE_FIELDS = array( 'product', 'variant', 'sku', 'category', 'quantity', 'unit_price', 'price', 'subtotal',
		'line_total', 'line_discount', 'line_tax' );

	// cspell:disable

	/**
	 * Names of columns with an attribute of a variation.
	 */
	private const ATTRIBUTES = array( 'size', 'color', 'colour', 'material', 'style', 'grosse', 'farbe', 'taille', 'couleur', 'talla',
		'taglia', 'colore', 'tamanho', 'cor', 'maat', 'kleur', 'rozmiar', 'kolor', 'サイズ', '色', 'カラー', 'размер', 'цвет' );

	// cspell:enable

	/**
	 * What a file must have, with fields that fit.
	 */
	private const REQUIRED = array(
		'order number ("Order ID")'                               => array( 'number' ),
		'date ("Order date")'                                     => array( 'date' ),
		'product ("Product name" or "SKU") or "Order total"'      => array( 'product', 'sku', 'line_items', 'order_total',
			'order_subtotal', 'total' ),
		'price ("Price", "Line subtotal", "Line total" or "Order total")' => array( 'unit_price', 'price', 'subtotal', 'line_total',
			'total', 'order_total', 'order_subtotal', 'line_items' ),
	);

	/**
	 * Position by field.
	 *
	 * @var array<string, int>
	 */
	private array $positions = array();

	/**
	 * Positions by field, for each item of a row.
	 *
	 * @var array<int, array<string, int>>
	 */
	private array $items = array();

	/**
	 * Positions of columns with a single item or a list of items.
	 *
	 * @var list<int>
	 */
	private array $item_cells = array();

	/**
	 * Positions of columns with an attribute.
	 *
	 * @var list<int>
	 */
	private array $attributes = array();

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
	 * Finds the columns.
	 *
	 * @param string[]       $names   Record with the names.
	 * @param list<string[]> $samples Some records.
	 */
	public function __construct( array $names, array $samples = array() ) {
		$this->names  = array_map( static fn( $name ): Column_Name => new Column_Name( (string) $name ), array_values( $names ) );
		$this->layout = $this->find_layout();

		$taken = $this->map_layout();

		if ( array() === $this->layout ) {
			$taken += $this->map_items();
		}

		$taken += $this->map_names( $taken, $samples );

		$this->map_by_content( $taken, $samples );

		foreach ( isset( $this->positions['variant'] ) || array() !== $this->layout ? array() : $this->names as $position => $name ) {
			if ( ! in_array( $position, $this->positions, true ) && array() !== array_intersect( $name->spellings, self::ATTRIBUTES ) ) {
				$this->attributes[] = $position;
			}
		}
	}

	/**
	 * Number of fields that were found. The record with the most is the one with the names.
	 */
	public function count(): int {
		return count( $this->positions ) + count( $this->items );
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
				'Missing columns: ' . implode( ', ', $missing ) . '. Columns of the file: '
					. mb_substr( implode( ', ', $names ), 0, 500 ) . '.'
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
		$shared = $this->get_values( $this->positions, $record );
		$items  = array();
		$parts  = array();

		foreach ( $this->attributes as $position ) {
			if ( '' !== ( $record[ $position ] ?? '' ) ) {
				$parts[] = $this->names[ $position ]->name . ': ' . $record[ $position ];
			}
		}

		if ( array() !== $parts ) {
			$shared['variant'] = implode( ', ', $parts );
		}

		foreach ( $this->items as $positions ) {
			$values = $this->get_values( $positions, $record );

			// A quantity without a product is that of an empty place.
			if ( isset( $values['product'] ) || isset( $values['sku'] ) ) {
				$items[] = $values;
			}
		}

		foreach ( $this->item_cells as $position ) {
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
		$fields = array_merge( array_keys( $this->positions ), ...array_map( 'array_keys', $this->items ) );

		return array_values( array_unique( array() === $this->item_cells ? $fields : array( ...$fields, 'line_items' ) ) );
	}

	/**
	 * Whether the items of an order are in one row.
	 */
	public function has_items_in_rows(): bool {
		return array() !== $this->items || array() !== $this->item_cells || isset( $this->positions['line_items'] );
	}

	/**
	 * Name of a field's column.
	 *
	 * @param string $field Field.
	 */
	public function get_name( string $field ): ?Column_Name {
		return isset( $this->positions[ $field ] ) ? $this->names[ $this->positions[ $field ] ] : null;
	}

	/**
	 * Columns and their fields.
	 *
	 * @return array<string, string> Fields by name of the column.
	 */
	public function get_mapping(): array {
		$mapping = array();

		foreach ( $this->positions as $field => $position ) {
			$mapping[ $this->names[ $position ]->name ] = $field;
		}

		foreach ( $this->items as $positions ) {
			foreach ( $positions as $field => $position ) {
				$mapping[ $this->names[ $position ]->name ] = $field;
			}
		}

		foreach ( $this->item_cells as $position ) {
			$mapping[ $this->names[ $position ]->name ] = 'line_items';
		}

		foreach ( $this->attributes as $position ) {
			$mapping[ $this->names[ $position ]->name ] = 'variant';
		}

		return $mapping;
	}

	/**
	 * Names of columns that are not used. Those that a known system writes and no report needs are left out.
	 *
	 * @return list<string>
	 */
	public function get_unused(): array {
		$used   = $this->get_mapping();
		$known  = array( ...( $this->layout['ignored'] ?? array() ), ...array_keys( $this->layout['columns'] ?? array() ) );
		$unused = array();

		foreach ( $this->names as $name ) {
			if ( '' !== Text::trim( $name->name ) && ! isset( $used[ $name->name ] )
				&& array() === array_intersect( $name->spellings, $known ) ) {
				$unused[] = $name->name;
			}
		}

		return $unused;
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

	/**
	 * Finds the layout whose signs all are names of columns; the one with the most.
	 *
	 * @return array<string, mixed>
	 */
	private function find_layout(): array {
		$spellings = array_merge( array(), ...array_map( static fn( Column_Name $name ): array => $name->spellings, $this->names ) );
		$best      = array();

		foreach ( (array) glob( __DIR__ . '/data/layouts/*.php' ) as $path ) {
			$layout = require $path;

			if ( array() === array_diff( $layout['signs'], $spellings )
				&& count( $layout['signs'] ) > count( $best['signs'] ?? array() ) ) {
				$best = $layout;
			}
		}

		return $best;
	}

	/**
	 * Maps the columns of the layout.
	 *
	 * @return array<int, true> Their positions as keys, with those that the layout ignores.
	 */
	private function map_layout(): array {
		$taken = array();

		foreach ( $this->layout['columns'] ?? array() as $known => $field ) {
			foreach ( $this->names as $position => $name ) {
				if ( ! isset( $taken[ $position ] ) && in_array( $known, $name->spellings, true ) ) {
					$this->positions[ $field ] ??= $position;
					$taken[ $position ]          = true;
					break;
				}
			}
		}

		foreach ( $this->names as $position => $name ) {
			if ( array() !== array_intersect( $name->spellings, $this->layout['ignored'] ?? array() ) ) {
				$taken[ $position ] = true;
			}
		}

		return $taken;
	}

	/**
	 * Maps columns with a number of an item, as `Item 1 name`, `Quantity 2` or `line_item_1`.
	 *
	 * @return array<int, true> Their positions as keys.
	 */
	private function map_items(): array {
		$groups = array();
		$cells  = array();

		foreach ( $this->names as $position => $name ) {
			if ( 1 !== preg_match( '/^(.*?) ?#?\b(\d{1,2}) ?(.*)$/uD', Column_Name::normalize( $name->name ), $parts ) ) {
				continue;
			}

			$base   = Text::join_words( $parts[1] . ' ' . $parts[3] );
			$fields = array_intersect( self::LINE_FIELDS,
				array( ...Column_Names::get_fields( $base ),
				...Column_Names::get_fields( (string) preg_replace( '/^(?:line ?item|product item|product|item) /', '', $base ) ) ) );

			if ( in_array( $base, array( 'line item', 'lineitem' ), true ) ) {
				$cells[] = $position;
			} elseif ( array() !== $fields ) {
				$groups[ (int) $parts[2] ][ (string) reset( $fields ) ] ??= $position;
			}
		}

		$groups = array_filter( $groups, static fn( array $group ): bool => isset( $group['product'] ) || isset( $group['sku'] ) );

		ksort( $groups );

		$this->items      = count( $groups ) > 1 || ( array() !== $groups && count( reset( $groups ) ) > 2 ) ? $groups : array();
		$this->item_cells = $cells;

		$positions = array_merge( $cells, ...array_map( 'array_values', $this->items ) );

		return array_fill_keys( $positions, true );
	}

	/**
	 * Maps columns by name.
	 *
	 * @param array<int, true> $taken   Positions of other fields, as keys.
	 * @param list<string[]>   $samples Some records.
	 * @return array<int, true> Positions as keys.
	 */
	private function map_names( array $taken, array $samples ): array {
		foreach ( array() === $this->layout ? Column_Names::get_by_field() : array() as $field => $known ) {
			if ( isset( $this->positions[ $field ] ) || ( array() !== $this->items && in_array( $field, self::LINE_FIELDS, true ) ) ) {
				continue;
			}

			$best = null;

			foreach ( $this->names as $position => $name ) {
				$rank = $this->get_rank( $name, $field, $known );

				if ( null !== $rank && ! isset( $taken[ $position ] ) && ( null === $best || $rank < $best[0] )
					&& Column_Content::fits( $field, array_column( $samples, $position ) ) ) {
					$best = array( $rank, $position );
				}
			}

			if ( null !== $best ) {
				$this->positions[ $field ] = $best[1];
				$taken[ $best[1] ]         = true;
			}
		}

		return $taken;
	}

	/**
	 * How well a name fits a field, smaller is better; null if it does not.
	 *
	 * @param Column_Name  $name  Name.
	 * @param string       $field Field.
	 * @param list<string> $known Names of the field.
	 */
	private function get_rank( Column_Name $name, string $field, array $known ): ?float {
		// A percentage is a rate.
		if ( $name->is_rate && ! in_array( $field, array( 'tax', 'tax_rate' ), true ) || ( $name->is_rate && 'tax' === $field ) ) {
			return null;
		}

		$known = 'tax_rate' === $field && $name->is_rate ? array( ...$known, ...Column_Names::get_by_field()['tax'] ) : $known;

		foreach ( $name->spellings as $length => $spelling ) {
			$rank = array_search( $spelling, $known, true );

			if ( false !== $rank ) {
				// Of two prices, the one without taxes.
				return $rank + $length / 10 + ( true === $name->has_tax ? 0.5 : 0 );
			}
		}

		return null;
	}

	/**
	 * Maps missing fields by what columns contain.
	 *
	 * @param array<int, true> $taken   Positions of other fields, as keys.
	 * @param list<string[]>   $samples Some records.
	 */
	private function map_by_content( array $taken, array $samples ): void {
		foreach ( array() === $samples || array() !== $this->layout ? array()
			: array( 'date', 'email', 'currency', 'status' ) as $field ) {
			foreach ( array_keys( isset( $this->positions[ $field ] ) ? array() : $this->names ) as $position ) {
				if ( ! isset( $taken[ $position ] ) && Column_Content::is_clearly( $field, array_column( $samples, $position ) ) ) {
					$this->positions[ $field ] = $position;
					$taken[ $position ]        = true;
					break;
				}
			}
		}
	}
}
