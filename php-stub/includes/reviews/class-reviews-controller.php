<?php

namespace Storedeck\Reviews;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Batch;
use Storedeck\Rest\Controller;
use Storedeck\Rest\Schemas;
use WP_Comment_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/products/reviews.
 */
final class Reviews_Controller extends Controller {

	/** Path of the list. */
	private const PATH = '/products/reviews';

	protected function routes(): array {
		$fields  = Review_Params::fields();
		$id      = array( 'id' => Arguments::id() );
		$context = array( 'context' => Arguments::choice( array( 'view', 'edit' ), 'view' ) );
		$new     = $fields;
		$force   = array( 'force' => Arguments::flag( false ) );

		foreach ( array( 'product_id', 'review', 'reviewer', 'reviewer_email' ) as $field ) {
			$new[ $field ]['required'] = true;
		}

		$new['status']['default'] = 'approved';

		return array(
			self::PATH                    => array(
				self::readable( 'get_items', $this->get_collection_params() + $context ),
				self::creatable( 'create_item', $this->get_additional_field_args( WP_REST_Server::CREATABLE ) + $new ),
			),
			self::PATH . '/(?P<id>[\d]+)' => array(
				self::readable( 'get_item', $id + $context ),
				self::editable( 'update_item', $id + $this->get_additional_field_args( WP_REST_Server::EDITABLE ) + $fields ),
				self::deletable( 'delete_item', $id + $force ),
			),
			self::PATH . '/batch'         => array(
				self::editable( 'batch_items', Batch::params(), array( 'action' => 'batch', 'is_atomic' => false ) ),
			),
		);
	}

	public function get_collection_params(): array {
		return Review_Params::of_list();
	}

	public function get_items( $request ): WP_REST_Response {
		$query   = new WP_Comment_Query();
		$args    = Review_Params::query( $request );
		$reviews = (array) $query->query( $args );
		$total   = (int) $query->found_comments;

		// WordPress counts nothing for a page past the end.
		if ( array() === $reviews ) {
			$total = (int) ( new WP_Comment_Query() )->query( array( 'count' => true, 'number' => '', 'offset' => '' ) + $args );
		}

		return $this->prepare_page( $this->prepare_items( $reviews, $request ), $total, (int) $request['per_page'] );
	}

	public function get_item( $request ) {
		return $this->prepare_item_for_response( Reviews::get_existing( (int) $request['id'] ), $request );
	}

	public function create_item( $request ) {
		self::require_product( $request );

		$id = Reviews::create( Review_Params::read_changes( $request ) );

		if ( is_wp_error( $id ) ) {
			return $id;
		}

		$response = $this->prepare_saved_review( $id, $request );

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		$response->set_status( 201 );
		$response->header( 'Location', $this->get_url( self::PATH . '/' . $id ) );

		return $response;
	}

	public function update_item( $request ) {
		$id = (int) Reviews::get_existing( (int) $request['id'] )->comment_ID;

		if ( isset( $request['product_id'] ) ) {
			self::require_product( $request );
		}

		Reviews::update( $id, Review_Params::read_changes( $request ) );

		return $this->prepare_saved_review( $id, $request );
	}

	/**
	 * Moves a review to the trash, or deletes it permanently.
	 */
	public function delete_item( $request ) {
		$review = Reviews::get_existing( (int) $request['id'] );

		if ( $request['force'] ) {
			$previous = $this->prepare_item_for_response( $review, $request )->get_data();

			return Reviews::delete( $review )
				? new WP_REST_Response( array( 'deleted' => true, 'previous' => $previous ) )
				: $this->get_delete_error();
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

		return Reviews::trash( $review )
			? $this->prepare_item_for_response( Reviews::get( (int) $request['id'] ), $request )
			: $this->get_delete_error();
	}

	/**
	 * Creates, changes and deletes many reviews.
	 */
	public function batch_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return rest_ensure_response( Batch::run( '/' . $this->namespace . self::PATH, $request ) );
	}

	protected function get_base_schema(): array {
		$text = array( 'type' => 'string' );

		return Schemas::item(
			'product_review',
			array(
				'id'                   => Schemas::read_only( 'integer' ),
				'date_created'         => Schemas::read_only( 'string' ),
				'date_created_gmt'     => Schemas::read_only( 'string' ),
				'product_id'           => array( 'type' => 'integer' ),
				'product_name'         => Schemas::read_only( 'string' ),
				'product_permalink'    => Schemas::read_only( 'string' ),
				'status'               => $text + array( 'enum' => array_keys( Reviews::STATUSES ) ),
				'reviewer'             => $text,
				'reviewer_email'       => $text + array( 'format' => 'email' ),
				'review'               => $text,
				'rating'               => Arguments::whole( 0, 5 ),
				'verified'             => Schemas::read_only( 'boolean' ),
				'reviewer_avatar_urls' => Schemas::read_only( 'object' ),
			)
		);
	}

	/**
	 * Data of a review.
	 *
	 * @param \WP_Comment $item Review.
	 * @return array<string, mixed>
	 */
	protected function prepare_data( $item, WP_REST_Request $request ): array {
		$product = (int) $item->comment_post_ID;
		$data    = array(
			'id'                => (int) $item->comment_ID,
			'date_created'      => str_replace( ' ', 'T', $item->comment_date ),
			'date_created_gmt'  => str_replace( ' ', 'T', $item->comment_date_gmt ),
			'product_id'        => $product,
			'product_name'      => Text::decode( (string) get_the_title( $product ) ),
			'product_permalink' => (string) get_permalink( $product ),
			'status'            => Reviews::get_status( $item ),
			'reviewer'          => strip_tags( $item->comment_author ),
			'reviewer_email'    => $item->comment_author_email,
			'review'            => 'edit' === $request['context']
				? $item->comment_content
				: wpautop( wp_kses_post( $item->comment_content ) ),
			'rating'            => Reviews::get_rating( $item ),
			'verified'          => (bool) get_comment_meta( (int) $item->comment_ID, 'verified', true ),
		);

		if ( get_option( 'show_avatars' ) ) {
			$data['reviewer_avatar_urls'] = rest_get_avatar_urls( $item->comment_author_email );
		}

		return $data;
	}

	protected function prepare_links( $item, WP_REST_Request $request ): array {
		$links = $this->get_item_links( self::PATH, $item->comment_ID ) + array(
			'up'         => array( 'href' => $this->get_url( '/products/' . $item->comment_post_ID ), 'embeddable' => true ),
			'replies'    => array(
				'href' => add_query_arg( 'parent', (int) $item->comment_ID, $this->get_url( Review_Replies_Controller::PATH ) ),
			),
		);

		if ( (int) $item->user_id > 0 ) {
			$links['reviewer'] = array( 'href' => rest_url( 'wp/v2/users/' . $item->user_id ), 'embeddable' => true );
		}

		return $links;
	}

	/**
	 * Stores the fields of plugins of a review that was saved, and prepares it.
	 */
	private function prepare_saved_review( int $id, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$saved = $this->save_additional_fields( static fn() => Reviews::get( $id ), $request );

		return is_wp_error( $saved ) ? $saved : $this->prepare_item_for_response( Reviews::get( $id ), $request );
	}

	/**
	 * Checks that the product of a request exists.
	 *
	 * @throws Store_Exception When it does not exist.
	 */
	private static function require_product( WP_REST_Request $request ): void {
		if ( 'product' !== get_post_type( (int) $request['product_id'] ) ) {
			throw new Store_Exception( 'woocommerce_rest_product_invalid_id', __( 'Invalid product ID.', 'storedeck' ), 404 );
		}
	}

	/**
	 * Error for a failed deletion.
	 */
	private function get_delete_error(): WP_Error {
		return new WP_Error(
			'woocommerce_rest_cannot_delete',
			__( 'The object cannot be deleted.', 'storedeck' ),
			array( 'status' => 500 )
		);
	}
}
