<?php
/**
 * Routes about terms.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Store;

use Storedeck\Store\Store_Exception;
use Storedeck\Store\Terms\Term_Query;
use Storedeck\Store\Terms\Term_Writer;
use WP_REST_Request;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * What categories and the values of attributes have in common.
 */
abstract class Terms_Controller extends Collection_Controller {

	/**
	 * Taxonomy that a request is about.
	 *
	 * @param WP_REST_Request $request Request.
	 * @throws Store_Exception When there is none.
	 */
	abstract protected function taxonomy( WP_REST_Request $request ): string;

	/**
	 * What more is told of a term.
	 *
	 * @param WP_Term $term Term.
	 * @return array<string, mixed>
	 */
	abstract protected function more( WP_Term $term ): array;

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args(): array {
		return Arguments::listing( array( 'name', 'id', 'include', 'slug', 'term_group', 'description', 'count' ), 'asc' ) + array(
			'hide_empty' => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'parent'     => array( 'type' => 'integer' ),
			'product'    => array( 'type' => 'integer' ),
			'slug'       => Arguments::text(),
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	protected function find( WP_REST_Request $request ): array {
		$params = $request->get_params();

		// The slug of a path names the attribute, not a term.
		if ( isset( $request->get_url_params()['slug'] ) ) {
			unset( $params['slug'] );
		}

		// Those that are used most come first, unless the other way round is asked for.
		if ( 'count' === $params['orderby'] ) {
			$params['order'] = $request->get_query_params()['order'] ?? 'desc';
		}

		list( $terms, $total ) = Term_Query::page( $this->taxonomy( $request ), $params );

		return array( array_map( array( $this, 'item' ), $terms ), $total );
	}

	/**
	 * One term.
	 *
	 * @param int             $id      Id.
	 * @param WP_REST_Request $request Request.
	 * @return array<string, mixed>|null
	 */
	protected function one( int $id, WP_REST_Request $request ): ?array {
		$term = $id > 0 ? get_term( $id, $this->taxonomy( $request ) ) : null;

		return $term instanceof WP_Term ? $this->item( $term ) : null;
	}

	/**
	 * Makes or changes a term.
	 *
	 * @param int                  $id      Id, 0 for a new one.
	 * @param array<string, mixed> $values  Valid values.
	 * @param WP_REST_Request      $request Request.
	 * @return int Id.
	 */
	protected function save( int $id, array $values, WP_REST_Request $request ): int {
		return Term_Writer::save( $this->taxonomy( $request ), $id, $values );
	}

	/**
	 * Deletes a term.
	 *
	 * @param int             $id      Id.
	 * @param bool            $force   Whether it is deleted for good.
	 * @param WP_REST_Request $request Request.
	 */
	protected function remove( int $id, bool $force, WP_REST_Request $request ): void {
		Term_Writer::delete( $this->taxonomy( $request ), $id, $force );
	}

	/**
	 * Error code and words about a term that is not there.
	 *
	 * @return array{0: string, 1: string}
	 */
	protected function missing(): array {
		return array( 'woocommerce_rest_term_invalid', __( 'Resource does not exist.', 'storedeck' ) );
	}

	/**
	 * A term as answers show it.
	 *
	 * @param WP_Term $term Term.
	 * @return array<string, mixed>
	 */
	public function item( WP_Term $term ): array {
		return array(
			'id'          => (int) $term->term_id,
			'name'        => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'slug'        => $term->slug,
			'description' => wp_kses_post( $term->description ),
			'menu_order'  => (int) get_term_meta( $term->term_id, 'order', true ),
			'count'       => (int) $term->count,
		) + $this->more( $term );
	}
}
