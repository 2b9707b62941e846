<?php
/**
 * Which details an answer shows.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of lists that choose among the details of their items by name.
 * Those that are asked for win over those that are not.
 */
final class Meta_Filter {

	/**
	 * The parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array(
			'include_meta' => Arguments::texts(),
			'exclude_meta' => Arguments::texts(),
		);
	}

	/**
	 * Items with the details that a request asks for.
	 *
	 * @param list<array<string, mixed>> $items   Items.
	 * @param WP_REST_Request            $request Request with valid parameters.
	 * @return list<array<string, mixed>>
	 */
	public static function apply( array $items, WP_REST_Request $request ): array {
		$wanted   = (array) ( $request['include_meta'] ?? array() );
		$unwanted = (array) ( $request['exclude_meta'] ?? array() );

		if ( array() === $wanted && array() === $unwanted ) {
			return $items;
		}

		$is_shown = static fn( array $detail ): bool => array() === $wanted
			? ! in_array( $detail['key'], $unwanted, true )
			: in_array( $detail['key'], $wanted, true );

		foreach ( $items as $index => $item ) {
			$items[ $index ]['meta_data'] = array_values( array_filter( $item['meta_data'], $is_shown ) );
		}

		return $items;
	}
}
