<?php
/**
 * Answers to reviews.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Params;
use Storedeck\Store\Reviews\Review_Replies;
use Storedeck\Store\Reviews\Reviews;
use WP_Comment;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `/wc-analytics/products/reviews/replies`: what `/wp/v2/comments` would do,
 * which serves no comments on posts that the site does not show.
 */
final class Review_Replies_Controller extends Shop_Endpoints {

	/**
	 * Path of the list.
	 */
	public const LIST = '/products/reviews/replies';

	/**
	 * The routes.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	protected function routes(): array {
		$paging = Params::paging( array( 'date_gmt' ), 'date_gmt' );

		return array(
			self::LIST                    => array(
				self::reads(
					'get_replies',
					array(
						'parent' => Params::ids(
							array(
								'required' => true,
								'maxItems' => 100,
							)
						),
					) + array_intersect_key( $paging, array( 'per_page' => true ) )
				),
				self::writes(
					'create_reply',
					array(
						'parent'  => array(
							'type'     => 'integer',
							'minimum'  => 1,
							'required' => true,
						),
						'content' => Params::text(
							65000,
							array(
								'minLength' => 1,
								'required'  => true,
							)
						),
					),
					array(
						'methods' => 'POST',
						'action'  => 'create',
					)
				),
			),
			self::LIST . '/(?P<id>[\d]+)' => array(
				self::deletes( 'delete_reply', array( 'id' => Params::id() ) ),
			),
		);
	}

	/**
	 * The replies to some reviews, the oldest first.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_replies( WP_REST_Request $request ): WP_REST_Response {
		$replies = Review_Replies::of( array_map( 'intval', $request['parent'] ), (int) $request['per_page'] );

		return $this->page_of(
			array_map( fn( WP_Comment $reply ): array => $this->present( $reply ), $replies ),
			count( $replies ),
			(int) $request['per_page']
		);
	}

	/**
	 * Answers a review.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_reply( WP_REST_Request $request ) {
		$review = Reviews::find( (int) $request['parent'] );

		if ( null === $review ) {
			return $this->not_found( 'woocommerce_rest_review_invalid_id', __( 'Invalid review ID.', 'storedeck' ) );
		}

		if ( '' === trim( $request['content'] ) ) {
			return $this->invalid_param( 'content', __( 'Please type a reply.', 'storedeck' ) );
		}

		$id = Review_Replies::create( $review, $request['content'] );

		return is_wp_error( $id ) ? $id : new WP_REST_Response( $this->present( get_comment( $id ) ), 201 );
	}

	/**
	 * Takes a reply back.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_reply( WP_REST_Request $request ) {
		$reply = Review_Replies::find( (int) $request['id'] );

		if ( null === $reply ) {
			return $this->not_found( 'rest_comment_invalid_id', __( 'Invalid comment ID.', 'storedeck' ) );
		}

		$previous = $this->present( $reply );

		return Review_Replies::delete( $reply )
			? new WP_REST_Response(
				array(
					'deleted'  => true,
					'previous' => $previous,
				)
			)
			: new WP_Error(
				'rest_cannot_delete',
				__( 'The object cannot be deleted.', 'storedeck' ),
				array( 'status' => 500 )
			);
	}

	/**
	 * Schema of a reply.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		return Schemas::item(
			'product_review_reply',
			array(
				'id'          => Schemas::shown( 'integer' ),
				'post'        => Schemas::shown( 'integer' ),
				'parent'      => array( 'type' => 'integer' ),
				'author_name' => Schemas::shown( 'string' ),
				'date'        => Schemas::shown( 'string' ),
				'status'      => Schemas::shown( 'string' ),
				'content'     => array( 'type' => 'object' ),
			)
		);
	}

	/**
	 * A reply as WordPress presents comments.
	 *
	 * @param WP_Comment $reply Reply.
	 * @return array<string, mixed>
	 */
	private function present( WP_Comment $reply ): array {
		return array(
			'id'          => (int) $reply->comment_ID,
			'post'        => (int) $reply->comment_post_ID,
			'parent'      => (int) $reply->comment_parent,
			'author_name' => strip_tags( $reply->comment_author ),
			'date'        => str_replace( ' ', 'T', $reply->comment_date ),
			'status'      => Reviews::status( $reply ),
			'content'     => array( 'rendered' => wpautop( wp_kses_post( $reply->comment_content ) ) ),
		);
	}
}
