<?php
/**
 * Hears what changes in WordPress.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Store\Catalogue\Product_Attributes;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notes changes of posts, terms and users that rows of reports follow from,
 * whoever makes them: a screen, another plugin or the REST API.
 */
final class Hooks {

	/**
	 * Details of a user that customers show.
	 */
	private const USER_DETAILS = array(
		'first_name',
		'last_name',
		'billing_country',
		'billing_postcode',
		'billing_city',
		'billing_state',
	);

	/**
	 * Listens.
	 */
	public static function register_hooks(): void {
		add_action( 'save_post', array( self::class, 'post' ), 20, 2 );
		add_action( 'deleted_post', array( self::class, 'post' ), 20, 2 );
		add_action( 'set_object_terms', array( self::class, 'item' ) );

		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'post_detail' ), 10, 2 );
		}

		foreach ( array( 'created_term', 'edited_term', 'delete_term' ) as $hook ) {
			add_action( $hook, array( self::class, 'term' ), 20, 3 );
		}

		foreach ( array( 'user_register', 'profile_update', 'deleted_user', 'set_user_role' ) as $hook ) {
			add_action( $hook, array( Change_Queue::class, 'add_user' ) );
		}

		foreach ( array( 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'user_detail' ), 10, 3 );
		}

		add_action( 'shutdown', array( self::class, 'finish' ), 5 );
	}

	/**
	 * A post was saved, put into the trash, taken out or deleted.
	 *
	 * @param int          $id   Id.
	 * @param WP_Post|null $post Post.
	 */
	public static function post( $id, $post = null ): void {
		$type = $post instanceof WP_Post ? $post->post_type : get_post_type( $id );

		if ( in_array( $type, array( 'product', 'product_variation' ), true ) ) {
			Change_Queue::add_product( (int) $id );
		} elseif ( 'shop_coupon' === $type ) {
			Change_Queue::mark_changed();
		}
	}

	/**
	 * Terms of something were changed.
	 *
	 * @param int $id Id.
	 */
	public static function item( $id ): void {
		self::post( $id );
	}

	/**
	 * A detail of a post was changed.
	 *
	 * @param int|int[] $meta_id Id of the detail.
	 * @param int       $id      Post.
	 */
	public static function post_detail( $meta_id, $id ): void {
		unset( $meta_id );

		self::post( $id );
	}

	/**
	 * A term was made, changed or deleted.
	 *
	 * @param int    $id       Term.
	 * @param int    $row      Row of its taxonomy.
	 * @param string $taxonomy Taxonomy.
	 */
	public static function term( $id, $row, $taxonomy ): void {
		unset( $row );

		if ( 'product_cat' === $taxonomy ) {
			Change_Queue::add_category( (int) $id );
		} elseif ( str_starts_with( (string) $taxonomy, 'pa_' ) ) {
			Product_Attributes::forget();
			Change_Queue::mark_changed();
		}
	}

	/**
	 * A detail of a user was changed.
	 *
	 * @param int|int[] $meta_id Id of the detail.
	 * @param int       $id      User.
	 * @param string    $key     Name of the detail.
	 */
	public static function user_detail( $meta_id, $id, $key ): void {
		unset( $meta_id );

		if ( in_array( $key, self::USER_DETAILS, true ) ) {
			Change_Queue::add_user( (int) $id );
		}
	}

	/**
	 * The end of the request.
	 */
	public static function finish(): void {
		Change_Queue::flush_at_shutdown();
	}
}
