<?php

namespace Storedeck\Settings;

use Storedeck\Foundation\Settings\Countries;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/data/countries.
 */
final class Countries_Controller extends Controller {

	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_data_country';

	protected const CAPABILITY = 'view_woocommerce_reports';

	/** Path of the list. */
	private const PATH = '/data/countries';

	protected function routes(): array {
		$location = array( 'location' => array( 'maxLength' => 10 ) + Arguments::text() );

		return array(
			self::PATH                          => array( self::readable( 'get_items' ) ),
			self::PATH . '/locales'             => array( self::readable( 'get_locales' ) ),
			self::PATH . '/(?P<location>[\w-]+)' => array( self::readable( 'get_item', Arguments::guard( $location ) ) ),
		);
	}

	protected function get_base_schema(): array {
		$text = array( 'type' => 'string', 'readonly' => true, 'context' => array( 'view' ) );

		return Schemas::item(
			'data_countries',
			array(
				'code'   => $text,
				'name'   => $text,
				'states' => array(
					'type'     => 'array',
					'readonly' => true,
					'context'  => array( 'view' ),
					'items'    => array( 'type' => 'object', 'properties' => array( 'code' => $text, 'name' => $text ) ),
				),
			)
		);
	}

	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->prepare_items( Countries::get_all(), $request ) );
	}

	public function get_item( $request ) {
		$country = Countries::get( (string) $request['location'] );

		return null === $country
			? $this->not_found(
				'woocommerce_rest_data_invalid_location',
				__( 'There are no locations matching these parameters.', 'storedeck' )
			)
			: $this->prepare_item_for_response( $country, $request );
	}

	/**
	 * Returns the address formats of all countries.
	 */
	public function get_locales(): WP_REST_Response {
		return new WP_REST_Response( Countries::get_locales() );
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		return $this->get_item_links( self::PATH, strtolower( $item['code'] ) );
	}
}
