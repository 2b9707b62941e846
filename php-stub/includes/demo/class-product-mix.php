<?php
/**
 * Assortment: which articles sell in a month.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Draws articles by popularity, season and launch.
 */
final class Product_Mix {
	/** The month for which the lists below hold, 'YYYY-MM'. */
	private string $month = '';

	/**
	 * Products on sale in that month.
	 *
	 * @var list<Demo_Product>
	 */
	private array $products = array();

	/**
	 * Running totals of their weights.
	 *
	 * @var list<int>
	 */
	private array $totals = array();

	/**
	 * Draws from a catalogue.
	 *
	 * @param Demo_Catalog $catalogue What there is.
	 */
	public function __construct( private Demo_Catalog $catalogue ) {
	}

	/**
	 * Turns to a day; ask in the order of time.
	 *
	 * @param string $day    'YYYY-MM-DD'.
	 * @param int    $moment Its first moment.
	 */
	public function turn_to( string $day, int $moment ): void {
		if ( substr( $day, 0, 7 ) === $this->month ) {
			return;
		}
		$this->month    = substr( $day, 0, 7 );
		$this->products = array();
		$this->totals   = array();
		$month          = (int) substr( $day, 5, 2 ) - 1;
		$sum            = 0;
		foreach ( $this->catalogue->products as $product ) {
			if ( $product->launched < $moment ) {
				$sum             += $product->popularity * $this->catalogue->categories[ $product->category ][2][ $month ];
				$this->products[] = $product;
				$this->totals[]   = $sum;
			}
		}
	}

	/**
	 * One article of the month.
	 *
	 * @param Seeded_Random $random Source of chance.
	 */
	public function draw( Seeded_Random $random ): Demo_Product {
		return $this->products[ $random->position( $this->totals ) ];
	}
}
