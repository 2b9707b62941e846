<?php

namespace Storedeck\Home;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /storedeck/v1/attention: all counts in one response.
 */
final class Attention_Controller extends Controller {

	protected const CAPABILITY = 'view_woocommerce_reports';

	protected $namespace = 'storedeck/v1';

	protected function routes(): array {
		return array( '/attention' => array( self::readable( 'get_counts' ) ) );
	}

	/**
	 * Returns the counts. Those that the user has no permission for are left out.
	 */
	public function get_counts( WP_REST_Request $request ): WP_REST_Response {
		$response = $this->prepare_item_for_response( Attention::counts( get_current_user_id() ), $request );
		$response->set_data( (object) $response->get_data() );

		return $response;
	}

	protected function get_base_schema(): array {
		$descriptions = array(
			'orders'         => __( 'Orders to fulfill.', 'storedeck' ),
			'low_stock'      => __( 'Products and variations low in stock.', 'storedeck' ),
			'reviews'        => __( 'Reviews pending approval.', 'storedeck' ),
			'failed_jobs'    => __( 'Failed imports and exports that were not retried.', 'storedeck' ),
			'messages'       => __( 'Inbox messages received since the user last opened the inbox.', 'storedeck' ),
			'queued_notices' => __( 'Notices to show to the user.', 'storedeck' ),
		);

		return Schemas::item(
			'attention',
			array_map(
				static fn( string $description ): array => array(
					'description' => $description,
					'type'        => 'integer',
					'minimum'     => 0,
					'readonly'    => true,
					'context'     => array( 'view' ),
				),
				$descriptions
			)
		);
	}
}
