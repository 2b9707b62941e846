<?php
/**
 * Routes about facts of the world and of the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Rest\Controller;
use Storedeck\Store\Places\Countries;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/data: countries, and internet addresses of downloads.
 */
final class Data_Controller extends Controller {

	/**
	 * What reading takes.
	 */
	private const READ = 'view_woocommerce_reports';

	/**
	 * Most internet addresses of an answer.
	 */
	private const ADDRESSES = 10;

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$location = array( 'location' => array( 'maxLength' => 10 ) + Arguments::text() );

		return array(
			'/data/countries'                        => array( $this->endpoint( 'countries' ) ),
			'/data/countries/locales'                => array( $this->endpoint( 'locales' ) ),
			'/data/countries/(?P<location>[\w-]+)' => array( $this->endpoint( 'country', $location ) ),
			'/data/download-ips'                     => array(
				$this->endpoint( 'download_ips', array( 'match' => Arguments::text( 100 ) ) ) + array( 'schema' => 'ip_schema' ),
			),
		);
	}

	/**
	 * Schema of a country.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$text = array(
			'type'     => 'string',
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'data_countries',
			'type'       => 'object',
			'properties' => array(
				'code'   => $text,
				'name'   => $text,
				'states' => array(
					'type'     => 'array',
					'readonly' => true,
					'context'  => array( 'view' ),
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'code' => $text,
							'name' => $text,
						),
					),
				),
			),
		);
	}

	/**
	 * Schema of an internet address.
	 *
	 * @return array<string, mixed>
	 */
	public function ip_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'data_download_ips',
			'type'       => 'object',
			'properties' => array(
				'user_ip_address' => array(
					'type'     => 'string',
					'readonly' => true,
					'context'  => array( 'view' ),
				),
			),
		);
	}

	/**
	 * All countries.
	 */
	public function countries(): WP_REST_Response {
		return new WP_REST_Response(
			array_map( fn( array $country ): array => $this->in_list( $this->present( $country ) ), Countries::all() )
		);
	}

	/**
	 * One country.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function country( WP_REST_Request $request ) {
		$country = Countries::one( (string) $request['location'] );

		if ( null === $country ) {
			return $this->not_found(
				'woocommerce_rest_data_invalid_location',
				__( 'There are no locations matching these parameters.', 'storedeck' )
			);
		}

		return $this->present( $country );
	}

	/**
	 * What addresses need, by country.
	 */
	public function locales(): WP_REST_Response {
		return new WP_REST_Response( Countries::locales() );
	}

	/**
	 * Internet addresses from which something was downloaded.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function download_ips( WP_REST_Request $request ) {
		global $wpdb;

		$match = trim( (string) $request['match'] );

		try {
			$rows = '' === $match ? array() : Database::rows(
				"SELECT DISTINCT user_ip_address FROM {download_log} WHERE user_ip_address LIKE %s AND user_ip_address <> ''"
					. ' ORDER BY user_ip_address LIMIT %d',
				array( '%' . $wpdb->esc_like( $match ) . '%', self::ADDRESSES )
			);
		} catch ( Query_Exception $failure ) {
			return new WP_Error( 'storedeck_query_failed', __( 'The database did not answer.', 'storedeck' ), array( 'status' => 500 ) );
		}

		return new WP_REST_Response(
			array_map( fn( array $row ): array => $this->in_list( $this->linked( $row, '', '/data/download-ips' ) ), $rows )
		);
	}

	/**
	 * A country with links.
	 *
	 * @param array<string, mixed> $country Country.
	 */
	private function present( array $country ): WP_REST_Response {
		return $this->linked( $country, '/data/countries/' . strtolower( $country['code'] ), '/data/countries' );
	}

	/**
	 * An endpoint.
	 *
	 * @param string                              $callback Method of this class.
	 * @param array<string, array<string, mixed>> $args     Parameters.
	 * @return array<string, mixed>
	 */
	private function endpoint( string $callback, array $args = array() ): array {
		return array(
			'methods'    => 'GET',
			'callback'   => $callback,
			'action'     => 'view',
			'capability' => self::READ,
			'args'       => Arguments::guarded( $args ),
		);
	}
}
