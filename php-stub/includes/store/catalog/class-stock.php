<?php
/**
 * Stock of a product or variation.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * How many pieces there are and whether they can be bought.
 */
final class Stock {

	/**
	 * What the status can be.
	 */
	public const STATUSES = array( 'instock', 'outofstock', 'onbackorder' );

	/**
	 * Takes the facts.
	 *
	 * @param int|null $quantity Pieces; null where nobody counts them.
	 * @param string   $status   One of STATUSES.
	 */
	public function __construct( public readonly ?int $quantity, public readonly string $status ) {
	}

	/**
	 * Stock of an item. A variation that does not count its own pieces shares
	 * those of its product, when that one counts.
	 *
	 * @param Catalog_Item      $item   Product or variation.
	 * @param Catalog_Item|null $parent Product of a variation.
	 */
	public static function of( Catalog_Item $item, ?Catalog_Item $parent = null ): self {
		$counter = ! $item->is( '_manage_stock' ) && $parent && $parent->is( '_manage_stock' ) ? $parent : $item;
		$status  = $counter->text( '_stock_status', 'instock' );

		return new self(
			$counter->is( '_manage_stock' ) ? $counter->number( '_stock', 0 ) : null,
			in_array( $status, self::STATUSES, true ) ? $status : 'instock'
		);
	}

	/**
	 * The status that follows from the number of pieces.
	 *
	 * @param int    $quantity   Pieces.
	 * @param string $backorders no, notify or yes.
	 * @param int    $none       Number of pieces at which nothing is left to sell.
	 */
	public static function status_for( int $quantity, string $backorders, int $none ): string {
		if ( $quantity > $none ) {
			return 'instock';
		}

		return 'no' === $backorders ? 'outofstock' : 'onbackorder';
	}

	/**
	 * Number of pieces at which the shop has nothing left to sell.
	 */
	public static function no_stock_amount(): int {
		return self::setting( 'woocommerce_notify_no_stock_amount', 0 );
	}

	/**
	 * Number of pieces from which on stock is low, where a product has no own.
	 */
	public static function low_stock_amount(): int {
		return self::setting( 'woocommerce_notify_low_stock_amount', 2 );
	}

	/**
	 * A number of the shop's settings.
	 *
	 * @param string $name    Option.
	 * @param int    $missing Number when there is none.
	 */
	private static function setting( string $name, int $missing ): int {
		$value = get_option( $name, $missing );

		return is_numeric( $value ) ? (int) $value : $missing;
	}
}
