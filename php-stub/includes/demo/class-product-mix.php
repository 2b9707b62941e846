<?php
/**
 * Draws the products of orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Draws products by popularity, season and launch date.
 */
final class Product_Mix {
	/** Month of the lists below, 'YYYY-MM'. */
	private string $month = '';

	/**
	 * Products that are sold in the month.
	 *
	 * @var list<array<string, mixed>>
	 */
	private array $products = array();

	/**
	 * Cumulative weights of the products.
	 *
	 * @var list<int>
	 */
	private array $totals = array();

	/**
	 * Stores the catalog.
	 *
	 * @param Demo_Catalog $catalog Products.
	 */
	public function __construct( private Demo_Catalog $catalog ) {
	}

	/**
	 * Sets the day of the next orders. Days must be set in chronological order.
	 *
	 * @param string $day       'YYYY-MM-DD'.
	 * @param int    $timestamp Timestamp of the start of the day.
	 */
	public function set_day( string $day, int $timestamp ): void {
		if ( substr( $day, 0, 7 ) === $this->month ) {
			return;
		}
		$this->month    = substr( $day, 0, 7 );
		$this->products = array();
		$this->totals   = array();
		$sum            = 0;
		foreach ( $this->catalog->products as $product ) {
			if ( $product['launched'] < $timestamp ) {
				$sum += $product['popularity'] * $this->catalog->categories[ $product['category'] ][2][ (int) substr( $day, 5, 2 ) - 1 ];

				$this->products[] = $product;
				$this->totals[]   = $sum;
			}
		}
	}

	/**
	 * Draws a product of the month.
	 *
	 * @param Seeded_Random $random Random numbers.
	 * @return array<string, mixed>
	 */
	public function draw( Seeded_Random $random ): array {
		return $this->products[ $random->pick_index( $this->totals ) ];
	}
}
