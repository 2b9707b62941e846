<?php
/**
 * Coupon book: the coupons and what they take off.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;
use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * The coupons of the coupon file, addressed by their position in it.
 */
final class Demo_Coupons {
	/** How many of 1,000 orders come with a coupon. */
	private const USED = 130;

	/** The same on Black Friday. */
	private const USED_ON_BLACK_FRIDAY = 420;

	/** How many of 1,000 orders with a coupon bring a second one. */
	private const SECOND = 70;

	/**
	 * Codes.
	 *
	 * @var list<string>
	 */
	public readonly array $codes;

	/**
	 * Coupons: type, amount, weight, months, least order, category, free shipping, description.
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
	 * Writes coupons, if the customer has any, into an order.
	 *
	 * @param Demo_Order             $order        Its lines are there.
	 * @param Seeded_Random            $random       Source of chance.
	 * @param DateTimeImmutable $day          Day of the order.
	 * @param bool              $black_friday Whether it is Black Friday.
	 * @return bool Whether one of them frees from shipping costs.
	 */
	public function apply( Demo_Order $order, Seeded_Random $random, DateTimeImmutable $day, bool $black_friday ): bool {
		if ( ! $random->chance( $black_friday ? self::USED_ON_BLACK_FRIDAY : self::USED ) ) {
			return false;
		}
		$weights = $this->usable( $order, (int) $day->format( 'n' ) );
		$free    = false;
		for ( $number = $random->chance( self::SECOND ) ? 2 : 1; $number > 0 && array_sum( $weights ) > 0; --$number ) {
			$index                    = (int) $random->weighted( $weights );
			$weights[ $index ]        = 0;
			$order->coupons[ $index ] = $this->take_off( $order, $this->coupons[ $index ] );
			$free                     = $free || $this->coupons[ $index ][6];
		}
		return $free;
	}

	/**
	 * Weights of the coupons that hold for an order.
	 *
	 * @param Demo_Order $order Order.
	 * @param int   $month 1 to 12.
	 * @return array<int, int>
	 */
	private function usable( Demo_Order $order, int $month ): array {
		$weights = array();
		$net     = $order->net()->to_units( Decimal::CENTS );
		foreach ( $this->coupons as $index => list( , , $weight, $months, $least, $category ) ) {
			$in_month = ! $months || in_array( $month, $months, true );
			if ( $in_month && $net >= $least && $this->lines( $order, $category ) ) {
				$weights[ $index ] = $weight;
			}
		}
		return $weights;
	}

	/**
	 * Lines that a coupon reaches.
	 *
	 * @param Demo_Order  $order    Order.
	 * @param string $category Category that the coupon is bound to, or empty.
	 * @return list<Demo_Order_Line>
	 */
	private function lines( Demo_Order $order, string $category ): array {
		return array_values(
			array_filter(
				$order->lines,
				static fn( Demo_Order_Line $line ): bool => '' === $category || $line->product->category === $category
			)
		);
	}

	/**
	 * Takes a coupon's discount off the lines.
	 *
	 * @param Demo_Order                   $order  Order.
	 * @param array<int|string, mixed> $coupon As the file has it.
	 * @return Decimal Discount.
	 */
	private function take_off( Demo_Order $order, array $coupon ): Decimal {
		list( $type, $amount, , , , $category ) = $coupon;

		$lines  = $this->lines( $order, $category );
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
