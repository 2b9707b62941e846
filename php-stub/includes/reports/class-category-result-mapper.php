<?php
/**
 * What a list of categories shows beside the figures.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Completes the rows of a page with names.
 */
final class Category_Result_Mapper {

	/**
	 * Completes rows.
	 *
	 * @param array<int, array<string, mixed>> $rows   Rows of the page.
	 * @param array<string, mixed>             $params Parameters of the request.
	 * @return array<int, array<string, mixed>>
	 */
	public static function complete( array $rows, array $params ): array {
		if ( empty( $params['extended_info'] ) ) {
			return $rows;
		}

		$names = Labels::find( 'term', array_column( $rows, 'category_id' ) );

		return array_map(
			static fn( array $row ): array => $row + array( 'extended_info' => array( 'name' => $names[ $row['category_id'] ] ) ),
			$rows
		);
	}

	/**
	 * What rows are ordered by: names.
	 *
	 * @param string                         $key `name`.
	 * @param array<int, array<string, int>> $ids Ids of each row.
	 * @return array<int, string>
	 */
	public static function values( string $key, array $ids ): array {
		$names = Labels::find( 'term', array_column( $ids, 'category_id' ) );

		return array_map( static fn( array $row ): string => Product_Result_Mapper::folded( $names[ $row['category_id'] ] ), $ids );
	}
}
