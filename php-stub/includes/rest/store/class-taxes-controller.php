<?php
/**
 * Routes about tax rates.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Taxes\Tax_Rate_Store;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/taxes.
 */
final class Taxes_Controller extends Collection_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/taxes';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'tax';
	}

	/**
	 * Properties of a rate.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		$parts  = require __DIR__ . '/schema/parts.php';
		$places = array(
			'type'     => 'array',
			'items'    => $parts['short'],
			'maxItems' => 1000,
		);
		$number = array(
			'minimum' => 0,
			'maximum' => 1000000000,
		) + $parts['whole'];

		return array(
			'id'        => $parts['read_id'],
			'country'   => array( 'maxLength' => 2 ) + $parts['short'],
			'state'     => $parts['short'],
			'postcode'  => $parts['short'],
			'city'      => $parts['short'],
			'postcodes' => $places,
			'cities'    => $places,
			'rate'      => $parts['amount'],
			'name'      => $parts['short'],
			'priority'  => array(
				'minimum' => 1,
				'default' => 1,
			) + $number,
			'compound'  => array( 'default' => false ) + $parts['flag'],
			'shipping'  => array( 'default' => true ) + $parts['flag'],
			'order'     => $number,
			'class'     => array(
				'type'    => 'string',
				'enum'    => Tax_Rate_Store::CLASSES,
				'default' => 'standard',
			),
			'code'      => $parts['read_text'],
		);
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
		return Arguments::listing( array( 'order', 'id', 'priority' ), 'asc' ) + array(
			'class' => array(
				'type' => 'string',
				'enum' => Tax_Rate_Store::CLASSES,
			),
			'code'  => Arguments::text(),
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	protected function find( WP_REST_Request $request ): array {
		return Tax_Rate_Store::page( $request->get_params() );
	}

	/**
	 * One rate.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		return Tax_Rate_Store::one( $id );
	}

	/**
	 * Makes or changes a rate.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		return Tax_Rate_Store::save( $id, $values );
	}

	/**
	 * Deletes a rate.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Whether it is known that there is no trash.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Tax_Rate_Store::delete( $id, $force );
	}

	/**
	 * Error code and words about a rate that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_invalid_id', __( 'Invalid resource ID.', 'storedeck' ) );
	}
}
