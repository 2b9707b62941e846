<?php

namespace Storedeck\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/data/download-ips.
 */
final class Download_Ips_Controller extends Controller {

	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_data_download_ip';

	protected const CAPABILITY = Personal_Data::CAPABILITY;

	/** Path of the list. */
	private const PATH = '/data/download-ips';

	/** Maximum number of IP addresses of a response. */
	private const MAX_ITEMS = 10;

	protected function routes(): array {
		return array( self::PATH => array( self::readable( 'get_items', $this->get_collection_params() ) ) );
	}

	public function get_collection_params(): array {
		return Arguments::guard( array( 'match' => Arguments::text( 100 ) ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'data_download_ips',
			array( 'user_ip_address' => array( 'type' => 'string', 'readonly' => true, 'context' => array( 'view' ) ) )
		);
	}

	public function get_items( $request ) {
		$match = trim( (string) $request['match'] );
		$rows  = '' === $match ? array() : Database::rows(
			"SELECT DISTINCT user_ip_address FROM {download_log} WHERE user_ip_address LIKE %s AND user_ip_address <> ''"
				. ' ORDER BY user_ip_address LIMIT %d',
			array( '%' . Database::esc_like( $match ) . '%', self::MAX_ITEMS )
		);

		return new WP_REST_Response( $this->prepare_items( $rows, $request ) );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return array( 'collection' => array( 'href' => $this->get_url( self::PATH ) ) );
	}
}
