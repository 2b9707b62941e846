<?php

namespace Storedeck\Catalog;

use Storedeck\Rest\Collection_Controller;
use Storedeck\Rest\Expected_Values;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes products, variations and coupons, which are posts. A change is refused when its client has not seen an
 * earlier one.
 */
abstract class Posts_Controller extends Collection_Controller {

	/**
	 * Creates or changes a post.
	 *
	 * @param int                  $id     ID; 0 for a new post.
	 * @param array<string, mixed> $values Values of the schema that were sent, validated.
	 * @throws \Storedeck\Foundation\Store_Exception When the values cannot be stored.
	 */
	abstract protected function save_post( int $id, array $values, WP_REST_Request $request ): int;

	protected function get_update_args(): array {
		return Expected_Values::get_args();
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		Expected_Values::check( $id, $request, array( $this, 'get_item' ) );

		return $this->save_post( $id, $values, $request );
	}

	protected function get_object( $item ) {
		return get_post( $item['id'] );
	}
}
