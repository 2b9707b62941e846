<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

/**
 * Columns of a table whose values add up to the total.
 *
 * Finds the columns of which a row can have a share. Averages and numbers of
 * distinct values do not add up, and neither do groups that overlap.
 */
final class Additive_Columns {

	/**
	 * Ids of the columns.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 * @return string[]
	 */
	public static function find( array $report ): array {
		$is_list = 'items' === $report['table']['rows'];
		$part    = $report[ $is_list ? 'items' : 'stats' ] ?? array();

		if ( $is_list && ( ! isset( $part['group'] ) || Repetition::ITEMS === self::find_repeated( $report ) ) ) {
			return array();
		}

		$ids = array();

		foreach ( $report['table']['columns'] as $id => $column ) {
			if ( ! isset( $column['value'] ) && self::is_additive( $part['fields'] ?? array(), $column['total'] ?? $id ) ) {
				$ids[] = $id;
			}
		}

		return $ids;
	}

	/**
	 * What the rows of a table repeat, see Repetition. Plugins say with `has_overlaps` that their rows do.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 */
	public static function find_repeated( array $report ): ?string {
		$items = $report['items'] ?? array();

		if ( 'items' !== $report['table']['rows'] || ! isset( $items['group'] ) ) {
			return null;
		}

		return empty( $items['has_overlaps'] ) ? Repetition::find( array_values( $items['sources'] )[0] ?? array() ) : Repetition::ITEMS;
	}

	/**
	 * Whether the values of a metric can be added.
	 *
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 * @param string                              $name   Metric.
	 */
	private static function is_additive( array $fields, string $name ): bool {
		$field = $fields[ $name ] ?? array();

		foreach ( array_keys( $field['formula'] ?? array() ) as $part ) {
			if ( ! self::is_additive( $fields, $part ) ) {
				return false;
			}
		}

		return isset( $field['sum'] ) || isset( $field['count_if'] ) || isset( $field['formula'] );
	}
}
