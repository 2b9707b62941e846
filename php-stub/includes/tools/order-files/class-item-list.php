<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `name:Mug|quantity:2|total:20.00;name:…`, `Product Name: Mug, Product Qty: 2|…` and JSON.
 */
final class Item_List {

	/** Names that only lists have, by field. Others are those of columns. */
	private const NAMES = array(
		'name'      => 'product',
		'sub_total' => 'subtotal',
		'sub total' => 'subtotal',
		'subtotal'  => 'subtotal',
		'total'     => 'line_total',
		'tax'       => 'line_tax',
		'total tax' => 'line_tax',
		'price'     => 'unit_price',
		'meta'      => '',
		'product variation details' => 'variant',
		'product total price'       => 'line_total',
	);

	/**
	 * Reads a cell.
	 *
	 * @return list<array<string, string>> Values by field, for each item that has a name or SKU.
	 */
	public static function parse( string $cell ): array {
		$json  = str_starts_with( $cell, '[' ) || str_starts_with( $cell, '{' ) ? json_decode( $cell, true ) : null;
		$items = is_array( $json ) ? ( array_is_list( $json ) ? $json : array( $json ) ) : self::split( $cell );
		$rows  = array();

		foreach ( array_filter( $items, 'is_array' ) as $item ) {
			$row = array();

			foreach ( array_filter( $item, 'is_scalar' ) as $name => $value ) {
				$known = Column_Name::normalize( (string) $name );
				$field = self::NAMES[ $known ] ?? ( Column_Names::get_fields( $known )[0] ?? '' );
				$value = Text::trim( (string) $value );

				if ( '' !== $field && '' !== $value && 'number' !== $field ) {
					$row[ $field ] ??= $value;
				}
			}

			if ( isset( $row['product'] ) || isset( $row['sku'] ) ) {
				$rows[] = $row;
			}
		}

		return $rows;
	}

	/**
	 * Splits a list into items of names and values.
	 *
	 * @return list<array<string, string>>
	 */
	private static function split( string $cell ): array {
		// Bars separate items if the first name follows them again, values otherwise.
		preg_match_all( '/(?:^|\|) ?([\p{L}][\w ]*):/u', $cell, $names );

		$is_items = 1 === count( array_unique( $names[1] ) );
		$items    = (array) preg_split( $is_items ? '/\||\n/u' : '/;(?=[\w ]+:)|\n/u', $cell );
		$found = array();

		foreach ( $items as $item ) {
			$item = (string) $item;

			preg_match_all( '/(?:^|[|,] ?)([\p{L}][\w ]{1,40}):(.*?)(?=[|,] ?[\p{L}][\w ]{1,40}:|$)/su', $item, $pairs, PREG_SET_ORDER );

			$found[] = array_column( array_map( static fn( array $pair ): array => array( $pair[1], $pair[2] ), $pairs ), 1, 0 );
		}

		return $found;
	}
}
