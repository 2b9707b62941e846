<?php
/**
 * Controller of tax rates.
 *
 * @package Storedeck
 */

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

	/**
	 * {@inheritDoc}
	 */
	protected function get_path(): string {
		return '/taxes';
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_title(): string {
		return 'tax';
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_properties(): array {
		$types  = require dirname( __DIR__ ) . '/rest/schema/types.php';
		$places = array(
			'type'     => 'array',
			'items'    => $types['short'],
			'maxItems' => 1000,
		);
		$number = array(
			'minimum' => 0,
			'maximum' => 1000000000,
		) + $types['whole'];

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
			'priority'  => array(
				'minimum' => 1,
				'default' => 1,
			) + $number,
			'compound'  => array( 'default' => false ) + $types['flag'],
			'shipping'  => array( 'default' => true ) + $types['flag'],
			'order'     => $number,
			'class'     => array(
				'type'    => 'string',
				'enum'    => Tax_Rate_Store::CLASSES,
				'default' => 'standard',
			),
			'code'      => $types['read_text'],
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_collection_params(): array {
		return Arguments::listing( array( 'order', 'id', 'priority' ), 'asc' ) + array(
			'class' => array(
				'type' => 'string',
				'enum' => Tax_Rate_Store::CLASSES,
			),
			'code'  => Arguments::text(),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	protected function find_items( WP_REST_Request $request ): array {
		return Tax_Rate_Store::get_page( $request->get_params() );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Tax_Rate_Store::get( $id );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		return Tax_Rate_Store::save( $id, $values );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		Tax_Rate_Store::delete( $id, $force );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_invalid_id', __( 'Invalid resource ID.', 'storedeck' ) );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function get_object( $item ) {
		return (object) $item;
	}
}
