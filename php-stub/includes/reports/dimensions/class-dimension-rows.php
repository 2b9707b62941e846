<?php

namespace Storedeck\Reports\Dimensions;

use Storedeck\Foundation\Text;
use Storedeck\Reports\Group_Mapper;
use Storedeck\Reports\Model\Dimension_Values;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Adds values and labels to rows by a dimension of orders.
 */
final class Dimension_Rows implements Group_Mapper {

	/** Column of the number that stands for the value. */
	public const ID = 'value_id';

	public static function map( array $rows, array $params ): array {
		$found = self::find( array_column( $rows, self::ID ), $params );

		foreach ( $found as $id => $known ) {
			$found[ $id ] += array(
				'param'       => "{$params['by']}_is",
				'param_value' => '' === $known['value'] ? Dimension_Values::UNKNOWN : $known['value'],
			);
		}

		return array_map( static fn( array $row ): array => $row + $found[ $row[ self::ID ] ], $rows );
	}

	public static function get_sort_values( string $key, array $ids, array $params ): array {
		$found = self::find( array_column( $ids, self::ID ), $params );

		return array_map( static fn( array $row ): string => Text::lower( $found[ $row[ self::ID ] ][ $key ] ), $ids );
	}

	/**
	 * Values and labels.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, array{value: string, label: string}>
	 */
	private static function find( array $ids, array $params ): array {
		return Registry::get_order_dimensions()[ $params['by'] ]->find( $ids );
	}
}
