<?php

namespace Storedeck\Rest;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters that select metadata by key.
 *
 * Limits `meta_data` of listed items. `include_meta` takes precedence over `exclude_meta`.
 */
final class Meta_Filter {

	/**
	 * The parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array( 'include_meta' => Arguments::texts(), 'exclude_meta' => Arguments::texts() );
	}

	/**
	 * Limits the metadata of items.
	 *
	 * @param list<array<string, mixed>> $items   Items.
	 * @param WP_REST_Request            $request Request with validated parameters.
	 * @return list<array<string, mixed>>
	 */
	public static function apply( array $items, WP_REST_Request $request ): array {
		$included = (array) ( $request['include_meta'] ?? array() );
		$excluded = (array) ( $request['exclude_meta'] ?? array() );

		if ( array() === $included && array() === $excluded ) {
			return $items;
		}

		$is_selected = static fn( array $meta ): bool => array() === $included
			? ! in_array( $meta['key'], $excluded, true )
			: in_array( $meta['key'], $included, true );

		foreach ( $items as $index => $item ) {
			$items[ $index ]['meta_data'] = array_values( array_filter( $item['meta_data'], $is_selected ) );
		}

		return $items;
	}
}
