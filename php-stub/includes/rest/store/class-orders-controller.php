<?php
/**
 * Routes about orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Orders\Order_Query;
use Storedeck\Store\Orders\Order_Reader;
use Storedeck\Store\Orders\Order_Writer;
use Storedeck\Store\Settings;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/orders.
 */
final class Orders_Controller extends Collection_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/orders';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'shop_order';
	}

	/**
	 * Properties of an order.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		return require __DIR__ . '/schema/order.php';
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
		return Arguments::listing( array( 'date', 'id', 'include', 'title', 'slug', 'modified' ) ) + Arguments::dates() + array(
			'number'         => Arguments::text( 40 ),
			'status'         => Arguments::texts(
				array_merge(
					array( 'any', 'trash' ),
					array_values( array_diff( $this->properties()['status']['enum'], array( 'auto-draft' ) ) )
				)
			) + array( 'default' => array( 'any' ) ),
			'customer'       => array( 'type' => 'integer' ),
			'product'        => array( 'type' => 'integer' ),
			'parent'         => Arguments::ids(),
			'parent_exclude' => Arguments::ids(),
			'created_via'    => Arguments::texts(),
			'dp'             => array(
				'type'    => 'integer',
				'default' => Settings::precision(),
				'minimum' => 0,
				'maximum' => 8,
			),
		) + Meta_Filter::args();
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	protected function find( WP_REST_Request $request ): array {
		list( $ids, $total ) = Order_Query::page( $request->get_params() );

		return array( Meta_Filter::apply( Order_Reader::read( $ids, (int) $request['dp'] ), $request ), $total );
	}

	/**
	 * One order.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		return Order_Reader::read( array( $id ), Settings::precision() )[0] ?? null;
	}

	/**
	 * Makes or changes an order.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		return Order_Writer::save( $id, $values );
	}

	/**
	 * Deletes an order.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Whether it is deleted for good.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Order_Writer::delete( $id, $force );
	}

	/**
	 * Error code and words about an order that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_shop_order_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
	}
}
