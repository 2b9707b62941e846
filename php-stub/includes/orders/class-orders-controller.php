<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Private_Fields;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Collection_Controller;
use Storedeck\Rest\Meta_Filter;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/orders.
 */
final class Orders_Controller extends Collection_Controller {

	protected const PATH           = '/orders';
	protected const TITLE          = 'shop_order';
	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_shop_order_object';

	protected function get_properties(): array {
		return require __DIR__ . '/schema/order.php';
	}

	protected function get_private_fields(): array {
		return array(
			'order_key', 'customer_ip_address', 'customer_user_agent', 'customer_note', 'billing', 'shipping',
			'transaction_id', 'cart_hash', 'payment_url', 'coupon_lines', 'refunds.reason',
			'line_items.meta_data', 'meta_data',
		);
	}

	public function get_collection_params(): array {
		return Arguments::listing( array( 'date', 'id', 'include', 'title', 'slug', 'modified', 'total' ) ) + Arguments::dates() + array(
			'number'         => Arguments::text( 40 ),
			'status'         => Arguments::texts(
				array_merge(
					array( 'any', 'trash' ),
					array_values( array_diff( $this->get_properties()['status']['enum'], array( 'auto-draft' ) ) )
				)
			) + array( 'default' => array( 'any' ) ),
			'customer'       => array( 'type' => 'integer' ),
			'product'        => array( 'type' => 'integer' ),
			'parent'         => Arguments::ids(),
			'parent_exclude' => Arguments::ids(),
			'created_via'    => Arguments::texts(),
			'dp'             => Arguments::whole( 0, 8, Settings::get_precision() ),
		) + Meta_Filter::args();
	}

	protected function find_items( WP_REST_Request $request ): array {
		list( $ids, $total ) = Order_Query::get_page( self::get_conditions( $request ) );

		return array( Meta_Filter::apply( Order_Reader::read( $ids, (int) $request['dp'] ), $request ), $total );
	}

	/**
	 * Parameters of a request that decide which orders it finds.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_conditions( WP_REST_Request $request ): array {
		$params = $request->get_params();

		// A search by name or email address would tell what the fields hide.
		if ( ! Private_Fields::are_visible() && '' !== trim( (string) ( $params['search'] ?? '' ) ) ) {
			$params = array( 'number' => $params['search'] ) + array_diff_key( $params, array( 'search' => true ) );
		}

		return $params;
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Order_Reader::read( array( $id ), Settings::get_precision() )[0] ?? null;
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		return Order_Writer::save( $id, $values );
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Order_Writer::delete( $id, $force );
	}

	protected function get_write_message(): string {
		return __( 'Could not save the order. Nothing was changed. Try again.', 'storedeck' );
	}

	protected function get_object( $item ) {
		return (object) $item;
	}
}
