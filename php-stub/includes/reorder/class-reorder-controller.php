<?php

namespace Storedeck\Reorder;

use Storedeck\Reports\Rest\Query_Controller;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Schemas;
use Storedeck\Sync\Report_Source;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/reorder: what to order, and the supplier, lead time and cover of the store and of products.
 */
final class Reorder_Controller extends Query_Controller {

	/** Periods that sales are read of, in days. */
	private const PERIODS = array( 30, 90, 180, 365 );

	private const MAX_LENGTH = 100;

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		$manager = array( 'capability' => 'manage_woocommerce' );
		$days    = Arguments::whole( 0, Reorder_Settings::MAX_DAYS );
		$own     = array( 'type' => array( 'integer', 'null' ) ) + $days;
		$values  = array( 'supplier' => Arguments::clean_text( self::MAX_LENGTH ), 'lead_time' => $own, 'cover' => $own );

		return array(
			'/reorder'               => array( self::readable( 'get_items', Arguments::guard( $this->get_list_args() ) ) ),
			'/reorder/settings'      => array(
				self::readable( 'get_settings', array(), array( 'schema' => array( $this, 'get_settings_schema' ) ) ),
				self::editable( 'update_settings', Arguments::guard( array( 'lead_time' => $days, 'cover' => $days ) ), $manager ),
			),
			'/reorder/(?P<id>[\d]+)' => array(
				self::readable( 'get_item', array( 'id' => Arguments::id() ), array( 'schema' => array( $this, 'get_own_schema' ) ) ),
				self::editable( 'update_item', array( 'id' => Arguments::id() ) + Arguments::guard( $values ), $manager ),
			),
		);
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_list_args(): array {
		return Arguments::page( 25 ) + array(
			'days'     => array(
				'description' => __( 'Days until yesterday whose sales count.', 'storedeck' ),
				'type'        => 'integer',
				'enum'        => self::PERIODS,
				'default'     => 90,
			),
			'order'    => Arguments::choice( array( 'asc', 'desc' ), 'asc' ),
			'orderby'  => Arguments::choice( Reorder_List::ORDERBY, 'urgency' ),
			'search'   => Arguments::clean_text( self::MAX_LENGTH ),
			'supplier' => Arguments::clean_text(
				self::MAX_LENGTH,
				array( 'description' => __( 'Supplier. Empty for items without one.', 'storedeck' ) )
			),
			'is_due'   => array( 'description' => __( 'Whether to list only what to order now.', 'storedeck' ) ) + Arguments::flag( false ),
		);
	}

	/**
	 * Lists items.
	 */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		if ( ! Report_Source::is_storedeck() ) {
			return new WP_Error(
				'storedeck_reorder_unavailable',
				__( 'Orders are still being imported. Sales are not known yet.', 'storedeck' ),
				array( 'status' => 409 )
			);
		}

		$rows = Reorder_List::filter(
			Reorder_List::read( (int) $request['days'] ),
			(string) $request['search'],
			$request['supplier'] ?? null,
			(bool) $request['is_due']
		);
		$rows = Reorder_List::sort( $rows, $request['orderby'], $request['order'] );
		$page = array_slice( $rows, ( $request['page'] - 1 ) * $request['per_page'], $request['per_page'] );

		return $this->prepare_page( $this->prepare_items( $page, $request ), count( $rows ), (int) $request['per_page'] );
	}

	/**
	 * Returns the supplier, lead time and cover that an item has of its own.
	 */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$id = (int) $request['id'];

		return in_array( get_post_type( $id ), array( 'product', 'product_variation' ), true )
			? new WP_REST_Response( array( 'id' => $id ) + Reorder_Settings::get_own( $id ) )
			: $this->not_found( 'woocommerce_rest_product_invalid_id', __( 'Invalid ID.', 'storedeck' ) );
	}

	/**
	 * Stores them.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		$id    = (int) $request['id'];
		$found = $this->get_item( $request );

		if ( is_wp_error( $found ) ) {
			return $found;
		}

		$sent = array_filter( array_keys( Reorder_Settings::META ), static fn( string $name ): bool => $request->has_param( $name ) );

		Reorder_Settings::save( $id, array_combine( $sent, array_map( static fn( string $name ) => $request[ $name ], $sent ) ) );

		return $this->get_item( $request );
	}

	/**
	 * Returns lead time and cover of the store, and the suppliers.
	 */
	public function get_settings(): WP_REST_Response {
		return new WP_REST_Response( Reorder_Settings::get_store() + array( 'suppliers' => Reorder_Settings::get_suppliers() ) );
	}

	/**
	 * Stores lead time and cover of the store.
	 */
	public function update_settings( WP_REST_Request $request ): WP_REST_Response {
		Reorder_Settings::save_store(
			array_filter( array( 'lead_time' => $request['lead_time'], 'cover' => $request['cover'] ), 'is_int' )
		);

		return $this->get_settings();
	}

	protected function get_base_schema(): array {
		return Schemas::item( 'storedeck_reorder', require __DIR__ . '/schema/reorder.php' );
	}

	/**
	 * Schema of what an item has of its own.
	 *
	 * @return array<string, mixed>
	 */
	public function get_own_schema(): array {
		$days = array(
			'description' => __( 'Days. Null for those of the product or the store.', 'storedeck' ),
			'type'        => array( 'integer', 'null' ),
		);

		return Schemas::item(
			'storedeck_reorder_values',
			array(
				'id'        => Schemas::read_only( 'integer' ),
				'supplier'  => array( 'type' => 'string' ),
				'lead_time' => $days,
				'cover'     => $days,
			)
		);
	}

	/**
	 * Schema of the settings.
	 *
	 * @return array<string, mixed>
	 */
	public function get_settings_schema(): array {
		return Schemas::item(
			'storedeck_reorder_settings',
			array(
				'lead_time' => array(
					'description' => __( 'Days from an order to its delivery.', 'storedeck' ),
					'type'        => 'integer',
				),
				'cover'     => array(
					'description' => __( 'Days that a delivery should last.', 'storedeck' ),
					'type'        => 'integer',
				),
				'suppliers' => array(
					'description' => __( 'Suppliers of all products, sorted.', 'storedeck' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
				),
			)
		);
	}
}
