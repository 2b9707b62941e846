<?php

namespace Storedeck\Reviews;

use Storedeck\Foundation\Text;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/reviews/replies. /wp/v2/comments cannot be used:
 * it rejects comments on posts that the site does not show publicly.
 */
final class Review_Replies_Controller extends Controller {

	/** Path of the list. */
	public const PATH = '/products/reviews/replies';

	protected function routes(): array {
		$fields = array(
			'parent'  => array( 'type' => 'integer', 'minimum' => 1, 'required' => true ),
			'content' => Arguments::clean_text( 65000, array( 'minLength' => 1, 'required' => true ) ),
		);

		return array(
			self::PATH                    => array(
				self::readable( 'get_items', $this->get_collection_params() ),
				self::creatable( 'create_item', $fields ),
			),
			self::PATH . '/(?P<id>[\d]+)' => array( self::deletable( 'delete_item', array( 'id' => Arguments::id() ) ) ),
		);
	}

	public function get_collection_params(): array {
		return array(
			'parent' => Arguments::valid_ids( array( 'required' => true, 'maxItems' => 100 ) ),
		) + array_intersect_key( Arguments::paging( array( 'date_gmt' ), 'date_gmt' ), array( 'per_page' => true ) );
	}

	/**
	 * Lists the replies to reviews, the oldest first.
	 */
	public function get_items( $request ): WP_REST_Response {
		$replies = Review_Replies::get_many( array_map( 'intval', $request['parent'] ), (int) $request['per_page'] );

		return $this->prepare_page( $this->prepare_items( $replies, $request ), count( $replies ), (int) $request['per_page'] );
	}

	public function create_item( $request ) {
		$review = Reviews::get_existing( (int) $request['parent'] );

		if ( '' === Text::trim( $request['content'] ) ) {
			return $this->invalid_param( 'content', __( 'Please type a reply.', 'storedeck' ) );
		}

		$id = Review_Replies::create( $review, $request['content'] );

		if ( is_wp_error( $id ) ) {
			return $id;
		}

		$response = $this->prepare_item_for_response( get_comment( $id ), $request );
		$response->set_status( 201 );

		return $response;
	}

	public function delete_item( $request ) {
		$reply = Review_Replies::get( (int) $request['id'] );

		if ( null === $reply ) {
			return $this->not_found( 'rest_comment_invalid_id', __( 'Invalid comment ID.', 'storedeck' ) );
		}

		$previous = $this->prepare_item_for_response( $reply, $request )->get_data();

		return Review_Replies::delete( $reply )
			? new WP_REST_Response( array( 'deleted' => true, 'previous' => $previous ) )
			: new WP_Error( 'rest_cannot_delete', __( 'The object cannot be deleted.', 'storedeck' ), array( 'status' => 500 ) );
	}

	protected function get_base_schema(): array {
		return Schemas::item(
			'product_review_reply',
			array(
				'id'          => Schemas::read_only( 'integer' ),
				'post'        => Schemas::read_only( 'integer' ),
				'parent'      => array( 'type' => 'integer' ),
				'author_name' => Schemas::read_only( 'string' ),
				'date'        => Schemas::read_only( 'string' ),
				'status'      => Schemas::read_only( 'string' ),
				'content'     => array( 'type' => 'object' ),
			)
		);
	}

	/**
	 * Data of a reply in the format of /wp/v2/comments.
	 *
	 * @param \WP_Comment $item Reply.
	 * @return array<string, mixed>
	 */
	protected function prepare_data( $item, WP_REST_Request $request ): array {
		return array(
			'id'          => (int) $item->comment_ID,
			'post'        => (int) $item->comment_post_ID,
			'parent'      => (int) $item->comment_parent,
			'author_name' => strip_tags( $item->comment_author ),
			'date'        => str_replace( ' ', 'T', $item->comment_date ),
			'status'      => Reviews::get_status( $item ),
			'content'     => array( 'rendered' => wpautop( wp_kses_post( $item->comment_content ) ) ),
		);
	}
}
