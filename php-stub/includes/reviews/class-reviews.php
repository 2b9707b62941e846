<?php

namespace Storedeck\Reviews;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use WP_Comment;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes reviews, which are comments of the type `review`.
 */
final class Reviews {

	/** Statuses that can be set => statuses of WordPress. */
	public const STATUSES = array(
		'approved' => 'approve',
		'hold'     => 'hold',
		'spam'     => 'spam',
		'unspam'   => 'unspam',
		'trash'    => 'trash',
		'untrash'  => 'untrash',
	);

	/** Values of orderby => those of WordPress. */
	public const ORDER = array(
		'date'     => 'comment_date',
		'date_gmt' => 'comment_date_gmt',
		'id'       => 'comment_ID',
		'include'  => 'comment__in',
		'product'  => 'comment_post_ID',
	);

	public static function get( int $id ): ?WP_Comment {
		$comment = $id > 0 ? get_comment( $id ) : null;

		return $comment instanceof WP_Comment
			&& 'review' === $comment->comment_type
			&& 'product' === get_post_type( (int) $comment->comment_post_ID )
			? $comment
			: null;
	}

	/**
	 * The review that a request names.
	 *
	 * @throws Store_Exception When it does not exist.
	 */
	public static function get_existing( int $id ): WP_Comment {
		return self::get( $id )
			?? throw new Store_Exception( 'woocommerce_rest_review_invalid_id', __( 'Invalid review ID.', 'storedeck' ), 404 );
	}

	/**
	 * Status of a review.
	 *
	 * @return string approved, hold, spam or trash.
	 */
	public static function get_status( WP_Comment $review ): string {
		return array( '1' => 'approved', '0' => 'hold' )[ $review->comment_approved ] ?? (string) $review->comment_approved;
	}

	/**
	 * Rating of a review.
	 *
	 * @return int 0 when there are none.
	 */
	public static function get_rating( WP_Comment $review ): int {
		return max( 0, min( 5, (int) get_comment_meta( (int) $review->comment_ID, 'rating', true ) ) );
	}

	/**
	 * Creates a review.
	 *
	 * @param array<string, mixed> $fields Validated fields: product_id, review, reviewer, reviewer_email, rating, status.
	 * @return int|WP_Error Id.
	 */
	public static function create( array $fields ) {
		$user = get_user_by( 'email', $fields['reviewer_email'] );
		$id   = wp_insert_comment(
			wp_slash(
				array(
					'comment_post_ID'      => $fields['product_id'],
					'comment_author'       => self::strip_markup( $fields['reviewer'] ),
					'comment_author_email' => $fields['reviewer_email'],
					'comment_content'      => wp_kses_post( $fields['review'] ),
					'comment_approved'     => 0,
					'comment_type'         => 'review',
					'comment_agent'        => 'Storedeck',
					'comment_author_IP'    => '',
					'user_id'              => $user ? $user->ID : 0,
				)
			)
		);

		if ( ! $id ) {
			return new WP_Error(
				'woocommerce_rest_review_failed_create',
				__( 'Could not create the review. Try again.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		if ( self::is_verified_buyer( $fields['reviewer_email'], $fields['product_id'] ) ) {
			update_comment_meta( $id, 'verified', '1' );
		}

		self::update( $id, array_intersect_key( $fields, array_flip( array( 'rating', 'status' ) ) ) );

		return $id;
	}

	/**
	 * Updates a review.
	 *
	 * @param array<string, mixed> $fields Validated fields: product_id, review, reviewer, reviewer_email, rating, status.
	 */
	public static function update( int $id, array $fields ): void {
		$previous_product = (int) get_comment( $id )->comment_post_ID;
		$columns          = array_filter(
			array(
				'comment_post_ID'      => $fields['product_id'] ?? null,
				'comment_content'      => isset( $fields['review'] ) ? wp_kses_post( $fields['review'] ) : null,
				'comment_author'       => isset( $fields['reviewer'] ) ? self::strip_markup( $fields['reviewer'] ) : null,
				'comment_author_email' => $fields['reviewer_email'] ?? null,
			),
			static fn( $value ): bool => null !== $value
		);

		if ( array() !== $columns ) {
			wp_update_comment( wp_slash( array( 'comment_ID' => $id ) + $columns ) );
		}

		if ( isset( $fields['rating'] ) ) {
			update_comment_meta( $id, 'rating', (string) $fields['rating'] );
		}

		if ( isset( $fields['status'] ) ) {
			self::set_status( $id, $fields['status'] );
		}

		self::recalculate( $previous_product );

		if ( isset( $fields['product_id'] ) && $previous_product !== $fields['product_id'] ) {
			self::recalculate( $fields['product_id'] );
		}
	}

	public static function delete( WP_Comment $review ): bool {
		$product = (int) $review->comment_post_ID;
		$deleted = wp_delete_comment( (int) $review->comment_ID, true );

		self::recalculate( $product );

		return $deleted;
	}

	/**
	 * Moves a review to the trash.
	 */
	public static function trash( WP_Comment $review ): bool {
		$done = wp_trash_comment( (int) $review->comment_ID );

		self::recalculate( (int) $review->comment_post_ID );

		return $done;
	}

	/**
	 * Whether a customer ordered a product.
	 *
	 * @param string $email Email of the customer.
	 */
	private static function is_verified_buyer( string $email, int $product ): bool {
		return null !== Database::value(
			'SELECT l.order_id FROM {customer_lookup} c INNER JOIN {order_product_lookup} l ON l.customer_id = c.customer_id'
				. ' WHERE c.email = %s AND l.product_id = %d AND l.product_qty > 0 LIMIT 1',
			array( $email, $product )
		);
	}

	/**
	 * Changes the status of a review.
	 *
	 * @param string $status A key of STATUSES.
	 */
	private static function set_status( int $id, string $status ): void {
		$now = (string) get_comment( $id )->comment_approved;

		// Only reviews in the spam or trash can be restored from it.
		if ( 'unspam' === $status && 'spam' !== $now || 'untrash' === $status && 'trash' !== $now ) {
			return;
		}

		switch ( $status ) {
			case 'spam':
				wp_spam_comment( $id );
				break;
			case 'unspam':
				wp_unspam_comment( $id );
				break;
			case 'trash':
				wp_trash_comment( $id );
				break;
			case 'untrash':
				wp_untrash_comment( $id );
				break;
			default:
				wp_set_comment_status( $id, self::STATUSES[ $status ] );
		}
	}

	/**
	 * Recalculates the ratings of a product.
	 */
	private static function recalculate( int $product_id ): void {
		wp_update_comment_count_now( $product_id );
		Ratings::recalculate( $product_id );
		/* This action is documented in includes/changes/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Name without markup.
	 */
	private static function strip_markup( string $name ): string {
		return Text::trim( strip_tags( $name ) );
	}
}
