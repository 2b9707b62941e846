<?php
/**
 * Coupons of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use Storedeck\Common\Text;
use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Reads data/coupons.php and applies coupons to orders. Coupons are identified
 * by their index in the file.
 */
final class Demo_Coupons {
	/** Of 1,000 orders, those with a coupon. */
	private const USAGE = 130;

	/** Of 1,000 orders on Black Friday, those with a coupon. */
	private const BLACK_FRIDAY_USAGE = 420;

	/** Of 1,000 orders with a coupon, those with a second one. */
	private const SECOND = 70;

	/**
	 * Codes by index.
	 *
	 * @var list<string>
	 */
	public readonly array $codes;

	/**
	 * Coupons: type, amount, weight, months, minimum order, category, whether
	 * shipping is free, and description.
	 *
	 * @var list<array{string, int, int, list<int>, int, string, bool, string}>
	 */
	public readonly array $coupons;

	/**
	 * Reads the file.
	 */
	public function __construct() {
		$file          = require __DIR__ . '/data/coupons.php';
		$this->codes   = array_map( 'strval', array_keys( $file ) );
		$this->coupons = array_values( $file );
	}

	/**
	 * Coupon ids by code in lower case.
	 *
	 * @param int $first Id of the first coupon.
	 * @return array<string, int>
	 */
	public function get_ids( int $first ): array {
		$ids = array();
		foreach ( $this->codes as $index => $code ) {
			$ids[ Text::lower( $code ) ] = $first + $index;
		}
		return $ids;
	}

	/**
	 * Applies coupons to an order, if the customer has any.
	 *
	 * @param Demo_Order        $order           Order with its lines.
	 * @param Seeded_Random     $random          Random numbers.
	 * @param DateTimeImmutable $day             Day of the order.
	 * @param bool              $is_black_friday Whether it is Black Friday.
	 * @return bool Whether a coupon grants free shipping.
	 */
	public function apply( Demo_Order $order, Seeded_Random $random, DateTimeImmutable $day, bool $is_black_friday ): bool {
		if ( ! $random->chance( $is_black_friday ? self::BLACK_FRIDAY_USAGE : self::USAGE ) ) {
			return false;
		}
		$weights = $this->get_weights( $order, (int) $day->format( 'n' ) );
		$free    = false;
		for ( $number = $random->chance( self::SECOND ) ? 2 : 1; $number > 0 && array_sum( $weights ) > 0; --$number ) {
			$index                    = (int) $random->pick_weighted( $weights );
			$weights[ $index ]        = 0;
			$order->coupons[ $index ] = $this->apply_discount( $order, $this->coupons[ $index ] );
			$free                     = $free || $this->coupons[ $index ][6];
		}
		return $free;
	}

	/**
	 * Weights of the coupons that are valid for an order.
	 *
	 * @param Demo_Order $order Order.
	 * @param int        $month Month from 1 to 12.
	 * @return array<int, int> By index of the coupon.
	 */
	private function get_weights( Demo_Order $order, int $month ): array {
		$weights = array();
		$net     = $order->get_net_total()->to_units( Decimal::CENTS );
		foreach ( $this->coupons as $index => list( , , $weight, $months, $minimum, $category ) ) {
			$in_month = ! $months || in_array( $month, $months, true );
			if ( $in_month && $net >= $minimum && $this->get_lines( $order, $category ) ) {
				$weights[ $index ] = $weight;
			}
		}
		return $weights;
	}

	/**
	 * Lines that a coupon applies to.
	 *
	 * @param Demo_Order $order    Order.
	 * @param string     $category Slug of the category that the coupon is limited to, or empty.
	 * @return list<Demo_Order_Line>
	 */
	private function get_lines( Demo_Order $order, string $category ): array {
		return array_values(
			array_filter(
				$order->lines,
				static fn( Demo_Order_Line $line ): bool => '' === $category || $line->product->category === $category
			)
		);
	}

	/**
	 * Subtracts the discount of a coupon from the lines.
	 *
	 * @param Demo_Order               $order  Order.
	 * @param array<int|string, mixed> $coupon Coupon, as in the file.
	 * @return Decimal Discount.
	 */
	private function apply_discount( Demo_Order $order, array $coupon ): Decimal {
		list( $type, $amount, , , , $category ) = $coupon;

		$lines  = $this->get_lines( $order, $category );
		$totals = array_column( $lines, 'total' );
		$value  = 'percent' === $type ? Decimal::of( $amount ) : Decimal::of_units( $amount, Decimal::CENTS );
		$parts  = match ( $type ) {
			'percent'       => array_map( static fn( Decimal $total ): Decimal => $total->percentage( $value, Decimal::CENTS ), $totals ),
			'fixed_product' => array_map(
				static fn( Demo_Order_Line $line ): Decimal => Decimal::min( $line->total, $value->times( $line->quantity ) ),
				$lines
			),
			default         => Decimal::min( $value, Decimal::sum( $totals ) )->split( $totals ),
		};
		foreach ( $lines as $position => $line ) {
			$line->discount = $line->discount->plus( $parts[ $position ] );
			$line->total    = $line->total->minus( $parts[ $position ] );
		}
		return Decimal::sum( $parts );
	}
}
