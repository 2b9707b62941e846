<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Maps columns to fields: by the layout of a known system (data/layouts), otherwise by their names (data/columns.php) and by what
 * they contain.
 */
final class Column_Finder {

	/** Fields of a line, which may occur several times in a row: `Item 1 name`, `Item 2 name`. */
	private const LINE_FIELDS = array( 'product', 'variant', 'sku', 'category', 'quantity', 'unit_price', 'price', 'subtotal',
		'line_total', 'line_discount', 'line_tax' );

	// cspell:disable

	/** Names of columns with an attribute of a variation. */
	private const ATTRIBUTES = array( 'size', 'color', 'colour', 'material', 'style', 'grosse', 'farbe', 'taille', 'couleur', 'talla',
		'taglia', 'colore', 'tamanho', 'cor', 'maat', 'kleur', 'rozmiar', 'kolor', 'サイズ', '色', 'カラー', 'размер', 'цвет' );

	// cspell:enable

	/**
	 * What columns mean, by position: the number of an item of the row, which is 0 for what all items share, and the field. Several
	 * columns may be an `attribute` of the variation, or `line_items`, a list of items.
	 *
	 * @var array<int, array{int, string}>
	 */
	public array $columns = array();

	/**
	 * Known layout: name, scopes, dates and others; empty if it is none.
	 *
	 * @var array<string, mixed>
	 */
	public readonly array $layout;

	/**
	 * Finds the columns.
	 *
	 * @param list<Column_Name> $names   Names by position.
	 * @param list<string[]>    $samples Some records.
	 */
	public function __construct( private array $names, private array $samples ) {
		$this->layout = $this->find_layout();

		if ( array() !== $this->layout ) {
			$this->map_layout();
			return;
		}

		$this->map_items();
		$this->map_names();
		$this->map_by_content();
		$this->map_attributes();

		// What items share precedes them and their lists.
		$get_rank = static fn( array $column ): array => array( $column[0], 'line_items' === $column[1] );

		uasort( $this->columns, static fn( array $one, array $other ): int => $get_rank( $one ) <=> $get_rank( $other ) );
	}

	/**
	 * Columns that have no meaning.
	 *
	 * @return array<int, Column_Name> Names by position.
	 */
	public function get_unused(): array {
		return array_diff_key( $this->names, $this->columns );
	}

	private function has( string $field ): bool {
		return in_array( $field, array_column( $this->columns, 1 ), true );
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

	private function map_layout(): void {
		$names = $this->names;

		foreach ( $this->layout['columns'] as $known => $field ) {
			foreach ( $names as $position => $name ) {
				if ( in_array( $known, $name->spellings, true ) ) {
					if ( ! $this->has( $field ) ) {
						$this->columns[ $position ] = array( 0, $field );
					}

					unset( $names[ $position ] );
					break;
				}
			}
		}
	}

	/**
	 * Maps columns with a number of an item, as `Item 1 name`, `Quantity 2` or `line_item_1`.
	 */
	private function map_items(): void {
		$groups = array();
		$lists  = array();

		foreach ( $this->names as $position => $name ) {
			if ( 1 !== preg_match( '/^(.*?) ?#?\b(\d{1,2}) ?(.*)$/uD', Column_Name::normalize( $name->name ), $parts ) ) {
				continue;
			}

			$base   = Text::join_words( $parts[1] . ' ' . $parts[3] );
			$fields = array_intersect( self::LINE_FIELDS,
				array( ...Column_Names::get_fields( $base ),
				...Column_Names::get_fields( (string) preg_replace( '/^(?:line ?item|product item|product|item) /', '', $base ) ) ) );

			if ( in_array( $base, array( 'line item', 'lineitem' ), true ) ) {
				$lists[ $position ] = array( 0, 'line_items' );
			} elseif ( array() !== $fields ) {
				$groups[ (int) $parts[2] ][ (string) reset( $fields ) ] ??= $position;
			}
		}

		$groups = array_filter( $groups, static fn( array $group ): bool => isset( $group['product'] ) || isset( $group['sku'] ) );

		ksort( $groups );

		$are_items     = count( $groups ) > 1 || ( array() !== $groups && count( reset( $groups ) ) > 2 );
		$this->columns = $lists;

		foreach ( $are_items ? $groups : array() as $number => $positions ) {
			foreach ( $positions as $field => $position ) {
				$this->columns[ $position ] = array( $number, $field );
			}
		}
	}

	private function map_names(): void {
		$of_items = array() === array_filter( array_column( $this->columns, 0 ) ) ? array() : self::LINE_FIELDS;

		foreach ( array_diff( array_keys( Column_Names::get_by_field() ), $of_items ) as $field ) {
			$best = null;

			foreach ( $this->get_unused() as $position => $name ) {
				$rank = self::get_rank( $name, $field );

				if ( null !== $rank && ( null === $best || $rank < $best[0] )
					&& Column_Content::fits( $field, array_column( $this->samples, $position ) ) ) {
					$best = array( $rank, $position );
				}
			}

			if ( null !== $best ) {
				$this->columns[ $best[1] ] = array( 0, $field );
			}
		}
	}

	/**
	 * How well a name fits a field, smaller is better; null if it does not.
	 */
	private static function get_rank( Column_Name $name, string $field ): ?float {
		// A percentage is a rate.
		if ( $name->is_rate && 'tax_rate' !== $field ) {
			return null;
		}

		foreach ( $name->spellings as $length => $spelling ) {
			$rank = Column_Names::get_rank( $field, $spelling ) ?? ( $name->is_rate ? Column_Names::get_rank( 'tax', $spelling ) : null );

			if ( null !== $rank ) {
				// Of two prices, the one without taxes.
				return $rank + $length / 10 + ( true === $name->has_tax ? 0.5 : 0 );
			}
		}

		return null;
	}

	/**
	 * Maps missing fields by what columns contain.
	 */
	private function map_by_content(): void {
		foreach ( array_diff( array( 'date', 'email', 'currency', 'status' ), array_column( $this->columns, 1 ) ) as $field ) {
			foreach ( array_keys( array() === $this->samples ? array() : $this->get_unused() ) as $position ) {
				if ( Column_Content::is_clearly( $field, array_column( $this->samples, $position ) ) ) {
					$this->columns[ $position ] = array( 0, $field );
					break;
				}
			}
		}
	}

	private function map_attributes(): void {
		foreach ( $this->has( 'variant' ) ? array() : $this->get_unused() as $position => $name ) {
			if ( array() !== array_intersect( $name->spellings, self::ATTRIBUTES ) ) {
				$this->columns[ $position ] = array( 0, 'attribute' );
			}
		}
	}
}
