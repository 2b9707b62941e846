<?php

namespace Storedeck\Sync;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Network;
use Storedeck\Foundation\Request_State;
use Storedeck\Host\Products\Product_Attributes;
use Storedeck\Reports\Sums\Sum_Jobs;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks that detect changes in WordPress.
 *
 * Queues changes of posts, terms and users, whether they are made in the admin,
 * by another plugin or through the REST API.
 */
final class Hooks extends Request_State {

	/** User meta that customers show. */
	private const USER_META = array( 'first_name', 'last_name', 'billing_country', 'billing_postcode', 'billing_city', 'billing_state' );

	/**
	 * Sites, as keys, whose changes that other processes left this request has already synced.
	 *
	 * @var array<int, true>
	 */
	private array $caught_up = array();

	public static function register_hooks(): void {
		add_action( 'save_post', array( self::class, 'handle_post' ), 20, 2 );
		add_action( 'deleted_post', array( self::class, 'handle_post' ), 20, 2 );

		// Fired for each relation of a term that is written or deleted, whatever function does it.
		foreach ( array( 'added_term_relationship', 'deleted_term_relationships' ) as $hook ) {
			add_action( $hook, array( self::class, 'handle_terms' ), 10, 3 );
		}

		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'handle_post_meta' ), 10, 2 );
		}

		foreach ( array( 'created_term', 'edited_term', 'delete_term' ) as $hook ) {
			add_action( $hook, array( self::class, 'handle_term' ), 20, 3 );
		}

		foreach ( array( 'user_register', 'profile_update', 'wpmu_delete_user', 'deleted_user', 'set_user_role' ) as $hook ) {
			add_action( $hook, array( self::class, 'handle_user' ) );
		}

		foreach ( array( 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'handle_user_meta' ), 10, 3 );
		}

		// So that what a report has to compare is never more than the orders of an hour.
		add_action( Sum_Jobs::EVENT, array( Catch_Up::class, 'run' ), 5 );
		add_action( 'storedeck_rolled_back', array( Change_Queue::class, 'roll_back' ) );
		add_filter( 'rest_pre_dispatch', array( self::class, 'handle_request' ), 10, 3 );
		add_action( 'shutdown', array( Change_Queue::class, 'flush' ), 5 );
		// WooCommerce syncs products with their variations while the request ends.
		add_action( 'shutdown', array( Change_Queue::class, 'flush' ), PHP_INT_MAX );
	}

	/**
	 * Before a report is read, syncs changes that a process left when it died.
	 *
	 * @param mixed            $result  Response, if another filter has one.
	 * @param \WP_REST_Server  $server  Server.
	 * @param \WP_REST_Request $request Request.
	 * @return mixed
	 */
	public static function handle_request( $result, $server, $request ) {
		$site  = get_current_blog_id();
		$state = self::current();

		if ( ! isset( $state->caught_up[ $site ] ) && 1 === preg_match( '#^/(?:wc-analytics|storedeck)/#', $request->get_route() ) ) {
			$state->caught_up[ $site ] = true;

			Catch_Up::run();
		}

		return $result;
	}

	/**
	 * Handles a post that was saved, trashed, restored or deleted.
	 *
	 * @param int          $id   Post id.
	 * @param WP_Post|null $post Post.
	 */
	public static function handle_post( $id, $post = null ): void {
		$type = $post instanceof WP_Post ? $post->post_type : get_post_type( $id );

		if ( in_array( $type, array( 'product', 'product_variation' ), true ) ) {
			Change_Queue::add_product( (int) $id );
		} elseif ( in_array( $type, array( 'shop_order', 'shop_order_refund' ), true ) ) {
			Change_Queue::add_order( (int) $id );
		} elseif ( 'shop_coupon' === $type ) {
			Change_Queue::mark_changed();
		}
	}

	/**
	 * Handles terms that a post got or lost.
	 *
	 * @param int       $id       Post id.
	 * @param int|int[] $rows     Ids of the terms' rows in term_taxonomy.
	 * @param string    $taxonomy Taxonomy.
	 */
	public static function handle_terms( $id, $rows, $taxonomy ): void {
		self::handle_post( $id );

		if ( 'product_cat' === $taxonomy ) {
			Change_Queue::add_product_categories( (int) $id );
		}
	}

	/**
	 * Handles a change of post meta.
	 *
	 * @param int|int[] $meta_id Meta id.
	 * @param int       $id      Post id.
	 */
	public static function handle_post_meta( $meta_id, $id ): void {
		self::handle_post( $id );
	}

	/**
	 * Handles a term that was created, changed or deleted.
	 *
	 * @param int    $id       Term id.
	 * @param int    $row      Id of its row in term_taxonomy.
	 * @param string $taxonomy Taxonomy.
	 */
	public static function handle_term( $id, $row, $taxonomy ): void {
		if ( 'product_cat' === $taxonomy ) {
			Change_Queue::add_category( (int) $id );
		} elseif ( is_object_in_taxonomy( 'product', (string) $taxonomy ) ) {
			Product_Attributes::renew();
			Change_Queue::mark_changed();
		}
	}

	/**
	 * Handles a change of user meta.
	 *
	 * @param int|int[] $meta_id Meta id.
	 * @param int       $id      User id.
	 * @param string    $key     Meta key.
	 */
	public static function handle_user_meta( $meta_id, $id, $key ): void {
		if ( in_array( $key, self::USER_META, true ) ) {
			self::handle_user( (int) $id );
		}
	}

	/**
	 * Handles a change of a user, which the sites of a network share.
	 *
	 * @param int $id User id.
	 */
	public static function handle_user( $id ): void {
		foreach ( Network::get_sites_of_user( (int) $id ) as $site ) {
			Network::run_on( $site, static fn() => Change_Queue::add_user( (int) $id ) );
		}
	}
}
