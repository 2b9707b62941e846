<?php
/**
 * What a new shop can begin with.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Store\Onboarding\Homepage;
use Storedeck\Store\Onboarding\Sample_Products;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-admin/onboarding/tasks/create_homepage` and `…/import_sample_products`.
 */
final class Starter_Content_Controller extends Shop_Endpoints {

	/**
	 * Namespace of the routes.
	 */
	protected const NAMESPACE = 'wc-admin';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$tasks = '/onboarding/tasks/';
		$made  = array(
			'methods' => 'POST',
			'action'  => 'create',
		);

		return array(
			$tasks . 'create_homepage'        => array(
				self::writes(
					'create_homepage',
					array(),
					$made + array(
						'capability' => array( 'manage_woocommerce', 'edit_pages' ),
						'refusal'    => __( 'Sorry, you are not allowed to create new pages.', 'storedeck' ),
					)
				),
			),
			$tasks . 'import_sample_products' => array(
				self::writes( 'import_samples', array(), $made + array( 'schema' => 'get_samples_schema' ) ),
			),
		);
	}

	/**
	 * Makes the draft of a home page.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_homepage() {
		$id = Homepage::create();

		if ( is_wp_error( $id ) ) {
			return new WP_Error(
				'woocommerce_rest_homepage_failed',
				__( 'The homepage could not be created.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		return new WP_REST_Response(
			array(
				'status'         => 'success',
				'message'        => __( 'Homepage created', 'storedeck' ),
				'post_id'        => $id,
				'edit_post_link' => (string) get_edit_post_link( $id, 'raw' ),
			)
		);
	}

	/**
	 * Makes sample products.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function import_samples() {
		$made = Sample_Products::create();

		return is_wp_error( $made ) ? $made : new WP_REST_Response(
			array(
				'status'   => 'success',
				'message'  => array() === $made
					? __( 'The sample products are there already.', 'storedeck' )
					: __( 'Sample products were created as drafts.', 'storedeck' ),
				'imported' => $made,
			)
		);
	}

	/**
	 * Schema of the page.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'onboarding_homepage',
			array_fill_keys( array( 'status', 'message', 'edit_post_link' ), Schemas::shown( 'string' ) )
				+ array( 'post_id' => Schemas::shown( 'integer' ) )
		);
	}

	/**
	 * Schema of the products.
	 *
	 * @return array<string, mixed>
	 */
	public function get_samples_schema(): array {
		return Schemas::item(
			'onboarding_samples',
			array_fill_keys( array( 'status', 'message' ), Schemas::shown( 'string' ) )
				+ array( 'imported' => Schemas::shown( 'array' ) )
		);
	}
}
