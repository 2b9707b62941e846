<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Collection_Controller;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/orders/{order}/refunds with the names of /wc/v3.
 */
final class Order_Refunds_Controller extends Collection_Controller {

	use Order_Path;

	protected const PATH           = '/orders/(?P<order_id>[\d]+)/refunds';
	protected const TITLE          = 'shop_order_refund';
	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_shop_order_refund_object';

	protected function get_properties(): array {
		return require __DIR__ . '/schema/refund.php';
	}

	protected function get_private_fields(): array {
		return array( 'reason', 'refunded_by', 'refunded_by_name', 'meta_data', 'line_items.meta_data' );
	}

	public function get_collection_params(): array {
		$params = Arguments::listing( array( 'date', 'id' ) ) + array_diff_key(
			Arguments::dates(),
			array( 'modified_after' => true, 'modified_before' => true )
		);

		unset( $params['search'] );

		return $params + array( 'dp' => Arguments::whole( 0, 8, Settings::get_precision() ) );
	}

	protected function find_items( WP_REST_Request $request ): array {
		list( $ids, $total ) = Refund_Reader::get_page( $this->get_order_id( $request ), $request->get_params() );

		return array( Refund_Reader::read( $ids, (int) $request['dp'] ), $total );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		$refund = Refund_Reader::read( array( $id ), Settings::get_precision() )[0] ?? null;

		return null !== $refund && $this->get_order_id( $request ) === $refund['parent_id'] ? $refund : null;
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		// Reads nothing before the order is locked.
		return Order_Refunds::create( (int) $request['order_id'], $values );
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		self::require_force( $force );
		Order_Refunds::delete( $this->get_order_id( $request ), $id );
	}

	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_invalid_order_refund_id', __( 'Invalid order refund ID.', 'storedeck' ) );
	}

	protected function get_write_message(): string {
		return __( 'Could not save the refund. Nothing was changed. Try again.', 'storedeck' );
	}

	protected function get_object( $item ) {
		return (object) $item;
	}
}
