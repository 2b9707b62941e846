<?php

namespace Storedeck\Sync\Import;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Network;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds the report rows when a setting changes that they were computed with:
 * their dates are in the site time zone, which customers return depends on the
 * excluded statuses, their metrics are those of orders in the currency of the
 * store, and dimensions are read from one of their addresses and from meta that
 * plugins register. All other settings apply when a report is read.
 */
final class Rebuild {

	/** Settings that rows are computed with. */
	private const OPTIONS = array(
		'timezone_string',
		'gmt_offset',
		'woocommerce_excluded_report_order_statuses',
		'woocommerce_currency',
		Settings::PLACE_OPTION,
		Order_Dimensions::FIELDS,
	);

	/**
	 * Option with the settings that all rows were computed with, or MIXED while
	 * rows differ.
	 */
	public const OPTION = 'storedeck_row_settings';
	private const MIXED = 'mixed';

	/** Slot of the job. */
	public const SLOT = 'rebuild';

	public static function register_hooks(): void {
		foreach ( self::OPTIONS as $option ) {
			foreach ( array( 'add_option_', 'update_option_', 'delete_option_' ) as $hook ) {
				add_action( $hook . $option, array( self::class, 'handle_change' ) );
			}
		}

		add_action( Job_Queue::CLEANUP_EVENT, array( self::class, 'resume' ) );
	}

	/**
	 * Handles a changed setting at the end of the request, when all are stored; of another site, with its next request.
	 */
	public static function handle_change(): void {
		if ( Network::is_other_site() ) {
			Change_Queue::add_settings();
			return;
		}

		if ( ! has_action( 'shutdown', array( self::class, 'start_after_change' ) ) ) {
			add_action( 'shutdown', array( self::class, 'start_after_change' ) );
		}
	}

	/**
	 * Starts to rebuild the rows. If the database fails, the setting is stored nevertheless, and resume() starts again.
	 */
	public static function start_after_change(): void {
		try {
			self::start();
		} catch ( Query_Exception $error ) {
			Log::error( 'Could not start to rebuild report rows.', $error );
		}
	}

	/**
	 * Starts to rebuild the rows unless they match the settings.
	 */
	public static function start(): void {
		$settings = self::get_settings();
		$open     = Job_Store::of_slot( self::SLOT );

		if ( null !== $open && $settings === $open->args['settings'] ) {
			return;
		}

		if ( null !== $open ) {
			Job_Runner::stop( $open, Job::CANCELLED );
		}

		if ( $settings === get_option( self::OPTION ) ) {
			return;
		}

		if ( array() === Database::rows( 'SELECT order_id FROM {order_stats} LIMIT 1' ) ) {
			self::finish( $settings );
		} else {
			Job_Queue::add( Rebuild_Handler::TYPE, array( 'settings' => $settings ), 0, self::SLOT );
		}
	}

	/**
	 * Starts a rebuild again that was interrupted or failed to start.
	 */
	public static function resume(): void {
		if ( self::get_settings() !== get_option( self::OPTION ) ) {
			self::start();
		}
	}

	/**
	 * Records that rows differ.
	 */
	public static function begin(): void {
		update_option( self::OPTION, self::MIXED, false );
		Sum_Jobs::suspend();
	}

	/**
	 * Records that all rows match the settings.
	 */
	public static function finish( string $settings ): void {
		update_option( self::OPTION, $settings, false );
		Sum_Jobs::resume();
	}

	/**
	 * Settings that rows are computed with.
	 */
	public static function get_settings(): string {
		$statuses = Settings::get_excluded_statuses();

		sort( $statuses );

		return implode(
			' ',
			array(
				Settings::get_time_zone()->getName(),
				implode( ',', $statuses ),
				Settings::get_currency()['code'],
				Settings::has_places_of_delivery() ? 'shipping' : 'billing',
				...array_values( Order_Dimensions::get_fields() ),
			)
		);
	}

	/**
	 * Progress.
	 *
	 * @return array{is_running: bool, percent: int}
	 */
	public static function get_progress(): array {
		$job = Job_Store::of_slot( self::SLOT );

		return array(
			'is_running' => ( $job?->is_open() ?? false ) || self::MIXED === get_option( self::OPTION ),
			'percent'    => $job?->percent() ?? 0,
		);
	}
}
