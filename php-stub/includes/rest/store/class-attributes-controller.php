<?php
/**
 * Routes about attributes.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Terms\Attribute_Store;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/attributes.
 */
final class Attributes_Controller extends Collection_Controller {

	/**
	 * Path of the list.
	 */
	protected function path(): string {
		return '/products/attributes';
	}

	/**
	 * Name of the schema.
	 */
	protected function title(): string {
		return 'product_attribute';
	}

	/**
	 * Properties of an attribute.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		$parts = require __DIR__ . '/schema/parts.php';

		return array(
			'id'           => $parts['read_id'],
			'name'         => array( 'required' => true ) + $parts['short'],
			'slug'         => $parts['short'],
			'type'         => array(
				'type'    => 'string',
				'enum'    => array( 'select' ),
				'default' => 'select',
			),
			'order_by'     => array(
				'type'    => 'string',
				'enum'    => array( 'menu_order', 'name', 'name_num', 'id' ),
				'default' => 'menu_order',
			),
			'has_archives' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/**
	 * Parameters of the list. All attributes are one page unless asked otherwise.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
		$args = Arguments::listing( array( 'name', 'id', 'slug', 'count' ), 'asc' );

		$args['per_page']['default'] = 100;

		return $args;
	}

	/**
	 * Attributes are deleted for good, always.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function delete_args(): array {
		return array(
			'force' => array(
				'type'    => 'boolean',
				'default' => true,
			),
		);
	}

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		return parent::routes() + array(
			'/products/attributes/(?P<slug>[a-z0-9_\-]+)' => array(
				$this->endpoint( 'GET', 'get_item_by_slug', 'view', array( 'slug' => Arguments::text() ) ),
			),
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	protected function find( WP_REST_Request $request ): array {
		$list = Attribute_Store::all( (string) $request['search'] );

		if ( array() !== $request['include'] ) {
			$list = array_filter( $list, static fn( array $item ): bool => in_array( $item['id'], $request['include'], true ) );
		}

		$list  = array_filter( $list, static fn( array $item ): bool => ! in_array( $item['id'], $request['exclude'], true ) );
		$field = 'count' === $request['orderby'] ? 'used' : $request['orderby'];
		// Those that are used most come first, unless the other way round is asked for.
		$order = 'used' === $field ? ( $request->get_query_params()['order'] ?? 'desc' ) : $request['order'];
		$sign  = 'asc' === $order ? 1 : -1;

		usort(
			$list,
			static fn( array $one, array $other ): int => array( $sign * ( $one[ $field ] <=> $other[ $field ] ), $one['id'] )
				<=> array( 0, $other['id'] )
		);

		$start = (int) ( $request['offset'] ?? $request['per_page'] * ( $request['page'] - 1 ) );
		$page  = array_slice( $list, $start, $request['per_page'] );

		return array( array_map( array( self::class, 'item' ), $page ), count( $list ) );
	}

	/**
	 * One attribute.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		$attribute = Attribute_Store::one( $id );

		return null === $attribute ? null : self::item( $attribute );
	}

	/**
	 * An attribute by its slug.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item_by_slug( WP_REST_Request $request ) {
		return $this->guard(
			function () use ( $request ) {
				$attribute = Attribute_Store::one( (string) $request['slug'] );

				return null === $attribute ? $this->not_found( ...$this->missing() ) : $this->present( self::item( $attribute ), $request );
			}
		);
	}

	/**
	 * Makes or changes an attribute.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		return Attribute_Store::save( $id, $values );
	}

	/**
	 * Deletes an attribute.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Always.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Attribute_Store::delete( $id );
	}

	/**
	 * Error code and words about an attribute that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_taxonomy_invalid', __( 'Resource does not exist.', 'storedeck' ) );
	}

	/**
	 * An attribute as answers show it.
	 *
	 * @param array<string, mixed> $attribute Attribute.
	 * @return array<string, mixed>
	 */
	private static function item( array $attribute ): array {
		unset( $attribute['used'] );

		return $attribute;
	}
}
