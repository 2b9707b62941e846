<?php

namespace Storedeck\Cli;

use Storedeck\Exports\Export_Folder;
use Storedeck\Exports\Exports;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Reports\Model\Filter_Values;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Questions\Periods;
use Storedeck\Reports\Registry;
use Storedeck\Rest\Access;
use Storedeck\Site_Health\Information;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Sync\Report_Source;
use WP_CLI;
use WP_REST_Request;
use function WP_CLI\Utils\format_items;

defined( 'ABSPATH' ) || exit;

/**
 * Reads reports and runs jobs of the store.
 *
 * Users of WP-CLI have access to the database, so no user is needed. If one is set (`--user`), reports are those that this
 * user has access to.
 */
final class Command {

	/** Seconds between two attempts while another process runs a job. */
	private const WAIT = 0.2;

	/** Route of questions. */
	private const ANSWERS = '/storedeck/v1/answers';

	/**
	 * Adds the commands.
	 */
	public static function register(): void {
		WP_CLI::add_command( 'storedeck', self::class );
	}

	/**
	 * Shows versions, numbers of rows, how far reports reach, and open jobs.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, json, csv or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck status --format=json
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function status( array $args, array $options ): void {
		$items = array();

		foreach ( Information::get() as $name => list( , $value ) ) {
			$items[] = compact( 'name', 'value' );
		}

		format_items( $options['format'] ?? 'table', $items, array( 'name', 'value' ) );
	}

	/**
	 * Imports earlier orders into the reports, and waits until it is done.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<number>]
	 * : Imports the orders of the last days. All orders by default.
	 *
	 * [--skip-existing]
	 * : Leaves out orders that the reports have.
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck import --days=90
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function import( array $args, array $options ): void {
		$days = $options['days'] ?? null;

		if ( null !== $days && ( ! ctype_digit( (string) $days ) || 0 === (int) $days ) ) {
			WP_CLI::error( __( '--days must be a whole number of 1 or more.', 'storedeck' ) );
		}

		if ( ! Imports::start( null === $days ? null : (int) $days, isset( $options['skip-existing'] ) ) ) {
			WP_CLI::error( __( 'Another import or deletion is in progress.', 'storedeck' ) );
		}

		$this->finish( Imports::get_running() );

		WP_CLI::success( __( 'Orders imported.', 'storedeck' ) );
	}

	/**
	 * Compares the data of reports with the orders, repairs what differs, and waits until it is done.
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck reconcile
	 */
	public function reconcile(): void {
		Reconciliation::start();
		$this->finish( Reconciliation::get_open() );

		WP_CLI::success(
			sprintf(
				/* translators: %d: number of orders and products. */
				__( 'Report data checked. Repaired orders and products: %d.', 'storedeck' ),
				Reconciliation::get_progress()['repaired']
			)
		);
	}

	/**
	 * Shows the totals of a report, or one row for each interval.
	 *
	 * ## OPTIONS
	 *
	 * <report>
	 * : ID of the report, such as revenue, orders or products.
	 *
	 * [--period=<period>]
	 * : Period as in the URL of a report, such as last_month, instead of its first and last day.
	 *
	 * [--after=<date>]
	 * : First day, YYYY-MM-DD in the site's time zone.
	 *
	 * [--before=<date>]
	 * : Last day.
	 *
	 * [--interval=<interval>]
	 * : hour, day, week, month, quarter or year. Totals by default.
	 *
	 * [--<parameter>=<value>]
	 * : Other parameters of the report's REST route.
	 *
	 * [--format=<format>]
	 * : table, json, csv or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck report revenue --period=last_month
	 *     wp storedeck report revenue --after=2026-11-01 --before=2026-11-30 --interval=day --format=csv
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function report( array $args, array $options ): void {
		$format = $options['format'] ?? 'table';
		$params = $this->get_params( array_diff_key( $options, array( 'format' => '' ) ) );
		$route  = Report_Source::get_path( 'reports/' . $this->check_report( $args[0] ) . '/stats' );
		$items  = array();

		if ( ! isset( $options['interval'] ) ) {
			foreach ( $this->get_numbers( $this->request( $route, $params )['totals'] ) as $metric => $value ) {
				$items[] = compact( 'metric', 'value' );
			}

			format_items( $format, $items, array( 'metric', 'value' ) );
			return;
		}

		$page = 0;

		do {
			$stats = $this->request( $route, $params + array( 'page' => ++$page, 'per_page' => Parameters::MAX_INTERVALS ) );

			foreach ( $stats['intervals'] as $interval ) {
				$items[] = array( 'interval' => $interval['interval'] ) + $this->get_numbers( $interval['subtotals'] );
			}
			// A page that is asked for is the only one.
		} while ( ! isset( $params['page'] ) && count( $stats['intervals'] ) === Parameters::MAX_INTERVALS );

		format_items( $format, $items, array_keys( $items[0] ?? array( 'interval' => '' ) ) );
	}

	/**
	 * Answers a question, as Explore does.
	 *
	 * ## OPTIONS
	 *
	 * [--metrics=<keys>]
	 * : Metrics, separated by commas. net_revenue by default.
	 *
	 * [--by=<keys>]
	 * : One or two dimensions, such as order_country,payment_method.
	 *
	 * [--interval=<interval>]
	 * : hour, day, week, month, quarter or year. Without --by, one row for each interval.
	 *
	 * [--period=<period>]
	 * : Period as in the URL of a report, such as last_month. Default of the store, or custom with --after.
	 *
	 * [--after=<date>]
	 * : First day, YYYY-MM-DD in the site's time zone.
	 *
	 * [--before=<date>]
	 * : Last day.
	 *
	 * [--compare=<periods>]
	 * : Up to three periods to compare with, such as previous_period,previous_year, or none.
	 *
	 * [--<parameter>=<value>]
	 * : Other parameters of /storedeck/v1/answers, such as filters, orderby and per_page.
	 *
	 * [--format=<format>]
	 * : table, json, csv or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck ask --by=order_country --period=last_month --compare=previous_year
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function ask( array $args, array $options ): void {
		$answer = $this->request( self::ANSWERS, self::get_question( $options ) );
		$items  = Answer_Rows::get( $answer );

		format_items( $options['format'] ?? 'table', $items, array_keys( $items[0] ?? array( 'value' => '' ) ) );
	}

	/**
	 * Shows what a report or a question reads from stored sums, and what from the rows of orders.
	 *
	 * ## OPTIONS
	 *
	 * [<report>]
	 * : ID of the report, such as revenue, orders or products. Without it, the parameters are those of `ask`.
	 *
	 * [--period=<period>]
	 * : Period as in the URL of a report, such as last_month, instead of its first and last day.
	 *
	 * [--after=<date>]
	 * : First day, YYYY-MM-DD in the site's time zone.
	 *
	 * [--before=<date>]
	 * : Last day.
	 *
	 * [--<parameter>=<value>]
	 * : Other parameters of the report's REST routes, such as interval, segmentby and filters.
	 *
	 * [--format=<format>]
	 * : table, json, csv or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck explain products --after=2026-01-01 --before=2026-12-31 --category_includes=12
	 *     wp storedeck explain --by=order_country --period=last_month
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function explain( array $args, array $options ): void {
		$routes = array( 'answer' => self::ANSWERS );
		$params = self::get_question( $options );
		$plan   = array();

		if ( isset( $args[0] ) ) {
			$report = Report_Source::get_path( 'reports/' . $this->check_report( $args[0] ) );
			$routes = array_intersect_key(
				array( 'stats' => "$report/stats", 'items' => $report ),
				Registry::get_registered()[ $args[0] ]
			);
			$params = $this->get_params( array_diff_key( $options, array( 'format' => '' ) ) );
		}

		foreach ( $routes as $part => $route ) {
			$collect = static function ( array $lines ) use ( $part, &$plan ): void {
				foreach ( $lines as $line ) {
					$plan[] = array( 'part' => $part ) + $line;
				}
			};

			add_action( 'storedeck_report_planned', $collect );

			$this->request( $route, $params + array( 'force_cache_refresh' => '1' ) );

			remove_action( 'storedeck_report_planned', $collect );
		}

		if ( array() === $plan ) {
			/* translators: %s: ID of a report. */
			$message = __( 'The report %s reads its tables directly: it has no choice between sums and rows.', 'storedeck' );

			WP_CLI::error( sprintf( $message, $args[0] ) );
		}

		format_items( $options['format'] ?? 'table', $plan, array_keys( $plan[0] ) );
	}

	/**
	 * Writes a report as CSV.
	 *
	 * ## OPTIONS
	 *
	 * <report>
	 * : ID of the report.
	 *
	 * [--file=<path>]
	 * : File to write. Standard output by default.
	 *
	 * [--period=<period>]
	 * : Period as in the URL of a report, such as last_month, instead of its first and last day.
	 *
	 * [--after=<date>]
	 * : First day, YYYY-MM-DD in the site's time zone.
	 *
	 * [--before=<date>]
	 * : Last day.
	 *
	 * [--<parameter>=<value>]
	 * : Other parameters of the report.
	 *
	 * ## EXAMPLES
	 *
	 *     wp storedeck export orders --period=last_year --file=orders.csv
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function export( array $args, array $options ): void {
		$params = $this->get_params( array_diff_key( $options, array( 'file' => '' ) ) );
		$report = $this->check_report( $args[0] );
		$job    = $this->with_access( static fn() => Exports::start( $report, $params, false ) );

		if ( is_wp_error( $job ) ) {
			WP_CLI::error( $job );
		}

		if ( null === $job ) {
			WP_CLI::error( __( 'The report has no rows.', 'storedeck' ) );
		}

		$job  = $this->with_access( fn() => $this->finish( $job ) );
		$file = Export_Folder::path( $job->args['file'], 'csv' );

		if ( isset( $options['file'] ) && ! copy( $file, $options['file'] ) ) {
			Exports::delete( $job );
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( 'Could not write %s.', 'storedeck' ), $options['file'] ) );
		}

		if ( ! isset( $options['file'] ) ) {
			readfile( $file );
		}

		Exports::delete( $job );
	}

	/**
	 * Runs a job to its end.
	 *
	 * @param Job|null $job Job; null if it is done.
	 * @return Job|null The finished job.
	 */
	private function finish( ?Job $job ): ?Job {
		while ( null !== $job && $job->is_open() ) {
			$job = Job_Runner::run( $job->id, MINUTE_IN_SECONDS );
			// Another process may be running it.
			usleep( (int) ( self::WAIT * 1e6 ) );
		}

		if ( null !== $job && Job::FINISHED !== $job->state ) {
			WP_CLI::error( __( 'The job failed. Look for errors in the debug log.', 'storedeck' ) );
		}

		return $job;
	}

	/**
	 * Parameters of a report: a period becomes its dates, a day its start or its end.
	 *
	 * @param array<string, string> $options Options.
	 * @return array<string, string>
	 */
	private function get_params( array $options ): array {
		if ( isset( $options['period'] ) ) {
			try {
				$options = Periods::get_dates( $options ) + array_diff_key( $options, array( 'period' => '' ) );
			} catch ( Store_Exception $error ) {
				WP_CLI::error( $error->to_wp_error() );
			}
		}

		foreach ( array_intersect_key( $options, array( 'after' => '', 'before' => '' ) ) as $name => $date ) {
			$options[ $name ] = Filter_Values::with_time( $date, 'before' === $name );
		}

		return $options;
	}

	/**
	 * Parameters of a question.
	 *
	 * @param array<string, string> $options Options.
	 * @return array<string, string>
	 */
	private static function get_question( array $options ): array {
		$period = isset( $options['after'] ) ? array( 'period' => 'custom' ) : array();

		return array_diff_key( $options, array( 'format' => '' ) ) + $period;
	}

	/**
	 * Requests a route.
	 *
	 * @param string                $route  Route, for example `/wc-analytics/reports/revenue/stats`.
	 * @param array<string, string> $params Parameters.
	 * @return array<mixed>
	 */
	private function request( string $route, array $params ): array {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $params );

		$response = $this->with_access( static fn() => rest_do_request( $request ) );

		if ( $response->is_error() ) {
			WP_CLI::error( $response->as_error() );
		}

		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/**
	 * The ID of a report that exists.
	 */
	private function check_report( string $id ): string {
		$reports = $this->with_access( static fn(): array => array_keys( Registry::all() ) );

		if ( ! in_array( $id, $reports, true ) ) {
			/* translators: 1: what was typed, 2: IDs of reports. */
			WP_CLI::error( sprintf( __( 'Unknown report: %1$s. Use one of: %2$s.', 'storedeck' ), $id, implode( ', ', $reports ) ) );
		}

		return $id;
	}

	/**
	 * Calls a function with access to all reports, unless a user is set.
	 *
	 * @param callable $callback Function.
	 * @return mixed What it returns.
	 */
	private function with_access( callable $callback ) {
		if ( 0 !== get_current_user_id() ) {
			return $callback();
		}

		$capabilities = array_fill_keys(
			array( ...Access::CAPABILITIES, ...array_column( Registry::get_registered(), 'capability' ) ),
			true
		);
		$allow        = static fn( $granted ) => $capabilities + (array) $granted;

		add_filter( 'user_has_cap', $allow );
		// Definitions depend on permissions.
		Registry::reset();

		try {
			return $callback();
		} finally {
			remove_filter( 'user_has_cap', $allow );
			Registry::reset();
		}
	}

	/**
	 * Values that are not lists, such as those of segments.
	 *
	 * @param array<string, mixed> $values Values by metric.
	 * @return array<string, mixed>
	 */
	private function get_numbers( array $values ): array {
		return array_filter( $values, 'is_scalar' );
	}
}
