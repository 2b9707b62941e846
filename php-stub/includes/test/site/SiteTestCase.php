<?php
/**
 * Base class of tests with a site.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use PHPUnit\Framework\TestCase;
use Storedeck\Exports\Export_Folder;
use Storedeck\Foundation\Private_Folder;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;
use Storedeck\Sync\Order_Sync;
use Storedeck\Tools\Demo\Demo_Store;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * A test with WordPress and the plugin in the process.
 *
 * Each test begins with the same tables, hooks and objects of the request, as an administrator, and each class without
 * files of exports and imports. Requests are answered as in processes of their own, so what the test itself did before
 * is stored and synced then. No other process uses the site, and WP-Cron does not run.
 */
abstract class SiteTestCase extends TestCase {

	/** Whether the tests of the class need the orders of the demo store. Otherwise the store is empty. */
	protected const WITH_DEMO_STORE = false;

	/**
	 * Prepares the tables for all tests of the class. Called once.
	 */
	protected static function prepare(): void {
	}

	/**
	 * {@inheritDoc}
	 */
	final public static function setUpBeforeClass(): void {
		if ( static::WITH_DEMO_STORE ) {
			TableCopies::enter(
				'demo',
				static function (): void {
					Demo_Store::fill( array( 'orders' => '300' ), static fn() => null );
					self::run_jobs();
				}
			);
		}

		try {
			wp_set_current_user( 1 );
			static::prepare();
			self::end_request();
			TableCopies::add_level();
		} catch ( Throwable $error ) {
			// PHPUnit runs nothing after it.
			TableCopies::add_level();
			self::tearDownAfterClass();
			throw $error;
		}
	}

	/**
	 * {@inheritDoc}
	 */
	final public static function tearDownAfterClass(): void {
		TableCopies::drop_level();

		if ( static::WITH_DEMO_STORE ) {
			TableCopies::leave( 'demo' );
		}

		// Files of exports and imports.
		array_map( 'wp_delete_file', array_map( array( Private_Folder::class, 'path' ), Private_Folder::list_files() ) );
		Request::forget();
	}

	/**
	 * {@inheritDoc}
	 */
	protected function setUp(): void {
		wp_set_current_user( 1 );
	}

	/**
	 * {@inheritDoc}
	 */
	final protected function tearDown(): void {
		TableCopies::restore();
		Request::restore_hooks();
		Request::forget();
		wp_roles()->for_site();
	}

	/**
	 * Ends a process: what it left for its end is done, and what it kept is forgotten.
	 */
	final protected static function end_request(): void {
		Request::end();
	}

	/**
	 * Runs all jobs, as WP-Cron does.
	 */
	final protected static function run_jobs(): void {
		self::end_request();

		for ( $end = time() + 60; array() !== Job_Store::open(); ) {
			self::assertLessThan( $end, time(), 'A job does not end.' );
			Job_Queue::process();
			self::end_request();
		}
	}

	/**
	 * Reads a route, which succeeds.
	 *
	 * @param string               $route Route.
	 * @param array<string, mixed> $query Parameters.
	 * @return mixed Value of the JSON.
	 */
	final protected static function get( string $route, array $query = array() ) {
		$response = Request::send( 'GET', $route, $query );

		self::assertSame( 200, $response->status, (string) wp_json_encode( $response->body ) );

		return $response->body;
	}

	/**
	 * Sends a request with a JSON body.
	 *
	 * @param string $method Method.
	 * @param string $route  Route; may end in a query.
	 * @param mixed  $body   Body.
	 */
	final protected static function send( string $method, string $route, $body = null ): Response {
		list( $path, $query ) = explode( '?', $route . '?' );

		parse_str( $query, $params );

		return Request::send( $method, $path, $params, $body );
	}

	/**
	 * Creates, changes or deletes something, which succeeds.
	 *
	 * @param string $method Method.
	 * @param string $route  Route; may end in a query.
	 * @param mixed  $body   Body.
	 * @return mixed Value of the JSON.
	 */
	final protected static function write( string $method, string $route, $body = null ) {
		$response = self::send( $method, $route, $body );

		self::assertLessThan( 300, $response->status, (string) wp_json_encode( $response->body ) );

		return $response->body;
	}

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $values Fields.
	 * @return int Id.
	 */
	final protected static function create_product( array $values = array() ): int {
		return self::write( 'POST', '/wc-analytics/products', $values + array( 'name' => 'Product', 'regular_price' => '10' ) )['id'];
	}

	/**
	 * Creates an order.
	 *
	 * @param int|array<int, int>  $products Id of a product, or quantities by id.
	 * @param array<string, mixed> $values   Other fields.
	 * @param string|null          $time     Time at which it was created, paid and completed; null for now.
	 * @return int Id.
	 */
	final protected static function create_order( $products, array $values = array(), ?string $time = null ): int {
		$lines = array();

		foreach ( is_array( $products ) ? $products : array( $products => 1 ) as $product => $quantity ) {
			$lines[] = array( 'product_id' => $product, 'quantity' => $quantity );
		}

		$values += array( 'status' => 'completed', 'line_items' => $lines );
		$id      = self::write( 'POST', '/wc-analytics/orders', $values )['id'];

		if ( null !== $time ) {
			$paid = "date_paid_gmt = '$time', date_completed_gmt = '$time'";

			self::sql( "UPDATE {prefix}wc_orders SET date_created_gmt = '$time' WHERE id = $id" );
			self::sql( "UPDATE {prefix}wc_order_operational_data SET $paid WHERE order_id = $id" );
			Order_Sync::sync( array( $id ) );
		}

		return $id;
	}

	/**
	 * Exports a report.
	 *
	 * @param array<string, mixed> $args Parameters of the report.
	 * @return string The file, without the byte order mark.
	 */
	final protected static function export_report( string $report, array $args ): string {
		$id = self::write( 'POST', "/wc-analytics/reports/$report/export", array( 'report_args' => $args ) )['export_id'];

		self::run_jobs();

		return substr( (string) file_get_contents( Export_Folder::path( Job_Store::find( $id )->args['file'], 'csv' ) ), 3 );
	}

	/**
	 * Runs a statement of the database. It must succeed.
	 *
	 * @param string $query Statement with `{prefix}` before names of tables.
	 * @return array<int, array<string, string|null>> Rows of a query.
	 */
	final protected static function sql( string $query ): array {
		global $wpdb;

		$query = str_replace( '{prefix}', $wpdb->prefix, $query );
		$rows  = $wpdb->get_results( $query, ARRAY_A );

		self::assertSame( '', $wpdb->last_error, $query );

		return (array) $rows;
	}
}
