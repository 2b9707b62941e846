<?php

namespace Storedeck\Comparison;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Model\Facts;
use Storedeck\Sync\Data_State;
use Storedeck\Sync\Other_Currencies;

defined( 'ABSPATH' ) || exit;

// phpcs:disable Generic.Files.LineLength -- A text is one string.

/**
 * Texts of the reasons that Compared_Rows and Report_Comparison name.
 */
final class Reason_Texts {
	public function __construct( private Comparison_Period $period ) {
	}

	/**
	 * Text of a reason.
	 *
	 * @param int $count Number of orders and refunds, where it is known.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_text( string $code, int $count ): string {
		$date = self::get_date_labels()[ $this->period->column ];

		return match ( $code ) {
			/* translators: 1: for example "2 orders in EUR and 1 in GBP". 2: currency, for example USD. */
			'other_currencies'           => $this->name_currencies( __( 'WooCommerce adds amounts in other currencies without converting them: %1$s. Storedeck counts orders in %2$s only.', 'storedeck' ), 'currency', Settings::get_currency()['code'] ),
			/* translators: 1: for example "2 orders in EUR and 1 in GBP". 2: currency, for example USD. */
			'converted_orders'           => $this->name_currencies( __( 'Storedeck converts %1$s to %2$s by their stored exchange rates. WooCommerce does not convert them, or rounds other amounts.', 'storedeck' ), 'original_currency', '' ),
			'not_imported_woocommerce'   => self::get_missing( $count ),
			/* translators: %s: number. */
			'not_imported_storedeck'     => self::format( _n( '%s order or refund is only in the tables of WooCommerce Analytics: Storedeck has not processed it yet, or it was deleted.', '%s orders and refunds are only in the tables of WooCommerce Analytics: Storedeck has not processed them yet, or they were deleted.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'other_rows'                 => self::format( _n( '%s order or refund has another total, shipping, number of items, status or date in the tables of WooCommerce Analytics: a change is not yet processed, or an extension changes these values.', '%s orders and refunds have other totals, shipping, numbers of items, statuses or dates in the tables of WooCommerce Analytics: changes are not yet processed, or an extension changes these values.', $count, 'storedeck' ), $count ),
			/* translators: 1: number. 2: Date created. 3: Date paid, as selected in the settings. */
			'date_type'                  => self::format( _n( 'In this report, WooCommerce uses “%2$s” whatever the settings say, Storedeck uses “%3$s” as selected. %1$s order or refund is in the period by only one of the dates.', 'In this report, WooCommerce uses “%2$s” whatever the settings say, Storedeck uses “%3$s” as selected. %1$s orders and refunds are in the period by only one of the dates.', $count, 'storedeck' ), $count, self::get_date_labels()[ $this->period->woocommerce_column ] ?? $this->period->woocommerce_column, $date ),
			/* translators: 1: number. 2: Date paid or Date completed. */
			'refunds_without_order_date' => self::format( _n( '%1$s refund belongs to an order without “%2$s”. WooCommerce deducts it, Storedeck does not, because the order is not counted either.', '%1$s refunds belong to orders without “%2$s”. WooCommerce deducts them, Storedeck does not, because the orders are not counted either.', $count, 'storedeck' ), $count, $date ),
			/* translators: 1: number. 2: Date paid or Date completed. */
			'orders_without_date'        => self::format( _n( '%1$s order has no “%2$s”. WooCommerce counts it nevertheless, Storedeck does not.', '%1$s orders have no “%2$s”. WooCommerce counts them nevertheless, Storedeck does not.', $count, 'storedeck' ), $count, $date ),
			/* translators: %s: number. */
			'tax_rows'                   => self::format( _n( '%s order or refund has tax rows that add up to another amount than its total tax. Storedeck adds the rows, WooCommerce uses the total. Net sales differ accordingly.', '%s orders and refunds have tax rows that add up to another amount than their total tax. Storedeck adds the rows, WooCommerce uses the total. Net sales differ accordingly.', $count, 'storedeck' ), $count ),
			'stored_value'               => __( 'Orders were paid with gift cards or store credit. WooCommerce subtracts these payments from net sales, Storedeck counts them as payments.', 'storedeck' ),
			'refund_parts'               => __( 'Refunds without items, or that complete an order, are divided differently into net sales, taxes, shipping and items.', 'storedeck' ),
			'decimal_quantities'         => __( 'WooCommerce stores quantities without their decimals, Storedeck keeps them.', 'storedeck' ),
			'returns'                    => __( 'WooCommerce leaves out refunds that return no net sales, and taxes and shipping before version 10.2. Storedeck counts the whole amount of every refund.', 'storedeck' ),
			'rounding'                   => __( 'Amounts below a cent add up.', 'storedeck' ),
			'averages'                   => __( 'Before version 10.2, WooCommerce subtracts returns from averages per order. Storedeck does not.', 'storedeck' ),
			'derived'                    => __( 'Averages and the numbers of customers and products follow from the orders, items and amounts that differ.', 'storedeck' ),
			'coupon_codes'               => __( 'Storedeck tells coupons apart by their codes, also those that never existed in the store. WooCommerce numbers these in each order, and loses them when it processes an order again.', 'storedeck' ),
			/* translators: %s: number. */
			'items_without_quantity'     => self::format( _n( '%s order or refund has line items without a quantity, for example a refund of a part of a price. WooCommerce leaves these out.', '%s orders and refunds have line items without a quantity, for example refunds of a part of a price. WooCommerce leaves these out.', $count, 'storedeck' ), $count ),
			'rounded_items'              => __( 'WooCommerce rounds the net amount of each line item, Storedeck rounds only the sum.', 'storedeck' ),
			/* translators: %s: number. */
			'negative_orders'            => self::format( _n( '%s order has a negative amount. WooCommerce counts it as a return, and leaves it out of orders with products.', '%s orders have negative amounts. WooCommerce counts them as returns, and leaves them out of orders with products.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'refunds_as_orders'          => self::format( _n( 'WooCommerce counts %s refund of a free item as an order.', 'WooCommerce counts %s refunds of free items as orders.', $count, 'storedeck' ), $count ),
			'no_variation'               => __( 'WooCommerce counts products without variations as one more variation.', 'storedeck' ),
			/* translators: %s: number. */
			'repeated_tax_rate'          => self::format( _n( '%s order has several tax rows of the same tax rate. WooCommerce counts only one of them.', '%s orders have several tax rows of the same tax rate. WooCommerce counts only one of them.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'removed_tax_rates'          => self::format( _n( 'A tax rate was removed from %s order. WooCommerce keeps counting it.', 'Tax rates were removed from %s orders. WooCommerce keeps counting them.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'repeated_coupon'            => self::format( _n( '%s order has several rows of the same coupon. WooCommerce counts only one of them.', '%s orders have several rows of the same coupon. WooCommerce counts only one of them.', $count, 'storedeck' ), $count ),
			'download_time_zone'         => __( 'WooCommerce uses GMT for the dates of downloads, Storedeck the time zone of the site.', 'storedeck' ),
			/* translators: %s: number. */
			'private_products'           => self::format( _n( '%s product or variation is private or disabled. WooCommerce counts it, Storedeck counts what is published.', '%s products and variations are private or disabled. WooCommerce counts them, Storedeck counts what is published.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'unpublished_products'       => self::format( _n( '%s product or variation is not published, or belongs to a product that is not, for example a draft or in the trash. WooCommerce counts it, Storedeck does not.', '%s products and variations are not published, or belong to products that are not, for example drafts or in the trash. WooCommerce counts them, Storedeck does not.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'orphan_variations'          => self::format( _n( '%s variation belongs to a product that was deleted. WooCommerce counts it, Storedeck does not.', '%s variations belong to products that were deleted. WooCommerce counts them, Storedeck does not.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'other_stock'                => self::format( _n( '%s product or variation has another stock status or quantity in WooCommerce’s lookup table, or is in only one of the tables. Regenerate it under WooCommerce > Status > Tools.', '%s products and variations have other stock statuses or quantities in WooCommerce’s lookup table, or are in only one of the tables. Regenerate it under WooCommerce > Status > Tools.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'low_stock_thresholds'       => self::format( _n( '%s product or variation has another low stock threshold here: a variation without one has that of its product, and thresholds may have decimals.', '%s products and variations have other low stock thresholds here: variations without one have that of their product, and thresholds may have decimals.', $count, 'storedeck' ), $count ),
			'stored_counts'              => __( 'WooCommerce keeps these numbers for up to 30 days. They have changed since.', 'storedeck' ),
			/* translators: %s: number. */
			'customers_without_orders'   => self::format( _n( '%s customer has no order that counts. WooCommerce leaves this customer out of averages, Storedeck divides by all customers.', '%s customers have no order that counts. WooCommerce leaves these customers out of averages, Storedeck divides by all customers.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'customers_not_woocommerce'  => self::format( _n( '%s customer is not in the tables of WooCommerce Analytics.', '%s customers are not in the tables of WooCommerce Analytics.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'customers_not_storedeck'    => self::format( _n( '%s customer is only in the tables of WooCommerce Analytics, for example without any order left.', '%s customers are only in the tables of WooCommerce Analytics, for example without any order left.', $count, 'storedeck' ), $count ),
			'repeated_customers'         => __( 'WooCommerce Analytics has several rows of one customer.', 'storedeck' ),
			/* translators: %s: number. */
			'guests_without_email'       => self::format( _n( '%s order or refund is of a guest without an email address. WooCommerce counts each as a customer, Storedeck as none.', '%s orders and refunds are of guests without an email address. WooCommerce counts each as a customer, Storedeck as none.', $count, 'storedeck' ), $count ),
			/* translators: %s: number. */
			'other_customers'            => self::format( _n( '%s order or refund belongs to another customer in WooCommerce, or to none, for example because the account was deleted or has the email address of a guest.', '%s orders and refunds belong to other customers in WooCommerce, or to none, for example because the account was deleted or has the email address of a guest.', $count, 'storedeck' ), $count ),
			'changed_queries'            => __( 'Another plugin changes the queries of WooCommerce’s report, for example to convert other currencies.', 'storedeck' ),
			'unexplained'                => __( 'No order, item or tax explains this amount, for example because stored results of WooCommerce are outdated.', 'storedeck' ),
		};
	}

	/**
	 * Names the orders in other currencies that WooCommerce counts, also if only a refund of them is in the period.
	 *
	 * @param string $text   Text with placeholders for them and for the currency of the store.
	 * @param string $common Value of the column in other orders.
	 * @throws Query_Exception When the database reports an error.
	 */
	private function name_currencies( string $text, string $column, string $common ): string {
		$currencies = Database::rows(
			"SELECT stats.$column AS currency, COUNT( DISTINCT " . Facts::ORDER_ID . ' )'
				. ' AS total FROM {order_stats} stats INNER JOIN {wp:wc_order_stats} theirs ON theirs.order_id = stats.order_id'
				. " WHERE stats.$column <> %s AND " . $this->period->is_theirs()
				. " GROUP BY stats.$column ORDER BY total DESC, stats.$column",
			array( $common, ...$this->period->get_their_values() )
		);

		return sprintf(
			$text,
			Other_Currencies::describe( array_map( 'intval', array_column( $currencies, 'total', 'currency' ) ) ),
			Settings::get_currency()['code']
		);
	}

	/**
	 * Rows that WooCommerce lacks.
	 *
	 * @param int $count Number of rows.
	 */
	private static function get_missing( int $count ): string {
		/* translators: %s: number. */
		$text   = _n( '%s order or refund is not in the tables of WooCommerce Analytics.', '%s orders and refunds are not in the tables of WooCommerce Analytics.', $count, 'storedeck' );
		$queued = Data_State::count_queued();

		return trim( self::format( $text, $count ) . ' ' . Scheduled_Import::describe() ) . ( 0 === $queued ? '' : ' ' . self::format(
			/* translators: %s: number. */
			_n( '%s is in its queue.', '%s are in its queue.', $queued, 'storedeck' ),
			$queued
		) );
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
	 * Puts a number and other values into a text.
	 *
	 * @param string $text      Text with placeholders.
	 * @param string ...$values Other values.
	 */
	private static function format( string $text, int $count, string ...$values ): string {
		return sprintf( $text, number_format_i18n( $count ), ...$values );
	}
}
