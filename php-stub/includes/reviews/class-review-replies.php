<?php

namespace Storedeck\Reviews;

use WP_Comment;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes replies, which are comments on reviews.
 */
final class Review_Replies {

	/**
	 * One reply.
	 *
	 * @return WP_Comment|null Null when it is not a reply.
	 */
	public static function get( int $id ): ?WP_Comment {
		$comment = $id > 0 ? get_comment( $id ) : null;

		return $comment instanceof WP_Comment
			&& 'comment' === $comment->comment_type
			&& null !== Reviews::get( (int) $comment->comment_parent )
			? $comment
			: null;
	}

	/**
	 * Approved replies to reviews, the oldest first.
	 *
	 * @param int[] $reviews Ids of the reviews.
	 * @return list<WP_Comment>
	 */
	public static function get_many( array $reviews, int $limit ): array {
		return array() === $reviews
			? array()
			: get_comments(
				array(
					'parent__in' => $reviews,
					'type'       => 'comment',
					'post_type'  => 'product',
					'status'     => 'approve',
					'orderby'    => 'comment_date_gmt',
					'order'      => 'ASC',
					'number'     => $limit,
				)
			);
	}

	/**
	 * Adds a reply of the current user. WordPress rejects duplicates and sends
	 * notifications.
	 *
	 * @param string $text Text, which may contain simple markup.
	 * @return int|WP_Error Id.
	 */
	public static function create( WP_Comment $review, string $text ) {
		$user = wp_get_current_user();
		$id   = wp_new_comment(
			wp_slash(
				array(
					'comment_post_ID'      => (int) $review->comment_post_ID,
					'comment_parent'       => (int) $review->comment_ID,
					'comment_type'         => 'comment',
					'comment_content'      => $text,
					'comment_author'       => $user->display_name,
					'comment_author_email' => $user->user_email,
					'comment_author_url'   => $user->user_url,
					'user_id'              => $user->ID,
				)
			),
			true
		);

		if ( ! is_wp_error( $id ) ) {
			return $id ? (int) $id : new WP_Error(
				'woocommerce_rest_reply_failed_create',
				__( 'Could not save the reply. Try again.', 'storedeck' ),
				array( 'status' => 500 )
			);
		}

		// The data of these errors is only the status.
		$status = $id->get_error_data();
		$status = is_int( $status ) && $status >= 400 ? $status : 400;

		return new WP_Error( $id->get_error_code(), $id->get_error_message(), array( 'status' => $status ) );
	}

	public static function delete( WP_Comment $reply ): bool {
		return wp_delete_comment( (int) $reply->comment_ID, true );
	}
}
