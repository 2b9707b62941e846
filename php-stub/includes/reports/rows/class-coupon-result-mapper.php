<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Reports\Group_Mapper;
use Storedeck\Reports\Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Adds codes, dates and types to rows of the coupons report.
 */
final class Coupon_Result_Mapper implements Group_Mapper {

	public static function map( array $rows, array $params ): array {
		if ( empty( $params['extended_info'] ) || array() === $rows ) {
			return $rows;
		}

		$ids   = array_column( $rows, 'coupon_id' );
		$codes = Labels::find( 'coupon', $ids );

		_prime_post_caches( $ids, false, true );

		foreach ( $rows as $index => $row ) {
			$rows[ $index ]['extended_info'] = array( 'code' => $codes[ $row['coupon_id'] ] ) + self::get_coupon( $row['coupon_id'] );
		}

		return $rows;
	}

	/** By `code`. */
	public static function get_sort_values( string $key, array $ids, array $params ): array {
		$codes = Labels::find( 'coupon', array_column( $ids, 'coupon_id' ) );

		return array_map( static fn( array $row ): string => Product_Result_Mapper::to_sort_key( $codes[ $row['coupon_id'] ] ), $ids );
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
