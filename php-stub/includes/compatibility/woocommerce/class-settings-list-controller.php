<?php

namespace Storedeck\Compatibility\Woocommerce;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves GET /wc-analytics/settings. WooCommerce serves the groups themselves in this namespace, but not their list.
 */
final class Settings_List_Controller extends Controller {

	protected function routes(): array {
		return array( '/settings' => array( self::readable( 'get_groups' ) ) );
	}

	/**
	 * Lists the groups that have settings. Groups below another one are the emails, each of which has its own page in
	 * WooCommerce.
	 */
	public function get_groups(): WP_REST_Response {
		/*
		 * Filters the groups of settings, as WooCommerce does.
		 *
		 * @param array<int, array<string, mixed>> $groups id, label, description and parent_id of each group.
		 * @since 0.1.0
		 */
		$groups = apply_filters( 'woocommerce_settings_groups', array() );

		return new WP_REST_Response( self::prepare( is_array( $groups ) ? $groups : array() ) );
	}

	protected function get_base_schema(): array {
		return Schemas::list_of(
			'setting_groups',
			array(
				'type'       => 'object',
				'properties' => array_fill_keys(
					array( 'id', 'label', 'description', 'parent_id' ),
					array( 'type' => 'string', 'readonly' => true )
				),
			)
		);
	}

	/**
	 * Groups of a response.
	 *
	 * @param array<mixed> $groups Groups of WooCommerce and of plugins.
	 * @return list<array{id: string, label: string, description: string, parent_id: string}>
	 */
	private static function prepare( array $groups ): array {
		$items = array();

		foreach ( $groups as $group ) {
			if ( is_array( $group ) && isset( $group['id'], $group['label'] ) && empty( $group['parent_id'] ) ) {
				$items[] = array(
					'id'          => (string) $group['id'],
					'label'       => (string) $group['label'],
					'description' => (string) ( $group['description'] ?? '' ),
					'parent_id'   => '',
				);
			}
		}

		return array_values( array_filter( $items, static fn( array $item ): bool => self::has_settings( $item['id'] ) ) );
	}

	/**
	 * Whether WooCommerce's route of a group has settings. It omits types that only WooCommerce's own pages can show, which
	 * are all settings of some groups.
	 */
	private static function has_settings( string $group ): bool {
		$response = rest_do_request( new WP_REST_Request( 'GET', '/wc-analytics/settings/' . $group ) );

		return ! $response->is_error() && array() !== $response->get_data();
	}
}
