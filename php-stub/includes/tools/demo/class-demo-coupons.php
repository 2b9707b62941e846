<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use DateTimeImmutable;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Reads data/coupons.json and applies coupons to orders. Coupons are identified
 * by their index in the file.
 */
final class Demo_Coupons {
	/** Of 1,000 orders, those with a coupon. */
	private const USAGE = 130;

	/** Of 1,000 orders on Black Friday, those with a coupon. */
	private const BLACK_FRIDAY_USAGE = 420;

	/** Of 1,000 orders with a coupon, those with a second one. */
	private const SECOND = 70;

	/** @var list<string> Codes by index. */
	public readonly array $codes;

	/**
	 * Coupons: type, amount, weight, months, minimum order, category, whether
	 * shipping is free, and description.
	 *
	 * @var list<array{string, int, int, list<int>, int, string, bool, string}>
	 */
	private array $coupons;

	public function __construct() {
		$file          = Demo_Data::read( 'coupons' );
		$this->codes   = array_map( 'strval', array_keys( $file ) );
		$this->coupons = array_values( $file );
	}

	/**
	 * Writes all coupons.
	 *
	 * @param array<int, int> $uses  Number of orders by index of the coupon.
	 * @param int             $start Timestamp of the first day.
	 */
	public function write( Demo_Post_Writer $posts, array $uses, int $first, int $start ): void {
		foreach ( $this->coupons as $index => list( $type, $amount, , , $minimum, , $free, $description ) ) {
			$metas = array(
				'discount_type'  => $type,
				'coupon_amount'  => 'percent' === $type ? (string) $amount : Decimal::of_units( $amount, Decimal::CENTS )->to_string(),
				'individual_use' => 'no',
				'usage_limit'    => '0',
				'usage_count'    => (string) ( $uses[ $index ] ?? 0 ),
				'free_shipping'  => $free ? 'yes' : 'no',
				'minimum_amount' => 0 === $minimum ? '' : Decimal::of_units( $minimum, Decimal::CENTS )->to_string(),
			);
			$more  = array( 'post_excerpt' => $description );
			$posts->write( $first + $index, 'shop_coupon', $this->codes[ $index ], $start - ( 30 - $index ) * 86400, $metas, $more );
		}
	}

	/**
	 * Applies coupons to an order, if the customer has any.
	 *
	 * @param array<string, mixed> $order Order with its lines.
	 * @return array<string, mixed> Order with the discounts by index of the coupon, and is_shipping_free.
	 */
	public function apply( array $order, Seeded_Random $random, DateTimeImmutable $day, bool $is_black_friday ): array {
		if ( ! $random->chance( $is_black_friday ? self::BLACK_FRIDAY_USAGE : self::USAGE ) ) {
			return $order;
		}
		$weights = $this->get_weights( $order, (int) $day->format( 'n' ) );
		for ( $number = $random->chance( self::SECOND ) ? 2 : 1; $number > 0 && array_sum( $weights ) > 0; --$number ) {
			$index             = (int) $random->pick_weighted( $weights );
			$weights[ $index ] = 0;
			$before            = array_column( $order['lines'], 'total' );
			$order['lines']    = self::apply_discount( $order['lines'], $this->coupons[ $index ] );

			$order['coupons'][ $index ] = Decimal::sum( $before )->minus( Decimal::sum( array_column( $order['lines'], 'total' ) ) );
			$order['is_shipping_free']  = $order['is_shipping_free'] || $this->coupons[ $index ][6];
		}
		return $order;
	}

	/**
	 * Weights of the coupons that are valid for an order, by index.
	 *
	 * @param int $month Month from 1 to 12.
	 */
	private function get_weights( array $order, int $month ): array {
		$weights = array();
		$net     = Decimal::sum( array_column( $order['lines'], 'total' ) )->to_units( Decimal::CENTS );
		$sold    = array_column( array_column( $order['lines'], 'product' ), 'category' );
		foreach ( $this->coupons as $index => list( , , $weight, $months, $minimum, $category ) ) {
			$is_sold = '' === $category || in_array( $category, $sold, true );
			if ( $is_sold && $net >= $minimum && in_array( $month, $months ?: array( $month ), true ) ) {
				$weights[ $index ] = $weight;
			}
		}
		return $weights;
	}

	/**
	 * Subtracts the discount of a coupon from the lines that it applies to.
	 *
	 * @param list<array<string, mixed>> $lines  Lines.
	 * @param array<int, mixed>          $coupon Coupon, as in the file.
	 */
	private static function apply_discount( array $lines, array $coupon ): array {
		list( $type, $amount, , , , $category ) = $coupon;

		$value  = 'percent' === $type ? Decimal::of( $amount ) : Decimal::of_units( $amount, Decimal::CENTS );
		$is_for = static fn( array $line ): bool => in_array( $category, array( '', $line['product']['category'] ), true );
		$chosen = array_filter( $lines, $is_for );
		$totals = array_map( static fn( array $line ): Decimal => $line['total'], $chosen );
		$parts  = 'fixed_cart' === $type ? Decimal::min( $value, Decimal::sum( $totals ) )->split( $totals ) : array();
		foreach ( $chosen as $position => $line ) {
			$part = match ( $type ) {
				'percent'       => $line['total']->percentage( $value, Decimal::CENTS ),
				'fixed_product' => Decimal::min( $line['total'], $value->times( $line['quantity'] ) ),
				default         => $parts[ $position ],
			};

			$lines[ $position ]['total'] = $line['total']->minus( $part );
		}
		return $lines;
	}
}
