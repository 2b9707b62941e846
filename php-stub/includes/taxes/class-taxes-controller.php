<?php

namespace Storedeck\Taxes;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Collection_Controller;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/taxes.
 */
final class Taxes_Controller extends Collection_Controller {

	protected const PATH  = '/taxes';
	protected const TITLE = 'tax';

	protected function get_properties(): array {
		$types  = require dirname( __DIR__ ) . '/rest/schema/types.php';
		$places = array( 'type' => 'array', 'items' => $types['short'], 'maxItems' => 1000 );
		$number = array( 'minimum' => 0, 'maximum' => 1000000000 ) + $types['whole'];

		return array(
			'id'        => $types['read_id'],
			'country'   => array( 'maxLength' => 2 ) + $types['short'],
			'state'     => $types['short'],
			'postcode'  => $types['short'],
			'city'      => $types['short'],
			'postcodes' => $places,
			'cities'    => $places,
			'rate'      => $types['amount'],
			'name'      => $types['short'],
			'priority'  => array( 'minimum' => 1, 'default' => 1 ) + $number,
			'compound'  => array( 'default' => false ) + $types['flag'],
			'shipping'  => array( 'default' => true ) + $types['flag'],
			'order'     => $number,
			'class'     => Arguments::choice( Tax_Rate_Store::CLASSES, 'standard' ),
			'code'      => $types['read_text'],
		);
	}

	public function get_collection_params(): array {
		return Arguments::listing( array( 'order', 'id', 'priority' ), 'asc' ) + array(
			'class'   => Arguments::choice( Tax_Rate_Store::CLASSES ),
			'code'    => Arguments::text(),
			'country' => Arguments::text( 2 ),
		);
	}

	protected function get_update_args(): array {
		return array(
			'before' => array(
				'type'        => 'integer',
				'description' => __( 'ID of the rate before which this one is moved.', 'storedeck' ),
			),
		);
	}

	protected function find_items( WP_REST_Request $request ): array {
		return Tax_Rate_Store::get_page( $request->get_params() );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Tax_Rate_Store::get( $id );
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		$id = Tax_Rate_Store::save( $id, $values );

		if ( isset( $request['before'] ) ) {
			Tax_Rate_Store::move( $id, $request['before'] );
		}

		return $id;
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Tax_Rate_Store::delete( $id, $force );
	}

	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_invalid_id', __( 'Invalid resource ID.', 'storedeck' ) );
	}

	protected function get_object( $item ) {
		return (object) $item;
	}
}
