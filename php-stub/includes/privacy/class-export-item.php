<?php

namespace Storedeck\Privacy;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Makes what WordPress expects of exporters and erasers.
 */
final class Export_Item {

	/**
	 * An item of an export. Empty values are left out.
	 *
	 * @param array<string, string> $values Name => value.
	 * @return array<string, mixed>
	 */
	public static function create( string $group, string $label, int $id, array $values ): array {
		$data = array();

		foreach ( array_filter( $values, static fn( string $value ): bool => '' !== Text::trim( $value ) ) as $name => $value ) {
			$data[] = array( 'name' => $name, 'value' => $value );
		}

		return array(
			'group_id'    => $group,
			'group_label' => $label,
			'item_id'     => $group . '-' . $id,
			'data'        => $data,
		);
	}

	/**
	 * The answer of an eraser.
	 *
	 * @param int      $removed  Number of items that were made anonymous or deleted.
	 * @param int      $retained Number of items that were kept.
	 * @param string[] $messages Messages to the administrator.
	 * @param bool     $done     Whether no more pages follow.
	 * @return array<string, mixed>
	 */
	public static function create_erasure( int $removed, int $retained, array $messages, bool $done ): array {
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => $retained > 0,
			'messages'       => $messages,
			'done'           => $done,
		);
	}
}
