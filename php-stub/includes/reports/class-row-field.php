<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Reads fields of rows by their path, for example `extended_info.sku`.
 */
final class Row_Field {

	/**
	 * Reads a field.
	 *
	 * @return string|int|float|bool|null Null if there is no such field or it is not scalar.
	 */
	public static function get( array $row, string $path ) {
		$value = $row;

		foreach ( explode( '.', $path ) as $key ) {
			$value = ( (array) $value )[ $key ] ?? null;
		}

		return is_scalar( $value ) ? $value : null;
	}
}
