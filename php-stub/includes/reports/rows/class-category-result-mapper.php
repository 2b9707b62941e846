<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Reports\Group_Mapper;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Adds names to rows of the categories report.
 */
final class Category_Result_Mapper implements Group_Mapper {

	public static function map( array $rows, array $params ): array {
		if ( empty( $params['extended_info'] ) ) {
			return $rows;
		}

		$names = Labels::find( 'term', array_column( $rows, 'category_id' ) );

		return array_map(
			static fn( array $row ): array => $row + array( 'extended_info' => array( 'name' => $names[ $row['category_id'] ] ) ),
			$rows
		);
	}

	/** By `name`. */
	public static function get_sort_values( string $key, array $ids, array $params ): array {
		$names = Labels::find( 'term', array_column( $ids, 'category_id' ) );

		return array_map( static fn( array $row ): string => Product_Result_Mapper::to_sort_key( $names[ $row['category_id'] ] ), $ids );
	}
}
