<?php
/**
 * Reviews of products.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Batch;
use Storedeck\Rest\Params;
use Storedeck\Store\Reviews\Reviews;
use WP_Comment;
use WP_Comment_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-analytics/products/reviews`.
 */
final class Reviews_Controller extends Shop_Endpoints {

	/**
	 * Path of the list.
	 */
	private const LIST = '/products/reviews';

	/**
	 * What a batch can do.
	 */
	private const BATCH = array( 'create', 'update', 'delete' );

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$fields = Review_Params::fields();
		$of_one = array( 'id' => Params::id() );
		$shown  = array( 'context' => Params::one_of( array( 'view', 'edit' ), array( 'default' => 'view' ) ) );
		$needed = array( 'product_id', 'review', 'reviewer', 'reviewer_email' );
		$new    = $fields;

		foreach ( $needed as $field ) {
			$new[ $field ]['required'] = true;
		}

		$new['status']['default'] = 'approved';

		return array(
			self::LIST                    => array(
				self::reads( 'get_reviews', Review_Params::of_list() + $shown ),
				self::writes(
					'create_review',
					$new,
					array(
						'methods' => 'POST',
						'action'  => 'create',
					)
				),
			),
			self::LIST . '/(?P<id>[\d]+)' => array(
				self::reads( 'get_review', $of_one + $shown ),
				self::writes( 'update_review', $of_one + $fields ),
				self::deletes(
					'delete_review',
					$of_one + array(
						'force' => array(
							'type'    => 'boolean',
							'default' => false,
						),
					)
				),
			),
			self::LIST . '/batch'         => array(
				self::writes( 'batch', Batch::params( self::BATCH ), array( 'action' => 'batch' ) ),
			),
		);
	}

	/**
	 * A page of reviews.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_reviews( WP_REST_Request $request ): WP_REST_Response {
		$query   = new WP_Comment_Query();
		$wanted  = Review_Params::query( $request );
		$reviews = (array) $query->query( $wanted );

		// A page past the end does not tell how long the list is.
		$total = (int) $query->found_comments;

		if ( array() === $reviews ) {
			$total = (int) ( new WP_Comment_Query() )->query(
				array(
					'count'  => true,
					'number' => '',
					'offset' => '',
				) + $wanted
			);
		}

		return $this->page_of(
			array_map( fn( WP_Comment $review ): array => $this->in_list( $this->present( $review, $request ) ), $reviews ),
			$total,
			(int) $request['per_page']
		);
	}

	/**
	 * One review.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_review( WP_REST_Request $request ) {
		$review = Reviews::find( (int) $request['id'] );

		return null === $review ? $this->unknown() : $this->present( $review, $request );
	}

	/**
	 * Writes a review.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_review( WP_REST_Request $request ) {
		if ( 'product' !== get_post_type( (int) $request['product_id'] ) ) {
			return $this->no_product();
		}

		$id = Reviews::create( Review_Params::read_changes( $request ) );

		if ( is_wp_error( $id ) ) {
			return $id;
		}

		$response = $this->present( Reviews::find( $id ), $request );

		$response->set_status( 201 );
		$response->header( 'Location', rest_url( self::NAMESPACE . self::LIST . '/' . $id ) );

		return $response;
	}

	/**
	 * Changes a review.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_review( WP_REST_Request $request ) {
		$id = (int) $request['id'];

		if ( null === Reviews::find( $id ) ) {
			return $this->unknown();
		}

		if ( isset( $request['product_id'] ) && 'product' !== get_post_type( (int) $request['product_id'] ) ) {
			return $this->no_product();
		}

		Reviews::update( $id, Review_Params::read_changes( $request ) );

		return $this->present( Reviews::find( $id ), $request );
	}

	/**
	 * Puts a review into the bin, or deletes it for good.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_review( WP_REST_Request $request ) {
		$review = Reviews::find( (int) $request['id'] );

		if ( null === $review ) {
			return $this->unknown();
		}

		if ( $request['force'] ) {
			$previous = $this->present( $review, $request )->get_data();

			return Reviews::delete( $review )
				? new WP_REST_Response(
					array(
						'deleted'  => true,
						'previous' => $previous,
					)
				)
				: $this->not_deleted();
		}

		if ( 0 === EMPTY_TRASH_DAYS ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( "The object does not support trashing. Set 'force=true' to delete.", 'storedeck' ),
				array( 'status' => 501 )
			);
		}

		if ( 'trash' === $review->comment_approved ) {
			return new WP_Error(
				'woocommerce_rest_already_trashed',
				__( 'The object has already been trashed.', 'storedeck' ),
				array( 'status' => 410 )
			);
		}

		return Reviews::trash( $review ) ? $this->present( Reviews::find( (int) $request['id'] ), $request ) : $this->not_deleted();
	}

	/**
	 * Many changes at once.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function batch( WP_REST_Request $request ) {
		return rest_ensure_response( Batch::run( '/' . self::NAMESPACE . self::LIST, $request, self::BATCH ) );
	}

	/**
	 * Schema of a review.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::review();
	}

	/**
	 * A review with its links.
	 *
	 * @param WP_Comment      $review  Review.
	 * @param WP_REST_Request $request Request.
	 */
	private function present( WP_Comment $review, WP_REST_Request $request ): WP_REST_Response {
		$id      = (int) $review->comment_ID;
		$product = (int) $review->comment_post_ID;
		$item    = array(
			'id'                => $id,
			'date_created'      => str_replace( ' ', 'T', $review->comment_date ),
			'date_created_gmt'  => str_replace( ' ', 'T', $review->comment_date_gmt ),
			'product_id'        => $product,
			'product_name'      => html_entity_decode( get_the_title( $product ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'product_permalink' => (string) get_permalink( $product ),
			'status'            => Reviews::status( $review ),
			'reviewer'          => strip_tags( $review->comment_author ),
			'reviewer_email'    => $review->comment_author_email,
			'review'            => 'edit' === $request['context']
				? $review->comment_content
				: wpautop( wp_kses_post( $review->comment_content ) ),
			'rating'            => Reviews::rating( $review ),
			'verified'          => (bool) get_comment_meta( $id, 'verified', true ),
		);

		if ( get_option( 'show_avatars' ) ) {
			$item['reviewer_avatar_urls'] = rest_get_avatar_urls( $review->comment_author_email );
		}

		$response = $this->linked( $item, self::LIST . '/' . $id, self::LIST );

		$response->add_link( 'up', rest_url( self::NAMESPACE . '/products/' . $product ), array( 'embeddable' => true ) );
		$response->add_link( 'replies', add_query_arg( 'parent', $id, rest_url( self::NAMESPACE . Review_Replies_Controller::LIST ) ) );

		if ( (int) $review->user_id > 0 ) {
			$response->add_link( 'reviewer', rest_url( 'wp/v2/users/' . $review->user_id ), array( 'embeddable' => true ) );
		}

		return $response;
	}

	/**
	 * The answer about a review that is not there.
	 */
	private function unknown(): WP_Error {
		return $this->not_found( 'woocommerce_rest_review_invalid_id', __( 'Invalid review ID.', 'storedeck' ) );
	}

	/**
	 * The answer about a product that is not there.
	 */
	private function no_product(): WP_Error {
		return $this->not_found( 'woocommerce_rest_product_invalid_id', __( 'Invalid product ID.', 'storedeck' ) );
	}

	/**
	 * The answer when WordPress did not delete.
	 */
	private function not_deleted(): WP_Error {
		return new WP_Error(
			'woocommerce_rest_cannot_delete',
			__( 'The object cannot be deleted.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}
}
