<?php
/**
 * What waits for somebody.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Home;

use Storedeck\Rest\Controller;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/storedeck/v1/attention`: how much there is of each thing, in one answer.
 */
final class Attention_Controller extends Controller {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'storedeck/v1';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return array(
			'/attention' => array(
				array(
					'methods'    => 'GET',
					'callback'   => 'get_counts',
					'action'     => 'view',
					'capability' => 'view_woocommerce_reports',
				),
			),
		);
	}

	/**
	 * The counts.
	 */
	public function get_counts(): WP_REST_Response {
		return new WP_REST_Response( (object) Attention::counts( get_current_user_id() ) );
	}

	/**
	 * Schema of the answer. What the person may not deal with is not in it.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$descriptions = array(
			'orders'         => __( 'Orders in a status that asks the shop to act.', 'storedeck' ),
			'low_stock'      => __( 'Products and variations that run out.', 'storedeck' ),
			'reviews'        => __( 'Reviews that wait for approval.', 'storedeck' ),
			'failed_jobs'    => __( 'Imports and exports that failed and were not repeated.', 'storedeck' ),
			'messages'       => __( 'Messages that came since the person last read the inbox.', 'storedeck' ),
			'queued_notices' => __( 'Notices that the person is to be shown.', 'storedeck' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'attention',
			'type'       => 'object',
			'properties' => array_map(
				static fn( string $description ): array => array(
					'description' => $description,
					'type'        => 'integer',
					'minimum'     => 0,
					'readonly'    => true,
					'context'     => array( 'view' ),
				),
				$descriptions
			),
		);
	}
}
