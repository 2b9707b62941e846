<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stores in a coupon item which coupon it is. Its name is the code at the time
 * of the order, which can be changed, deleted or given to another coupon later.
 */
final class Coupon_Item {

	/**
	 * Meta keys: a JSON list of id, code, type (null for a fixed discount of the
	 * cart) and amount; and, of earlier orders, a serialized array with the id.
	 */
	public const INFO = 'coupon_info';
	public const DATA = 'coupon_data';

	/**
	 * First id of coupons that are known by their code only. Posts do not get there, and JavaScript has exact numbers up
	 * to twice as much.
	 */
	public const FIRST_OF_CODES = 2 ** 52;

	/**
	 * Meta of an item.
	 *
	 * @return array<string, string>
	 */
	public static function create_meta( array $coupon ): array {
		$type = $coupon['discount_type'];
		$info = array( $coupon['id'], $coupon['code'], 'fixed_cart' === $type ? null : $type, (float) $coupon['amount'] );

		return array( self::INFO => (string) wp_json_encode( $coupon['free_shipping'] ? array( ...$info, true ) : $info ) );
	}

	/**
	 * The part of an item's meta that says which coupon it is.
	 *
	 * @param array<string, string> $meta Meta of an item.
	 * @return array<string, string>
	 */
	public static function get_meta( array $meta ): array {
		return array_intersect_key( $meta, array_flip( array( self::INFO, self::DATA ) ) );
	}

	/**
	 * Id of the coupon of an item.
	 *
	 * @return int 0 when unknown.
	 */
	public static function get_id( array $meta ): int {
		$info = json_decode( (string) ( $meta[ self::INFO ] ?? '' ), true );

		if ( is_array( $info ) && is_numeric( $info[0] ?? null ) ) {
			return (int) $info[0];
		}

		// The id is first. The rest has objects, such as dates, that must not be created.
		return preg_match( '/^a:\d+:\{s:2:"id";i:(\d+);/', (string) ( $meta[ self::DATA ] ?? '' ), $found ) ? (int) $found[1] : 0;
	}

	/**
	 * The terms of a coupon at the time of the order.
	 *
	 * @param Decimal                   $discount Its discount, which counts where no amount is known.
	 * @param array<string, mixed>|null $coupon   The coupon if it exists, whose terms count where the meta has none.
	 * @return array{discount_type: string, amount: string}
	 */
	public static function get_terms( array $meta, Decimal $discount, ?array $coupon ): array {
		$info   = json_decode( (string) ( $meta[ self::INFO ] ?? '' ), true );
		$amount = is_array( $info ) && is_numeric( $info[3] ?? null ) ? $info[3] : null;

		if ( null === $amount && null !== $coupon ) {
			return array( 'discount_type' => $coupon['discount_type'], 'amount' => $coupon['amount'] );
		}

		return array(
			'discount_type' => $amount > 0 ? (string) ( $info[2] ?? 'fixed_cart' ) : 'fixed_cart',
			'amount'        => $amount > 0 ? (string) $amount : $discount->to_string(),
		);
	}

	/**
	 * Id of a coupon that is known by its code only: it was deleted, or never was a post. The same code always has the
	 * same one.
	 */
	public static function get_id_of_code( string $code ): int {
		return self::FIRST_OF_CODES + (int) hexdec( substr( md5( Text::lower( $code ) ), 0, 13 ) );
	}
}
