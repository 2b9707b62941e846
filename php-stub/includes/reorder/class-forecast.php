<?php

namespace Storedeck\Reorder;

defined( 'ABSPATH' ) || exit;

/**
 * What an item will sell, as ranges, from what it sold in each week of a period. Computes only.
 *
 * The number sold in a time has a negative binomial distribution: a Poisson process whose rate is only known as well as the
 * sales of the period tell. Its variance has three parts (Forecast::get_variance()):
 *
 * - Sales of a time vary more than those of a Poisson process by a factor, because a customer buys several items at once. It
 *   is Pearson's chi-square of the weeks by its degrees of freedom (McCullagh and Nelder, Generalized Linear Models, 4.5). A
 *   single item has too few weeks for it, so it is drawn towards that of all items.
 * - The rate was estimated from a period of limited length, which adds the share of the horizon in the period. Together they
 *   are, with a factor of one, the posterior prediction of a gamma-Poisson model (Gelman et al., Bayesian Data Analysis, 2.6).
 * - Rates drift: with the season, with what is in fashion. A random walk of the rate (the local level model; Durbin and
 *   Koopman, Time Series Analysis by State Space Methods, 2) makes averages of adjacent times of the lengths a and b differ
 *   with a variance of ( a + b ) / 3 of that of a day. That of a day is estimated from the halves of the period of all items.
 *
 * Trends are left out: with that of the last four weeks of the store, ranges of the backtest were as wide and held as often.
 * So are weekdays: most horizons are about whole weeks.
 *
 * @see ForecastBacktestTest for how often the ranges are right.
 */
final class Forecast {

	/** Fewest items sold, and days of sales, from which anything can be said. */
	public const MIN_SOLD = 5;
	public const MIN_DAYS = 14;

	/** Probability of the ranges. Four of five are right. */
	private const COVERAGE = 0.8;

	/** Probability that an order is enough, and days beyond which a range has no end. */
	public const SAFETY   = 0.9;
	public const MAX_DAYS = 365;

	/** Weight, in weeks, of the dispersion of all items in that of one. */
	private const SHARED_WEEKS = 20;

	/** Largest variance of a rate by drift, relative to the square of the rate. */
	private const MAX_DRIFT = 0.5;

	/** Coefficients of Lanczos' approximation of the gamma function (g = 7). */
	private const LANCZOS = array(
		0.99999999999980993,
		676.5203681218851,
		-1259.1392167224028,
		771.32342877765313,
		-176.61502916214059,
		12.507343278686905,
		-0.13857109526572012,
		9.9843695780195716e-6,
		1.5056327351493116e-7,
	);

	/**
	 * @param float $rate       Items sold per day.
	 * @param float $days       Days of the period.
	 * @param float $dispersion Variance of the number sold in a time by its mean, more than 1.
	 * @param float $drift      Variance of the change of the rate in a day, relative to the square of the rate.
	 */
	public function __construct( public readonly float $rate, private float $days, private float $dispersion, private float $drift = 0.0 ) {
	}

	/**
	 * The forecasts of items of one store, which share what a single one cannot tell.
	 *
	 * @param array<int, list<array{0: float, 1: float}>> $weeks By id: items sold, less returned ones, and days of each week
	 *                                                           in which they could be.
	 * @return array<int, self> By id, without those that sold too little to say.
	 */
	public static function fit( array $weeks ): array {
		$items = array();

		foreach ( $weeks as $id => $of_item ) {
			$sold = array_sum( array_column( $of_item, 0 ) );
			$days = array_sum( array_column( $of_item, 1 ) );

			if ( $sold >= self::MIN_SOLD && $days >= self::MIN_DAYS ) {
				$items[ $id ] = array( $sold / $days, $days, self::get_chi_square( $of_item, $sold / $days ), count( $of_item ) - 1 );
			}
		}

		$chi_square = array_sum( array_column( $items, 2 ) );
		$freedom    = array_sum( array_column( $items, 3 ) );
		$shared     = max( 1.0, $chi_square / max( 1, $freedom ) );
		$drift      = self::get_drift( array_intersect_key( $weeks, $items ), $shared );

		return array_map(
			static fn( array $item ): self => new self(
				$item[0],
				$item[1],
				max( 1.0001, ( $item[2] + self::SHARED_WEEKS * $shared ) / ( $item[3] + self::SHARED_WEEKS ) ),
				$drift
			),
			$items
		);
	}

	/**
	 * Pearson's chi-square of the weeks of an item.
	 *
	 * @param list<array{0: float, 1: float}> $weeks Weeks.
	 */
	private static function get_chi_square( array $weeks, float $rate ): float {
		$sum = 0.0;

		foreach ( $weeks as list( $sold, $days ) ) {
			$sum += ( $sold - $rate * $days ) ** 2 / ( $rate * $days );
		}

		return $sum;
	}

	/**
	 * Variance of the change of a rate in a day: what the halves of the period differ more than chance explains.
	 *
	 * @param array<int, list<array{0: float, 1: float}>> $weeks Weeks by id.
	 */
	private static function get_drift( array $weeks, float $dispersion ): float {
		$excess = 0.0;
		$scale  = 0.0;

		foreach ( $weeks as $of_item ) {
			list( $first, $second ) = array_map(
				static fn( array $half ): array => array( array_sum( array_column( $half, 0 ) ), array_sum( array_column( $half, 1 ) ) ),
				array( array_slice( $of_item, 0, intdiv( count( $of_item ), 2 ) ), array_slice( $of_item, intdiv( count( $of_item ), 2 ) ) )
			);

			$days   = $first[1] + $second[1];
			$rate   = ( $first[0] + $second[0] ) / $days;
			$chance = $dispersion * $rate * ( 1 / $first[1] + 1 / $second[1] );
			// Items that sell more tell more.
			$weight  = $days ** 2;
			$excess += $weight * ( ( $first[0] / $first[1] - $second[0] / $second[1] ) ** 2 - $chance );
			$scale  += $weight * $rate ** 2 * $days / 3;
		}

		return $scale > 0 ? max( 0.0, $excess / $scale ) : 0.0;
	}

	/**
	 * The shortest range that holds the number sold in some days, and the average.
	 *
	 * @return array{low: int, expected: float, high: int}
	 */
	public function get_sold( float $days ): array {
		$mean = $this->rate * $days;

		// A delivery on the same day.
		if ( $mean <= 0 ) {
			return array( 'low' => 0, 'expected' => 0.0, 'high' => 0 );
		}

		$shape = $this->get_shape( $days );
		$share = $shape / ( $shape + $mean );
		$low   = (int) max( 0, floor( ( $shape - 1 ) * ( 1 - $share ) / $share ) );
		$high  = $low;
		$at    = static fn( int $sold ): float => exp(
			self::log_gamma( $shape + $sold ) - self::log_gamma( $shape ) - self::log_gamma( $sold + 1 )
			+ $shape * log( $share ) + $sold * log( 1 - $share )
		);

		$total = $at( $low );
		$below = $low > 0 ? $at( $low - 1 ) : 0.0;
		$above = $at( $high + 1 );

		// From the most likely number to what is nearest to the coverage, the more likely side first.
		while ( $total < self::COVERAGE ) {
			$next = max( $below, $above );

			if ( $next <= 0.0 || ( $total > 0.5 && $total + $next - self::COVERAGE > self::COVERAGE - $total ) ) {
				break;
			}

			$total += $next;

			if ( $below > $above ) {
				--$low;
				$below *= $low / ( ( $shape + $low - 1 ) * ( 1 - $share ) );
			} else {
				++$high;
				$above *= ( $shape + $high ) / ( $high + 1 ) * ( 1 - $share );
			}
		}

		return array( 'low' => $low, 'expected' => $mean, 'high' => $high );
	}

	/**
	 * The whole days until a stock is sold, as a range whose ends one of ten cases is before or after.
	 *
	 * @return array{low: int, high: int|null} Without an end beyond MAX_DAYS.
	 */
	public function get_days_left( float $stock ): array {
		$tail = ( 1 - self::COVERAGE ) / 2;

		return array(
			'low'  => max( 0, ( $this->find_day( $stock, $tail ) ?? self::MAX_DAYS + 1 ) - 1 ),
			'high' => $this->find_day( $stock, 1 - $tail ),
		);
	}

	/**
	 * The smallest number that is enough for some days, as likely as SAFETY.
	 */
	public function get_enough( float $days ): int {
		$low  = 0;
		$high = 8;

		while ( $this->get_probability( $days, $high + 1 ) > 1 - self::SAFETY ) {
			$high *= 2;
		}

		while ( $low < $high ) {
			$middle = intdiv( $low + $high, 2 );

			if ( $this->get_probability( $days, $middle + 1 ) <= 1 - self::SAFETY ) {
				$high = $middle;
			} else {
				$low = $middle + 1;
			}
		}

		return $low;
	}

	/**
	 * Probability that at least a number is sold in some days. The tail of a negative binomial distribution is an incomplete
	 * beta function (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.5.26).
	 */
	public function get_probability( float $days, float $number ): float {
		if ( $number <= 0 || $days <= 0 ) {
			return $number <= 0 ? 1.0 : 0.0;
		}

		$mean  = $this->rate * $days;
		$shape = $this->get_shape( $days );

		return self::get_beta( $mean / ( $mean + $shape ), $number, $shape );
	}

	/**
	 * The day by whose end a stock is sold with a probability.
	 *
	 * @return int|null Null if that takes longer than MAX_DAYS.
	 */
	private function find_day( float $stock, float $probability ): ?int {
		$low  = 0;
		$high = self::MAX_DAYS;

		if ( $this->get_probability( $high, $stock ) < $probability ) {
			return null;
		}

		while ( $high > $low ) {
			$middle = intdiv( $low + $high, 2 );

			if ( $this->get_probability( $middle, $stock ) < $probability ) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}

		return $high;
	}

	/**
	 * Shape of the negative binomial distribution of the number sold in some days: mean² / ( variance - mean ).
	 */
	private function get_shape( float $days ): float {
		$mean = $this->rate * $days;

		return $mean ** 2 / ( $this->get_variance( $days ) - $mean );
	}

	/**
	 * Variance of the number sold in some days.
	 */
	private function get_variance( float $days ): float {
		$mean = $this->rate * $days;

		return $this->dispersion * $mean * ( 1 + $days / $this->days )
			+ min( self::MAX_DRIFT, $this->drift * ( $this->days + $days ) / 3 ) * $mean ** 2;
	}

	/**
	 * The regularized incomplete beta function, by its continued fraction (Press et al., Numerical Recipes, 6.4).
	 */
	private static function get_beta( float $x, float $a, float $b ): float {
		if ( $x > ( $a + 1 ) / ( $a + $b + 2 ) ) {
			return 1 - self::get_beta( 1 - $x, $b, $a );
		}

		$front = exp(
			self::log_gamma( $a + $b ) - self::log_gamma( $a ) - self::log_gamma( $b ) + $a * log( $x ) + $b * log( 1 - $x )
		) / $a;

		$not_zero = static fn( float $value ): float => abs( $value ) < 1e-300 ? 1e-300 : $value;

		$c      = 1.0;
		$d      = 1 / $not_zero( 1 - ( $a + $b ) * $x / ( $a + 1 ) );
		$result = $d;

		for ( $step = 1; $step <= 1000; ++$step ) {
			foreach ( array(
				$step * ( $b - $step ) * $x / ( ( $a + 2 * $step - 1 ) * ( $a + 2 * $step ) ),
				-( $a + $step ) * ( $a + $b + $step ) * $x / ( ( $a + 2 * $step ) * ( $a + 2 * $step + 1 ) ),
			) as $term ) {
				$d       = 1 / $not_zero( 1 + $term * $d );
				$c       = $not_zero( 1 + $term / $c );
				$result *= $c * $d;
			}

			if ( abs( $c * $d - 1 ) < 1e-10 ) {
				break;
			}
		}

		return $front * $result;
	}

	/**
	 * Logarithm of the gamma function of a number above 0.
	 */
	private static function log_gamma( float $x ): float {
		if ( $x < 0.5 ) {
			return log( M_PI / sin( M_PI * $x ) ) - self::log_gamma( 1 - $x );
		}

		$sum = self::LANCZOS[0];

		for ( $index = 1; $index < 9; ++$index ) {
			$sum += self::LANCZOS[ $index ] / ( $x - 1 + $index );
		}

		return 0.5 * log( 2 * M_PI ) + ( $x - 0.5 ) * log( $x + 6.5 ) - ( $x + 6.5 ) + log( $sum );
	}
}
