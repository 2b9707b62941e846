<?php

namespace Storedeck\Setup;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Lock;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Creates drafts of sample products through the REST API, which checks the
 * permissions of the user.
 */
final class Sample_Products {

	/**
	 * Creates the missing sample products.
	 *
	 * @return list<int>|WP_Error Ids of the new products.
	 */
	public static function create() {
		$lock = new Lock( 'samples' );

		if ( ! $lock->acquire() ) {
			return new WP_Error(
				'woocommerce_rest_samples_running',
				__( 'Sample products are already being created.', 'storedeck' ),
				array( 'status' => 409 )
			);
		}

		try {
			return self::create_missing();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Creates the missing sample products.
	 *
	 * @return list<int>|WP_Error
	 */
	private static function create_missing() {
		$ids = array();

		foreach ( require __DIR__ . '/data/samples.php' as $key => list( $name, $price, $description, $is_download ) ) {
			$sku = 'sample-' . $key;

			if ( self::exists( $sku ) ) {
				continue;
			}

			$request = new WP_REST_Request( 'POST', '/wc-analytics/products' );

			$request->set_body_params(
				array(
					'name'          => $name,
					'type'          => 'simple',
					'status'        => 'draft',
					'sku'           => $sku,
					'regular_price' => $price,
					'description'   => $description,
					'virtual'       => $is_download,
					'downloadable'  => $is_download,
				)
			);

			$response = rest_do_request( $request );

			if ( $response->is_error() ) {
				return $response->as_error();
			}

			$ids[] = (int) $response->get_data()['id'];
		}

		return $ids;
	}

	/**
	 * Whether a product with a SKU exists, also in the trash. This is not a
	 * WP_Query: a filter that hides a product must not cause a duplicate.
	 */
	private static function exists( string $sku ): bool {
		return null !== Database::value(
			"SELECT meta.post_id FROM {wp:postmeta} meta INNER JOIN {wp:posts} posts ON posts.ID = meta.post_id
			WHERE meta.meta_key = '_sku' AND meta.meta_value = %s LIMIT 1",
			array( $sku )
		);
	}
}
