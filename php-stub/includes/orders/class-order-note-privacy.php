<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use WP_Comment;
use WP_Comment_Query;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps order notes out of the site's comments.
 *
 * Order notes are comments, but belong to the store: lists, feeds and numbers of
 * comments leave them out, and only those who manage the store read or edit one.
 */
final class Order_Note_Privacy {

	public static function register_hooks(): void {
		add_action( 'pre_get_comments', array( self::class, 'exclude_from_query' ) );
		add_filter( 'comment_feed_where', array( self::class, 'exclude_from_feed' ) );
		add_filter( 'pre_wp_update_comment_count_now', array( self::class, 'count_comments' ), 10, 3 );
		add_filter( 'map_meta_cap', array( self::class, 'require_capability' ), 10, 4 );
		add_filter( 'rest_prepare_comment', array( self::class, 'hide_in_rest' ), 10, 2 );
	}

	/**
	 * Leaves notes out of a query unless one who manages the store asks for them.
	 *
	 * @param WP_Comment_Query $query Query.
	 */
	public static function exclude_from_query( $query ): void {
		$vars  = $query->query_vars;
		$types = array_merge( (array) ( $vars['type'] ?? array() ), (array) ( $vars['type__in'] ?? array() ) );

		if ( ! in_array( Order_Notes::TYPE, $types, true ) || ! current_user_can( 'manage_woocommerce' ) ) {
			$excluded = array_filter( (array) ( $vars['type__not_in'] ?? array() ) );

			$query->query_vars['type__not_in'] = array( ...array_values( $excluded ), Order_Notes::TYPE );
		}
	}

	/**
	 * Leaves notes out of a feed.
	 *
	 * @param string $where Conditions.
	 */
	public static function exclude_from_feed( $where ): string {
		return $where . ( '' === (string) $where ? 'WHERE ' : ' AND ' ) . "comment_type != '" . Order_Notes::TYPE . "'";
	}

	/**
	 * Number of comments of a post, which may have the id of an imported order.
	 *
	 * @param int|null $count     Number, if another filter has one.
	 * @param int      $old_count Previous number.
	 * @param int      $post      Post.
	 */
	public static function count_comments( $count, $old_count, $post ): ?int {
		$sql = "SELECT COUNT( * ) FROM {wp:comments} WHERE comment_post_ID = %d AND comment_approved = '1'";

		unset( $old_count );

		return null !== $count || 0 === (int) Database::value( $sql . ' AND comment_type = %s', array( $post, Order_Notes::TYPE ) )
			? $count
			: (int) Database::value( $sql . " AND comment_type NOT IN ( %s, 'note' )", array( $post, Order_Notes::TYPE ) );
	}

	/**
	 * Requires the capability of the store for editing a note as a comment.
	 *
	 * @param string[] $caps Capabilities.
	 * @param string   $cap  Capability that is checked.
	 * @param int      $user User.
	 * @param mixed[]  $args Arguments, the comment first.
	 * @return string[]
	 */
	public static function require_capability( $caps, $cap, $user, $args ): array {
		return 'edit_comment' === $cap && self::is_note( get_comment( $args[0] ?? 0 ) ) ? array( 'manage_woocommerce' ) : (array) $caps;
	}

	/**
	 * Hides a note in the routes of comments.
	 *
	 * @param WP_REST_Response|WP_Error $response Response.
	 * @param WP_Comment                $comment  Comment.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function hide_in_rest( $response, $comment ) {
		return self::is_note( $comment ) && ! current_user_can( 'manage_woocommerce' )
			? new WP_Error( 'rest_comment_invalid_id', __( 'Invalid comment ID.', 'storedeck' ), array( 'status' => 404 ) )
			: $response;
	}

	private static function is_note( $comment ): bool {
		return $comment instanceof WP_Comment && Order_Notes::TYPE === $comment->comment_type;
	}
}
