<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * What rows of the coupons report have of their coupons.
 */
final class Coupon_Info {

	/**
	 * Codes, dates and types.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows with `coupon_id`.
	 * @return array<int, array<string, string>>
	 */
	public static function find( array $rows ): array {
		$ids   = array_column( $rows, 'coupon_id' );
		$codes = Labels::find( 'coupon', $ids );

		_prime_post_caches( $ids, false, true );

		return array_map( static fn( int $id ): array => array( 'code' => $codes[ $id ] ) + self::get_coupon( $id ), $ids );
	}

	/** @return array<string, string> Data of a coupon; empty strings if it was deleted. */
	private static function get_coupon( int $id ): array {
		$post    = get_post( $id );
		$expires = null === $post ? '' : get_post_meta( $id, 'date_expires', true );
		$expires = is_numeric( $expires ) ? (int) $expires : 0;

		return array(
			'date_created'     => null === $post ? '' : mysql_to_rfc3339( $post->post_date ),
			'date_created_gmt' => null === $post ? '' : mysql_to_rfc3339( $post->post_date_gmt ),
			'date_expires'     => 0 === $expires ? '' : (string) wp_date( 'Y-m-d\TH:i:s', $expires ),
			'date_expires_gmt' => 0 === $expires ? '' : gmdate( 'Y-m-d\TH:i:s', $expires ),
			'discount_type'    => null === $post ? __( 'N/A', 'storedeck' ) : (string) get_post_meta( $id, 'discount_type', true ),
		);
	}
}
