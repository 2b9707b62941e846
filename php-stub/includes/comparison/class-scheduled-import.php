<?php

namespace Storedeck\Comparison;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Since 10.5, WooCommerce can import orders into its reports every some hours instead of after each order.
 */
final class Scheduled_Import {

	/** Option with the choice: `yes` or `no`. */
	public const OPTION = 'woocommerce_analytics_scheduled_import';

	/** Feature of WooCommerce, and the action of an import. */
	private const FEATURE = 'analytics-scheduled-import';
	private const ACTION  = 'wc-admin_process_pending_orders_batch';

	/**
	 * Whether this WooCommerce has the choice.
	 */
	public static function is_available(): bool {
		return class_exists( Features::class ) && Features::is_enabled( self::FEATURE )
			&& is_callable( array( OrdersScheduler::class, 'is_scheduled_import_enabled' ) )
			&& is_callable( array( OrdersScheduler::class, 'get_import_interval' ) );
	}

	/**
	 * Whether orders wait for the next import.
	 */
	public static function is_enabled(): bool {
		return self::is_available() && OrdersScheduler::is_scheduled_import_enabled();
	}

	/**
	 * Time between two imports, for example `12 hours`.
	 */
	public static function get_interval(): string {
		return human_time_diff( 0, absint( OrdersScheduler::get_import_interval() ) );
	}

	/**
	 * Says how often orders are imported and when next; empty if they are imported at once.
	 */
	public static function describe(): string {
		if ( ! self::is_enabled() ) {
			return '';
		}

		$next = function_exists( 'as_next_scheduled_action' ) ? as_next_scheduled_action( self::ACTION ) : false;

		return is_int( $next )
			? sprintf(
				/* translators: 1: duration, for example 12 hours. 2: date and time. */
				__( 'It imports orders every %1$s, next on %2$s.', 'storedeck' ),
				self::get_interval(),
				wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $next )
			)
			/* translators: %s: duration, for example 12 hours. */
			: sprintf( __( 'It imports orders every %s.', 'storedeck' ), self::get_interval() );
	}
}
