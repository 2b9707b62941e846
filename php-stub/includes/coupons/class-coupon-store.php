<?php

namespace Storedeck\Coupons;

use Storedeck\Catalog\Meta_Data;
use Storedeck\Catalog\Post_Query;
use Storedeck\Catalog\Post_Writer;
use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Reports\Report_Request;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, creates, updates and deletes coupons, which are posts with the code as
 * title.
 */
final class Coupon_Store {

	/** Flags, with the same meta key. */
	private const FLAGS = array( 'individual_use', 'free_shipping', 'exclude_sale_items' );

	/** Meta keys of amounts by field. */
	private const AMOUNTS = array(
		'amount'         => 'coupon_amount',
		'minimum_amount' => 'minimum_amount',
		'maximum_amount' => 'maximum_amount',
	);

	/** Limits, with the same meta key. 0 means no limit. */
	private const LIMITS = array( 'usage_limit', 'usage_limit_per_user', 'limit_usage_to_x_items' );

	/**
	 * Meta keys of id lists by field. They are stored as comma-separated
	 * strings or as arrays.
	 */
	private const LISTS = array(
		'product_ids'                 => 'product_ids',
		'excluded_product_ids'        => 'exclude_product_ids',
		'product_categories'          => 'product_categories',
		'excluded_product_categories' => 'exclude_product_categories',
	);

	/**
	 * Reads a page of coupons.
	 *
	 * @param array<string, mixed> $params    Valid parameters.
	 * @param bool                 $only_used Whether to leave out coupons that no order used.
	 * @return array{0: list<array<string, mixed>>, 1: int}
	 */
	public static function get_page( array $params, bool $only_used = false ): array {
		$query = new Post_Query( 'shop_coupon' );

		$query->filter( $params );

		if ( $only_used ) {
			$query->where->add( '{wp:posts}.ID IN ( SELECT used.coupon_id FROM {order_coupon_lookup} used )' );
		}

		if ( isset( $params['expired'] ) ) {
			$query->where->add(
				'{wp:posts}.ID ' . ( $params['expired'] ? '' : 'NOT ' ) . "IN ( SELECT expiry.post_id FROM {wp:postmeta} expiry
					WHERE expiry.meta_key = 'date_expires' AND CAST( expiry.meta_value AS SIGNED ) BETWEEN 1 AND %d )",
				array( time() )
			);
		}

		if ( '' !== trim( (string) ( $params['search'] ?? '' ) ) ) {
			$query->where->words( $params['search'], array( '{wp:posts}.post_title' ) );
		}

		if ( '' !== trim( (string) ( $params['code'] ?? '' ) ) ) {
			$query->where->in( '{wp:posts}.post_title', array_map( 'trim', explode( ',', $params['code'] ) ) );
		}

		list( $ids, $total ) = $query->get_page( $params );

		_prime_post_caches( $ids, false, true );

		return array( self::get_many( $ids ), $total );
	}

	/**
	 * Coupons with the number of orders that used them.
	 *
	 * @param int[] $ids Coupons. Those that do not exist are left out.
	 * @return list<array<string, mixed>>
	 */
	public static function get_many( array $ids ): array {
		$uses    = self::count_uses( $ids );
		$coupons = array_values( array_filter( array_map( array( self::class, 'get' ), $ids ) ) );

		foreach ( $coupons as $index => $coupon ) {
			$coupons[ $index ]['usage_count'] = max( $coupon['usage_count'], $uses[ $coupon['id'] ] ?? 0 );
		}

		return $coupons;
	}

	/**
	 * Numbers of orders that used coupons, as the Coupons report counts them. Orders of other systems are imported without the
	 * counter of the coupon.
	 *
	 * @param int[] $ids Coupons.
	 * @return array<int, int> By coupon; those without orders are missing.
	 */
	private static function count_uses( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$excluded = Report_Request::get_default_exclusions();
		$rows     = Database::rows(
			'SELECT used.coupon_id, COUNT( * ) AS uses FROM {order_coupon_lookup} used'
				. ' INNER JOIN {order_stats} stats ON stats.order_id = used.order_id WHERE used.coupon_id IN ( %d )'
				. ' AND stats.status NOT IN ( %s ) GROUP BY used.coupon_id',
			array( $ids, $excluded )
		);

		return array_map( 'intval', array_column( $rows, 'uses', 'coupon_id' ) );
	}

	/**
	 * Whether an order used a coupon.
	 */
	public static function is_used( int $id ): bool {
		return array() !== Database::rows( 'SELECT coupon_id AS id FROM {order_coupon_lookup} WHERE coupon_id = %d LIMIT 1', array( $id ) );
	}

	/**
	 * One coupon.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get( int $id ): ?array {
		$post = $id > 0 ? get_post( $id ) : null;

		if ( ! $post instanceof WP_Post || 'shop_coupon' !== $post->post_type ) {
			return null;
		}

		$expires = self::get_text( $id, 'date_expires' );
		$emails  = (array) get_post_meta( $id, 'customer_email', true );
		$is_text = static fn( $email ): bool => is_string( $email ) && '' !== $email;
		$coupon  = array(
			'id'                 => $id,
			'code'               => Text::decode( $post->post_title ),
			'status'             => $post->post_status,
			'discount_type'      => '' === self::get_text( $id, 'discount_type' ) ? 'fixed_cart' : self::get_text( $id, 'discount_type' ),
			'description'        => $post->post_excerpt,
			'usage_count'        => (int) self::get_text( $id, 'usage_count' ),
			'email_restrictions' => array_values( array_filter( $emails, $is_text ) ),
			'used_by'            => array_map( 'strval', (array) get_post_meta( $id, '_used_by' ) ),
			'meta_data'          => Meta_Data::get( $id ),
		)
			+ Dates::format_gmt( 'date_created', $post->post_date_gmt )
			+ Dates::format_gmt( 'date_modified', $post->post_modified_gmt )
			+ Dates::format( 'date_expires', is_numeric( $expires ) ? (int) $expires : null );

		foreach ( self::AMOUNTS as $name => $key ) {
			$coupon[ $name ] = Decimal::of( self::get_text( $id, $key ) )->to_fixed( Settings::get_currency()['precision'] );
		}

		foreach ( self::FLAGS as $name ) {
			$coupon[ $name ] = 'yes' === self::get_text( $id, $name );
		}

		foreach ( self::LIMITS as $name ) {
			$limit           = (int) self::get_text( $id, $name );
			$coupon[ $name ] = $limit > 0 ? $limit : null;
		}

		foreach ( self::LISTS as $name => $key ) {
			$stored          = get_post_meta( $id, $key, true );
			$list            = is_array( $stored ) ? $stored : explode( ',', (string) $stored );
			$coupon[ $name ] = array_values( array_filter( array_map( 'intval', $list ) ) );
		}

		return $coupon;
	}

	/**
	 * Creates or updates a coupon.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( int $id, array $values ): int {
		self::validate( $id, $values );

		$post_values = array_intersect_key( $values, array( 'status' => true ) );

		if ( isset( $values['code'] ) ) {
			$post_values['name'] = Text::trim( $values['code'] );
		}

		if ( isset( $values['description'] ) ) {
			$post_values['short_description'] = $values['description'];
		}

		$id = Post_Writer::save( 'shop_coupon', 0 === $id ? null : get_post( $id ), $post_values );

		self::write_meta( $id, $values );
		Meta_Data::save( $id, $values['meta_data'] ?? array() );
		Change_Queue::mark_changed();
		Change_Queue::flush();

		return $id;
	}

	/**
	 * Deletes a coupon, or moves it to the trash.
	 *
	 * @param bool $force Whether to delete permanently.
	 * @throws Store_Exception When it is already in the trash.
	 */
	public static function delete( int $id, bool $force ): void {
		if ( ! $force && 'trash' === get_post_status( $id ) ) {
			throw new Store_Exception( 'woocommerce_rest_already_trashed', __( 'The coupon has already been deleted.', 'storedeck' ), 410 );
		}

		Post_Writer::delete( $id, $force );
		Change_Queue::mark_changed();
		Change_Queue::flush();
	}

	/**
	 * Id of the coupon with a code. This is not a WP_Query: a filter that hides a
	 * coupon must not make its code available again.
	 *
	 * @param string $code Code, in upper or lower case.
	 * @return int 0 when there is none.
	 */
	public static function get_id_by_code( string $code ): int {
		$codes = Text::get_spellings( Text::trim( $code ) );

		return (int) Database::value(
			"SELECT ID FROM {wp:posts} WHERE post_type = 'shop_coupon' AND post_status = 'publish'"
				. ' AND LOWER( post_title ) IN ( %s ) ORDER BY ID LIMIT 1',
			array( $codes )
		);
	}

	/**
	 * Validates values.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	private static function validate( int $id, array $values ): void {
		// A draft or a coupon in the trash may have the code of another one.
		if ( isset( $values['code'] ) || ( 'publish' === ( $values['status'] ?? '' ) && $id > 0 ) ) {
			$code  = Text::trim( $values['code'] ?? get_post_field( 'post_title', $id, 'raw' ) );
			$other = '' === $code ? 0 : self::get_id_by_code( $code );

			if ( '' === $code || wp_strip_all_tags( $code ) !== $code ) {
				throw Store_Exception::invalid_param( 'code', __( 'Coupon code is required.', 'storedeck' ) );
			}

			if ( 0 !== $other && $id !== $other ) {
				throw new Store_Exception(
					'woocommerce_rest_coupon_code_already_exists',
					__( 'The coupon code already exists.', 'storedeck' )
				);
			}
		}

		$type   = $values['discount_type'] ?? ( $id > 0 ? self::get_text( $id, 'discount_type' ) : 'fixed_cart' );
		$amount = $values['amount'] ?? ( $id > 0 ? self::get_text( $id, 'coupon_amount' ) : '0' );

		if ( 'percent' === $type && Decimal::of( $amount )->compare( Decimal::of( 100 ) ) > 0 ) {
			throw Store_Exception::invalid_param( 'amount', __( 'A percentage discount cannot be higher than 100.', 'storedeck' ) );
		}

		foreach ( array_keys( self::AMOUNTS ) as $name ) {
			if ( 'amount' !== $name || 'percent' !== $type ) {
				Amounts::parse( $name, $values[ $name ] ?? '' );
			}
		}

		Dates::validate( array( 'date_expires', 'date_expires_gmt' ), $values );

		foreach ( $values['email_restrictions'] ?? array() as $email ) {
			if ( ! is_email( str_replace( '*', 'any', $email ) ) ) {
				throw Store_Exception::invalid_param( 'email_restrictions', __( 'Invalid email address.', 'storedeck' ) );
			}
		}
	}

	/**
	 * Writes meta.
	 *
	 * @param array<string, mixed> $values Valid values.
	 */
	private static function write_meta( int $id, array $values ): void {
		if ( isset( $values['discount_type'] ) ) {
			update_post_meta( $id, 'discount_type', $values['discount_type'] );
		}

		foreach ( self::AMOUNTS as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				update_post_meta( $id, $key, $values[ $name ] );
			}
		}

		foreach ( self::FLAGS as $name ) {
			if ( isset( $values[ $name ] ) ) {
				update_post_meta( $id, $name, $values[ $name ] ? 'yes' : 'no' );
			}
		}

		foreach ( self::LIMITS as $name ) {
			if ( array_key_exists( $name, $values ) ) {
				update_post_meta( $id, $name, (string) (int) $values[ $name ] );
			}
		}

		foreach ( self::LISTS as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				$ids = array_values( array_unique( array_map( 'intval', $values[ $name ] ) ) );
				update_post_meta( $id, $key, str_contains( $key, 'categories' ) ? $ids : implode( ',', $ids ) );
			}
		}

		if ( isset( $values['email_restrictions'] ) ) {
			update_post_meta( $id, 'customer_email', wp_slash( $values['email_restrictions'] ) );
		}

		foreach ( array( 'date_expires_gmt' => true, 'date_expires' => false ) as $name => $is_gmt ) {
			if ( array_key_exists( $name, $values ) ) {
				update_post_meta( $id, 'date_expires', (string) Dates::parse( (string) $values[ $name ], $is_gmt ) );
			}
		}
	}

	/**
	 * Meta value as a string.
	 */
	private static function get_text( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );

		return is_scalar( $value ) ? (string) $value : '';
	}
}
