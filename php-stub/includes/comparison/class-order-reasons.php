<?php
/**
 * Why orders are counted differently.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Store\Settings;
use Storedeck\Views\Data_State;
use Storedeck\Views\Other_Currencies;
use Storedeck\Woocommerce\Scheduled_Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable Generic.Files.LineLength -- A text is one string.

/**
 * Compares the rows of both engines order by order. Each reason is returned only where rows with it are found.
 */
final class Order_Reasons {

	/**
	 * Differences of money that are not rounding errors of floating point numbers.
	 */
	private const DIFFERS = 'ABS( stats.%1$s - theirs.%1$s ) > 0.005';

	/**
	 * Tables of both engines, joined by order.
	 */
	private const BOTH = 'FROM {order_stats} stats INNER JOIN {wp:wc_order_stats} theirs ON theirs.order_id = stats.order_id';

	/**
	 * Takes a period.
	 *
	 * @param Comparison_Period $period Period.
	 */
	public function __construct( private Comparison_Period $period ) {
	}

	/**
	 * Reasons for any report on orders.
	 *
	 * @return array<string, string> Texts by code.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_common(): array {
		return array_filter(
			array(
				'other_currencies'           => $this->get_currencies(),
				'not_imported_woocommerce'   => $this->get_missing_theirs(),
				'not_imported_storedeck'     => $this->get_missing_ours(),
				'other_rows'                 => $this->get_changed(),
				'date_type'                  => $this->get_date_type(),
				'refunds_without_order_date' => $this->get_dates(
					'stats.parent_id > 0',
					/* translators: 1: number. 2: Date paid or Date completed. */
					static fn( int $count ): string => _n(
						'%1$s refund belongs to an order without “%2$s”. WooCommerce deducts it, Storedeck does not, because the order is not counted either.',
						'%1$s refunds belong to orders without “%2$s”. WooCommerce deducts them, Storedeck does not, because the orders are not counted either.',
						$count,
						'storedeck'
					)
				),
				'orders_without_date'        => $this->get_dates(
					'stats.parent_id = 0',
					/* translators: 1: number. 2: Date paid or Date completed. */
					static fn( int $count ): string => _n(
						'%1$s order has no “%2$s”. WooCommerce’s tables have another date for it, Storedeck does not count it.',
						'%1$s orders have no “%2$s”. WooCommerce’s tables have other dates for them, Storedeck does not count them.',
						$count,
						'storedeck'
					)
				),
			)
		);
	}

	/**
	 * Reasons for reports on totals of orders.
	 *
	 * @return array<string, string> Texts by code.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_of_totals(): array {
		$count = $this->count(
			self::BOTH . ' WHERE ' . $this->period->is_counted( 'stats' ) . ' AND ' . sprintf( self::DIFFERS, 'tax_total' )
				. ' AND NOT ' . sprintf( self::DIFFERS, 'total_sales' ),
			$this->period->get_counted_values()
		);

		return $this->get_reason(
			'tax_rows',
			$count,
			/* translators: %s: number. */
			_n(
				'%s order or refund has tax rows that add up to another amount than its total tax. Storedeck adds the rows, WooCommerce uses the total. Net sales differ accordingly.',
				'%s orders and refunds have tax rows that add up to another amount than their total tax. Storedeck adds the rows, WooCommerce uses the total. Net sales differ accordingly.',
				$count,
				'storedeck'
			)
		);
	}

	/**
	 * Texts of reasons that Compared_Amounts finds, and that are not counted here.
	 *
	 * @return array<string, string> Texts by code.
	 */
	public static function get_texts(): array {
		return array(
			'stored_value'       => __( 'Orders were paid with gift cards or store credit. WooCommerce subtracts these payments from net sales, Storedeck counts them as payments.', 'storedeck' ),
			'refund_parts'       => __( 'Refunds without items, or that complete an order, are divided differently into net sales, taxes, shipping and items.', 'storedeck' ),
			'decimal_quantities' => __( 'WooCommerce stores quantities without their decimals, Storedeck keeps them.', 'storedeck' ),
			'returns'            => __( 'WooCommerce leaves out refunds that return no net sales, and taxes and shipping before version 10.2. Storedeck counts the whole amount of every refund.', 'storedeck' ),
			'rounding'           => __( 'WooCommerce adds amounts below a cent.', 'storedeck' ),
			'averages'           => __( 'Before version 10.2, WooCommerce subtracts returns from averages per order. Storedeck does not.', 'storedeck' ),
			'derived'            => __( 'Averages and the numbers of customers and products follow from the orders, items and amounts that differ.', 'storedeck' ),
			'coupon_codes'       => __( 'Storedeck tells coupons apart by their codes, also those that never existed in the store. WooCommerce counts these as one.', 'storedeck' ),
			'unexplained'        => __( 'No order explains this amount, for example because stored results of WooCommerce are outdated.', 'storedeck' ),
		);
	}

	/**
	 * Reasons for reports on tax rates.
	 *
	 * @return array<string, string> Texts by code.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_of_taxes(): array {
		$count = $this->count(
			'FROM {order_tax_lookup} taxes INNER JOIN {order_stats} stats ON stats.order_id = taxes.order_id'
				. ' INNER JOIN {wp:wc_order_tax_lookup} theirs ON theirs.order_id = taxes.order_id AND theirs.tax_rate_id = taxes.tax_rate_id'
				. ' WHERE ' . $this->period->is_counted( 'stats' ) . ' AND ABS( taxes.total_tax - theirs.total_tax ) > 0.005'
				. ' AND 1 < ( SELECT COUNT(*) FROM {order_items} item INNER JOIN {order_itemmeta} rate'
				. " ON rate.order_item_id = item.order_item_id AND rate.meta_key = 'rate_id' AND rate.meta_value = taxes.tax_rate_id"
				. " WHERE item.order_id = taxes.order_id AND item.order_item_type = 'tax' )",
			$this->period->get_counted_values()
		);

		return $this->get_reason(
			'repeated_tax_rate',
			$count,
			/* translators: %s: number. */
			_n(
				'%s order has several tax rows of the same tax rate. WooCommerce counts only one of them.',
				'%s orders have several tax rows of the same tax rate. WooCommerce counts only one of them.',
				$count,
				'storedeck'
			)
		);
	}

	/**
	 * Orders in other currencies that WooCommerce adds.
	 */
	private function get_currencies(): ?string {
		$currencies = Database::rows(
			'SELECT stats.currency, COUNT(*) AS total ' . self::BOTH . ' WHERE stats.parent_id = 0 AND stats.currency <> %s AND '
				. $this->period->has_counted_status( 'stats' ) . ' AND '
				. Comparison_Period::in_range( "theirs.{$this->period->woocommerce_column}" )
				. ' GROUP BY stats.currency ORDER BY total DESC, stats.currency',
			array( ...$this->period->get_countable_values(), ...$this->period->get_range_values() )
		);

		return array() === $currencies ? null : sprintf(
			/* translators: 1: for example "2 orders in EUR and 1 in GBP". 2: currency, for example USD. */
			__( 'WooCommerce adds amounts in other currencies without converting them: %1$s. Storedeck counts orders in %2$s only.', 'storedeck' ),
			Other_Currencies::describe( array_map( 'intval', array_column( $currencies, 'total', 'currency' ) ) ),
			Settings::get_currency()['code']
		);
	}

	/**
	 * Rows that WooCommerce lacks.
	 */
	private function get_missing_theirs(): ?string {
		$count = $this->count(
			'FROM {order_stats} stats WHERE ' . $this->period->is_counted( 'stats' )
				. ' AND NOT EXISTS ( SELECT 1 FROM {wp:wc_order_stats} theirs WHERE theirs.order_id = stats.order_id )',
			$this->period->get_counted_values()
		);

		if ( 0 === $count ) {
			return null;
		}

		/* translators: %s: number. */
		$text   = _n(
			'%s order or refund is not in the tables of WooCommerce Analytics.',
			'%s orders and refunds are not in the tables of WooCommerce Analytics.',
			$count,
			'storedeck'
		);
		$queued = Data_State::count_queued();

		return trim( self::format( $text, $count ) . ' ' . Scheduled_Import::describe() ) . ( 0 === $queued ? '' : ' ' . self::format(
			/* translators: %s: number. */
			_n( '%s is in its queue.', '%s are in its queue.', $queued, 'storedeck' ),
			$queued
		) );
	}

	/**
	 * Rows that we lack.
	 */
	private function get_missing_ours(): ?string {
		$count = $this->count(
			'FROM {wp:wc_order_stats} theirs WHERE ' . $this->period->has_counted_status( 'theirs' )
				. ' AND ' . Comparison_Period::in_range( "theirs.{$this->period->woocommerce_column}" )
				. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} stats WHERE stats.order_id = theirs.order_id )',
			array( ...$this->period->get_status_values(), ...$this->period->get_range_values() )
		);

		return 0 === $count ? null : self::format(
			/* translators: %s: number. */
			_n(
				'%s order or refund is only in the tables of WooCommerce Analytics: Storedeck has not processed it yet, or it was deleted.',
				'%s orders and refunds are only in the tables of WooCommerce Analytics: Storedeck has not processed them yet, or they were deleted.',
				$count,
				'storedeck'
			),
			$count
		);
	}

	/**
	 * Rows with other amounts or another status.
	 */
	private function get_changed(): ?string {
		$count = $this->count(
			self::BOTH . ' WHERE ' . $this->period->is_counted( 'stats' ) . ' AND ( ' . sprintf( self::DIFFERS, 'total_sales' )
				. ' OR ' . sprintf( self::DIFFERS, 'shipping_total' )
				. ' OR stats.num_items_sold <> theirs.num_items_sold OR stats.status <> theirs.status )',
			$this->period->get_counted_values()
		);

		return 0 === $count ? null : self::format(
			/* translators: %s: number. */
			_n(
				'%s order or refund has another total, shipping, number of items or status in the tables of WooCommerce Analytics: a change is not yet processed, or an extension changes these values.',
				'%s orders and refunds have other totals, shipping, numbers of items or statuses in the tables of WooCommerce Analytics: changes are not yet processed, or an extension changes these values.',
				$count,
				'storedeck'
			),
			$count
		);
	}

	/**
	 * Rows that another date column puts into another period.
	 */
	private function get_date_type(): ?string {
		$ours   = "stats.{$this->period->column}";
		$theirs = "stats.{$this->period->woocommerce_column}";

		if ( $ours === $theirs ) {
			return null;
		}

		$is_ours   = 'COALESCE( ' . Comparison_Period::in_range( $ours ) . ', 0 )';
		$is_theirs = 'COALESCE( ' . Comparison_Period::in_range( $theirs ) . ', 0 )';
		$count     = $this->count(
			'FROM {order_stats} stats WHERE ' . $this->period->is_countable( 'stats' ) . " AND $is_ours <> $is_theirs",
			array( ...$this->period->get_countable_values(), ...$this->period->get_range_values(), ...$this->period->get_range_values() )
		);
		$labels    = self::get_date_labels();

		return 0 === $count ? null : sprintf(
			/* translators: 1: number. 2: Date created. 3: Date paid, as selected in the settings. */
			_n(
				'In this report, WooCommerce uses “%2$s” whatever the settings say, Storedeck uses “%3$s” as selected. %1$s order or refund is in the period by only one of the dates.',
				'In this report, WooCommerce uses “%2$s” whatever the settings say, Storedeck uses “%3$s” as selected. %1$s orders and refunds are in the period by only one of the dates.',
				$count,
				'storedeck'
			),
			number_format_i18n( $count ),
			$labels[ $this->period->woocommerce_column ] ?? $this->period->woocommerce_column,
			$labels[ $this->period->column ]
		);
	}

	/**
	 * Rows without a date that WooCommerce's tables have.
	 *
	 * @param string                 $condition SQL.
	 * @param callable(int): string  $get_text  Text with placeholders for the number and the date.
	 */
	private function get_dates( string $condition, callable $get_text ): ?string {
		$column = $this->period->column;

		if ( 'date_created' === $column || $column !== $this->period->woocommerce_column ) {
			return null;
		}

		$count = $this->count(
			self::BOTH . " WHERE $condition AND stats.$column IS NULL AND " . $this->period->is_countable( 'stats' )
				. ' AND ' . Comparison_Period::in_range( "theirs.$column" ),
			$this->period->get_counted_values()
		);

		return 0 === $count ? null : sprintf( $get_text( $count ), number_format_i18n( $count ), self::get_date_labels()[ $column ] );
	}

	/**
	 * Labels of dates, as in the Analytics settings.
	 *
	 * @return array<string, string> By column.
	 */
	private static function get_date_labels(): array {
		return array(
			'date_created'   => __( 'Date created', 'storedeck' ),
			'date_paid'      => __( 'Date paid', 'storedeck' ),
			'date_completed' => __( 'Date completed', 'storedeck' ),
		);
	}

	/**
	 * A reason if there are rows.
	 *
	 * @param string $code  Code.
	 * @param int    $count Number of rows.
	 * @param string $text  Text with a placeholder for the number.
	 * @return array<string, string>
	 */
	private function get_reason( string $code, int $count, string $text ): array {
		return 0 === $count ? array() : array( $code => self::format( $text, $count ) );
	}

	/**
	 * Puts a number into a text.
	 *
	 * @param string $text  Text with a placeholder.
	 * @param int    $count Number.
	 */
	private static function format( string $text, int $count ): string {
		return sprintf( $text, number_format_i18n( $count ) );
	}

	/**
	 * Counts rows.
	 *
	 * @param string   $sql    SQL from FROM on.
	 * @param string[] $values Values of the placeholders.
	 */
	private function count( string $sql, array $values ): int {
		return (int) Database::rows( 'SELECT COUNT(*) AS total ' . $sql, $values )[0]['total'];
	}
}
