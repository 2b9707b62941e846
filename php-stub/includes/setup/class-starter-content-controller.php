<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-admin/onboarding/tasks/create_homepage and …/import_sample_products.
 */
final class Starter_Content_Controller extends Controller {

	protected $namespace = 'wc-admin';

	protected function routes(): array {
		$tasks  = '/onboarding/tasks/';
		$schema = static fn(): array => Schemas::item(
			'onboarding_samples',
			Schemas::read_only_all( 'string', array( 'status', 'message' ) ) + array( 'imported' => Schemas::read_only( 'array' ) )
		);
		$pages  = array(
			'capability' => array( 'manage_woocommerce', 'edit_pages' ),
			'message'    => __( 'Sorry, you are not allowed to create new pages.', 'storedeck' ),
		);

		return array(
			$tasks . 'create_homepage'        => array( self::creatable( 'create_homepage', array(), $pages ) ),
			$tasks . 'import_sample_products' => array( self::creatable( 'import_samples', array(), array( 'schema' => $schema ) ) ),
		);
	}

	/**
	 * Creates a draft of a homepage.
	 */
	public function create_homepage(): WP_REST_Response|WP_Error {
		$id = Homepage::create();

		if ( is_wp_error( $id ) ) {
			return new WP_Error(
				'woocommerce_rest_homepage_failed',
				__( 'Could not create the homepage.', 'storedeck' ),
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
	 * Creates sample products.
	 */
	public function import_samples(): WP_REST_Response|WP_Error {
		$ids = Sample_Products::create();

		return is_wp_error( $ids ) ? $ids : new WP_REST_Response(
			array(
				'status'   => 'success',
				'message'  => array() === $ids
					? __( 'The sample products already exist.', 'storedeck' )
					: __( 'Sample products created as drafts.', 'storedeck' ),
				'imported' => $ids,
			)
		);
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'onboarding_homepage',
			Schemas::read_only_all( 'string', array( 'status', 'message', 'edit_post_link' ) )
				+ array( 'post_id' => Schemas::read_only( 'integer' ) )
		);
	}
}
