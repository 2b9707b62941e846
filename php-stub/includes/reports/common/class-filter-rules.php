<?php
/**
 * Rules of advanced filters.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Common;

defined( 'ABSPATH' ) || exit;

/**
 * Creates lists of rules: `value` and `label`.
 */
final class Filter_Rules {

	/**
	 * Rules of a single value.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_is_or_is_not(): array {
		return self::create(
			array(
				'is'     => _x( 'Is', 'filter rule', 'storedeck' ),
				'is_not' => _x( 'Is not', 'filter rule', 'storedeck' ),
			)
		);
	}

	/**
	 * Rules of a list.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_includes_or_excludes(): array {
		return self::create(
			array(
				'includes' => _x( 'Includes', 'filter rule', 'storedeck' ),
				'excludes' => _x( 'Excludes', 'filter rule', 'storedeck' ),
			)
		);
	}

	/**
	 * Rules of a number.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_less_more_or_between(): array {
		return self::create(
			array(
				'max'     => _x( 'Less than', 'filter rule', 'storedeck' ),
				'min'     => _x( 'More than', 'filter rule', 'storedeck' ),
				'between' => _x( 'Between', 'filter rule', 'storedeck' ),
			)
		);
	}

	/**
	 * Rules of a date.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_before_after_or_between(): array {
		return self::create(
			array(
				'before'  => _x( 'Before', 'filter rule', 'storedeck' ),
				'after'   => _x( 'After', 'filter rule', 'storedeck' ),
				'between' => _x( 'Between', 'filter rule', 'storedeck' ),
			)
		);
	}

	/**
	 * A list of rules, or of the options of a select control.
	 *
	 * @param array<string, string> $labels Value => label.
	 * @return list<array{value: string, label: string}>
	 */
	public static function create( array $labels ): array {
		return array_map(
			static fn( int|string $value, string $label ): array => array(
				'value' => (string) $value,
				'label' => $label,
			),
			array_keys( $labels ),
			$labels
		);
	}
}
