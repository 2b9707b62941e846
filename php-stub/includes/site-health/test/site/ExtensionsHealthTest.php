<?php

namespace Storedeck\Site_Health\Test\Site;

use Error;
use Storedeck\Foundation\Hooks\Callback;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Reports\Registry;
use Storedeck\Site_Health\Information;
use Storedeck\Site_Health\Site_Health;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

// cspell:ignore titel

/**
 * An owner learns which plugin fails.
 *
 * @group mariadb
 */
final class ExtensionsHealthTest extends SiteTestCase {

	private const FOLDER = WP_PLUGIN_DIR . '/acme-parcels';

	/**
	 * Removes the plugin and what it registered.
	 *
	 * @after
	 */
	public function forget(): void {
		array_map( 'wp_delete_file', (array) glob( self::FOLDER . '/*' ) );
		is_dir( self::FOLDER ) && rmdir( self::FOLDER );
		remove_all_actions( 'storedeck_register_reports' );
		Failures::clear();
		Registry::reset();
	}

	/**
	 * Runs the code of a plugin that has a name.
	 *
	 * @param string $code PHP.
	 * @return mixed What the code returns.
	 */
	private static function run_plugin( string $code ) {
		wp_mkdir_p( self::FOLDER );

		$file = self::FOLDER . '/' . md5( $code ) . '.php';

		file_put_contents( self::FOLDER . '/acme-parcels.php', "<?php\n/* Plugin Name: Acme parcels */" );
		file_put_contents( $file, "<?php\n$code" );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );

		return require $file;
	}

	public function test_what_is_left_out_names_the_plugin(): void {
		self::assertSame( 'good', Site_Health::test_extensions()['status'] );

		self::run_plugin(
			"add_action( 'storedeck_register_reports', function () {
				storedeck_register_report( array( 'id' => 'parcels', 'titel' => 'Parcels', 'stats' => array( 'fact' => 'orders' ) ) );
				throw new Error( 'Out of paper.' );
			} );"
		);
		Registry::reset();

		$result = Site_Health::test_extensions();

		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString(
			esc_html( 'Report "parcels" of Acme parcels (acme-parcels): title: required, expected a text that is not empty. Found' ),
			$result['description']
		);
		self::assertStringContainsString(
			'Acme parcels (acme-parcels), closure in wp-content/plugins/acme-parcels/',
			$result['description']
		);
		self::assertStringContainsString( 'Out of paper.', Information::get()['extensions'][1] );
	}

	public function test_a_filter_with_a_result_of_another_type_is_left_out_and_named(): void {
		self::run_plugin( "add_filter( 'storedeck_product_types', fn() => 'broken' );" );

		self::assertSame( array( 'a' ), Plugin_Hooks::filter( 'storedeck_product_types', array( 'a' ) ) );
		self::assertStringStartsWith( 'storedeck_product_types: Acme parcels (acme-parcels), closure in ', Failures::get_stored()[0] );
		self::assertStringEndsWith( 'failed: expected a value of the type array, found "broken".', Failures::get_stored()[0] );
	}

	/**
	 * A callback of ours.
	 *
	 * @throws Error Always.
	 */
	public function throw_error(): void {
		throw new Error( 'Ours.' );
	}

	public function test_a_callback_that_throws_is_named(): void {
		$log = ini_set( 'error_log', '/dev/null' );

		$callback = self::run_plugin( "return function () { throw new Error( 'No ink.' ); };" );

		self::assertSame( 'x', Callback::run( $callback, array(), 'x' ) );
		self::assertStringContainsString( 'failed in the plugin Acme parcels (acme-parcels): No ink.', Failures::get_stored()[0] );

		// An error of ours is not that of a plugin.
		Failures::clear();
		Callback::run( array( $this, 'throw_error' ), array(), null );
		ini_set( 'error_log', (string) $log );
		self::assertSame( array(), Failures::get_stored() );
	}

	public function test_a_report_whose_code_throws_answers_with_an_error_and_is_named(): void {
		$log = ini_set( 'error_log', '/dev/null' );

		self::run_plugin(
			"final class Acme_Mapper {
				public static function map( array \$rows ): array {
					throw new Error( 'No map.' );
				}
			}
			add_action( 'storedeck_register_reports', function () {
				storedeck_register_report( array(
					'id'    => 'acme',
					'title' => 'Acme',
					'stats' => array( 'fact' => 'orders' ),
					'items' => array(
						'id'      => 'stats.order_id',
						'columns' => array( 'order_id' => array( 'integer', 'stats.order_id' ) ),
						'mapper'  => Acme_Mapper::class,
					),
				) );
			} );"
		);
		Registry::reset();

		self::assertSame( array(), Registry::get_errors() );
		self::assertSame( 500, self::send( 'GET', '/wc-analytics/reports/acme' )->status );
		ini_set( 'error_log', (string) $log );
		self::assertSame( 'The report acme failed in the plugin Acme parcels (acme-parcels): No map.', Failures::get_stored()[0] );
	}

	public function test_an_entry_that_cannot_be_used_is_left_out_alone_and_named(): void {
		self::run_plugin(
			"add_filter( 'storedeck_performance_indicators', fn( \$all ) => \$all + array( 'acme/none' => array( 'report' => 'acme' ) ) );"
		);

		$names = array_column( self::get( '/wc-analytics/reports/performance-indicators/allowed' ), 'stat' );

		self::assertContains( 'revenue/net_revenue', $names );
		self::assertNotContains( 'acme/none', $names );

		$failure = Failures::get_stored()[0];

		self::assertStringStartsWith( 'storedeck_performance_indicators, Acme parcels (acme-parcels), closure in ', $failure );
		self::assertStringContainsString( ': acme/none: expected label, format,', $failure );
	}

	public function test_a_placeholder_of_no_report_is_told_to_its_author(): void {
		$told = array();
		add_action(
			'doing_it_wrong_run',
			static function ( string $name, string $message ) use ( &$told ): void {
				$told[] = "$name: $message";
			},
			10,
			2
		);

		self::run_plugin( "return storedeck_mount( 'report-chart', array( 'report' => 'revenu' ) );" );
		self::assertSame(
			array(
				'storedeck_mount: Acme parcels (acme-parcels), report-chart: '
					. esc_html( 'report: expected the id of a report, found "revenu". Did you mean "revenue"?' ),
			),
			$told
		);
	}

	public function test_a_function_that_is_called_at_another_time_tells_when(): void {
		self::assertFalse( self::run_plugin( "return storedeck_register_metric( 'parcels', array() );" ) );
		self::assertStringContainsString(
			'Metric "parcels" of Acme parcels (acme-parcels): storedeck_register_metric() was called too early or too late.',
			Registry::get_errors()[0]
		);

		$told = array();
		add_action(
			'doing_it_wrong_run',
			static function ( string $name, string $message ) use ( &$told ): void {
				$told[] = $message;
			},
			10,
			2
		);
		do_action( 'admin_menu' );

		self::assertFalse( self::run_plugin( "return storedeck_register_screen( array( 'path' => '/parcels', 'title' => 'Parcels' ) );" ) );
		self::assertStringContainsString( 'Acme parcels (acme-parcels): storedeck_register_screen() was called too late.', $told[0] );
	}
}
