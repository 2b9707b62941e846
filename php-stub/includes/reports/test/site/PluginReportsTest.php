<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Exports\Export_Folder;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Registry;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports of plugins whose rows are sums, with as little as their authors have to write.
 */
final class PluginReportsTest extends SiteTestCase {

	private const RANGE   = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );
	private const TICKETS = array(
		'id'    => 'tickets',
		'title' => 'Tickets',
		'stats' => array(
			'table'        => 'wp:posts',
			'where'        => "stats.post_type = 'ticket'",
			'date_columns' => array( 'created' => 'stats.post_date' ),
			'fields'       => array(
				'tickets' => array( 'type' => 'integer', 'sum' => '1', 'name' => 'Tickets' ),
				'minutes' => array( 'type' => 'integer', 'sum' => 'stats.menu_order', 'name' => 'Minutes' ),
			),
		),
		'items' => array( 'group' => array( 'priority' => "NULLIF( stats.post_title, 'none' )", 'agent' => 'stats.post_parent' ) ),
		'table' => array(
			'columns' => array(
				'priority' => array( 'label' => 'Priority', 'is_sortable' => true ),
				'agent'    => array( 'label' => 'Agent', 'is_sortable' => true ),
				'tickets',
				'minutes',
			),
		),
	);

	protected static function prepare(): void {
		foreach ( array( 'low' => 5, 'urgent' => 30, 'none' => 7, '' => 1, '007' => 2 ) as $priority => $minutes ) {
			foreach ( array( 1, 2 ) as $agent ) {
				self::sql(
					"INSERT INTO {prefix}posts ( post_title, post_parent, menu_order, post_type, post_date, post_date_gmt, post_modified,"
					. ' post_modified_gmt, post_content, post_excerpt, to_ping, pinged, post_content_filtered )'
					. " VALUES ( '$priority', $agent, $minutes, 'ticket', '2013-03-05 1$agent:00:00', '2013-03-05 1$agent:00:00',"
					. " '2013-03-05 1$agent:00:00', '2013-03-05 1$agent:00:00', '', '', '', '', '' )"
				);
			}
		}
	}

	/**
	 * Registers a report, whose routes are registered then.
	 *
	 * @param array<string, mixed> $definition Definition.
	 */
	private static function register( array $definition ): void {
		add_action( 'storedeck_register_reports', static fn() => storedeck_register_report( $definition ) );

		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

		Registry::reset();

		self::assertSame( array(), Registry::get_errors() );
	}

	/**
	 * Forgets what was registered.
	 *
	 * @after
	 */
	public function forget(): void {
		remove_all_actions( 'storedeck_register_reports' );
		Registry::reset();
	}

	/**
	 * Lines of a file.
	 *
	 * @param array<string, mixed> $args Parameters.
	 * @return string[] Without the byte order mark.
	 */
	private static function export( string $report, array $args ): array {
		$id = self::write( 'POST', "/wc-analytics/reports/$report/export", array( 'report_args' => $args ) )['export_id'];

		self::run_jobs();

		$file = file_get_contents( Export_Folder::path( Job_Store::find( $id )->args['file'], 'csv' ) );

		return explode( "\n", substr( trim( $file ), 3 ) );
	}

	public function test_rows_are_values_of_the_table_without_a_mapper(): void {
		self::register( self::TICKETS );

		$query = self::RANGE + array( 'orderby' => 'priority', 'order' => 'asc' );
		$rows  = self::get( '/wc-analytics/reports/tickets', $query + array( 'per_page' => 4 ) );

		self::assertSame(
			array(
				array( 'priority' => '', 'agent' => 1, 'tickets' => 2, 'minutes' => 8 ),
				array( 'priority' => '', 'agent' => 2, 'tickets' => 2, 'minutes' => 8 ),
				array( 'priority' => '007', 'agent' => 1, 'tickets' => 1, 'minutes' => 2 ),
				array( 'priority' => '007', 'agent' => 2, 'tickets' => 1, 'minutes' => 2 ),
			),
			array_map( static fn( array $row ): array => array_diff_key( $row, array( '_links' => true ) ), $rows )
		);
		self::assertSame( 'priority', Registry::get( 'tickets' )['table']['key'] );
	}

	public function test_a_column_that_is_sortable_needs_nothing_else(): void {
		$changes = array(
			'items' => array( 'orderby' => array( 'minutes' => 'minutes' ) ),
			'table' => array( 'columns' => array( 'tickets' => array( 'is_sortable' => true ) ) ),
		);

		self::register( array_replace_recursive( self::TICKETS, $changes ) );

		foreach ( array( 'priority' => 'urgent', 'agent' => 2, 'tickets' => 2, 'minutes' => 30 ) as $key => $first ) {
			$rows = self::get( '/wc-analytics/reports/tickets', self::RANGE + array( 'orderby' => $key ) );

			self::assertSame( $first, $rows[0][ $key ], $key );
		}
	}

	public function test_the_file_has_the_rows_of_the_screen(): void {
		self::register( self::TICKETS );

		self::assertSame(
			array( 'Priority,Agent,Tickets,Minutes', 'urgent,2,1,30', 'urgent,1,1,30', 'low,2,1,5' ),
			array_map(
				static fn( string $line ): string => str_replace( '"', '', $line ),
				array_slice( self::export( 'tickets', self::RANGE + array( 'orderby' => 'priority', 'order' => 'desc' ) ), 0, 4 )
			)
		);
	}
}
