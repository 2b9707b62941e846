<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Sql_Check;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

// cspell:ignore itmes nett totl

/**
 * The database tries the SQL of plugins before reports use it.
 */
final class SqlCheckTest extends SiteTestCase {

	private const REPORT    = array(
		'id'    => 'test-sizes',
		'title' => 'Sizes',
		'stats' => array(
			'fact'   => 'orders',
			'fields' => array( 'items' => array( 'type' => 'integer', 'sum' => 'stats.num_items_sold' ) ),
		),
		'items' => array(
			'id'      => 'stats.order_id',
			'columns' => array( 'order_id' => array( 'integer', 'stats.order_id' ), 'net' => array( 'money', 'stats.net_total' ) ),
		),
	);
	private const METRIC    = array(
		'fact'        => 'orders',
		'type'        => 'integer',
		'count_if'    => 'stats.nothing > 1',
		'name'        => 'Large orders',
		'description' => 'Orders of at least five items.',
		'explanation' => 'Number of orders with five items or more',
	);
	private const DIMENSION = array( 'fact' => 'orders', 'label' => 'Size', 'column' => 'CASE WHEN stats.no_size THEN 1 END' );

	/**
	 * Reports of the definition with changes, and the errors.
	 *
	 * @param array<string, mixed> $changes Changed keys.
	 * @return array{bool, string[]}
	 */
	private static function register( array $changes ): array {
		$definition = array_replace_recursive( self::REPORT, $changes );

		$definition['stats'] = array_filter( $definition['stats'] );

		remove_all_actions( 'storedeck_register_reports' );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action( 'storedeck_register_reports', static fn() => storedeck_register_report( $definition ) );
		Registry::reset();

		return array( isset( Registry::get_registered()['test-sizes'] ), Registry::get_errors() );
	}

	/**
	 * Forgets what was registered.
	 *
	 * @after
	 */
	public function forget(): void {
		remove_all_actions( 'storedeck_register_reports' );
		remove_all_filters( 'storedeck_report_definition' );
		Sql_Check::forget();
		Registry::reset();
	}

	/**
	 * SQL that no database accepts, and the path of its error.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function get_refused(): array {
		$items = static fn( array $items ): array => array( 'items' => $items );
		$stats = static fn( array $stats ): array => array( 'stats' => $stats );

		return array(
			'a metric'         => array(
				$stats( array( 'fields' => array( 'items' => array( 'sum' => 'stats.itmes' ) ) ) ),
				'stats.fields.items: ',
			),
			'a column'         => array(
				$items( array( 'columns' => array( 'net' => array( 'money', 'stats.nett' ) ) ) ),
				'items.columns.net: ',
			),
			'an id'            => array( $items( array( 'id' => 'stats.no_id' ) ), 'items.id: ' ),
			'a sort key'       => array( $items( array( 'orderby' => array( 'net' => 'stats.net_totl' ) ) ), 'items.orderby.net: ' ),
			'a join'           => array( $items( array( 'join' => array( 'INNER JOIN {wp:nothing} more ON 1 = 1' ) ) ), 'items.join: ' ),
			'a condition'      => array( $stats( array( 'where' => 'stats.parent = 0' ) ), 'stats.where: ' ),
			'syntax'           => array( $stats( array( 'where' => 'stats.parent_id = = 0' ) ), 'stats.where: ' ),
			'a table'          => array(
				$stats( array( 'fact' => '', 'table' => 'wp:nothing', 'date_columns' => array( 'created' => 'stats.created' ) ) ),
				'stats.table: ',
			),
			'a date'           => array(
				$stats( array( 'date_columns' => array( 'created' => 'stats.created_on' ) ) ),
				'stats.date_columns.created: ',
			),
			'a filter'         => array(
				$items( array( 'filters' => array( 'size_is' => array( 'type' => 'strings', 'sql' => 'stats.size IN ( {values} )' ) ) ) ),
				'items.filters.size_is.sql: ',
			),
			'a number'         => array(
				$items( array( 'filters' => array( 'size' => array(
					'type' => 'number',
					'sql' => 'stats.size BETWEEN {value} AND {value}',
				) ) ) ),
				'items.filters.size.sql: ',
			),
			'a choice'         => array(
				$items( array( 'filters' => array( 'size' => array(
					'type' => 'choice',
					'choices' => array( 'big' => 'stats.size > 5' ),
				) ) ) ),
				'items.filters.size.choices.big: ',
			),
			'a segment'        => array(
				$stats( array( 'segments' => array( 'size' => array( 'id' => 'stats.size' ) ) ) ),
				'stats.segments.size.id: ',
			),
			'a filter by name' => array(
				array( 'filter_by' => array( 'size' => array(
					'label' => 'Size',
					'column' => 'stats.size',
					'options' => array( 'a' => 'A' ),
				) ) ),
				'stats.filters.size_is.sql: ',
			),
		);
	}

	/**
	 * What the database refuses is left out.
	 *
	 * @dataProvider get_refused
	 * @param array<string, mixed> $changes  What is wrong.
	 * @param string               $expected Path of the error.
	 */
	public function test_a_report_whose_sql_is_refused_is_left_out_with_the_path( array $changes, string $expected ): void {
		list( $is_there, $errors ) = self::register( $changes );

		self::assertCount( 1, $errors );
		self::assertStringContainsString( $expected . 'the database refuses this SQL, ', $errors[0] );
		self::assertFalse( $is_there );
		self::assertArrayHasKey( 'orders', Registry::get_registered() );
	}

	public function test_valid_sql_is_accepted_with_all_that_definitions_may_have(): void {
		list( $is_there, $errors ) = self::register(
			array(
				'stats' => array(
					'where'    => "stats.status NOT LIKE 'wc-%'",
					'segments' => array( 'size' => array( 'id' => 'stats.num_items_sold', 'name' => 'Size', 'label' => 'Size' ) ),
				),
				'items' => array(
					'join'    => array( 'LEFT JOIN {wp:posts} posts ON posts.ID = stats.order_id' ),
					'columns' => array( 'title' => array( 'text', 'posts.post_title' ) ),
					'filters' => array(
						'title' => array(
							'type' => 'texts',
							'sql' => 'posts.post_title IN ( {values} )',
							'ids' => 'posts.ID IN ( {values} )',
						),
						'since' => array( 'type' => 'date', 'sql' => 'stats.date_created >= {value}' ),
						'ids'   => array( 'type' => 'ids', 'sql' => '[order] IN ( {values} )' ),
					),
				),
			)
		);

		self::assertSame( array(), $errors );
		self::assertTrue( $is_there );
	}

	public function test_a_metric_and_a_dimension_are_left_out_alone(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'storedeck_register_reports',
			static function (): void {
				storedeck_register_metric( 'large', self::METRIC );
				storedeck_register_metric( 'lines', array( 'count_if' => 'stats.num_items_sold > 1' ) + self::METRIC );
				storedeck_register_dimension( 'size', self::DIMENSION );
			}
		);
		Registry::reset();

		$errors = Registry::get_errors();

		self::assertCount( 2, $errors );
		self::assertStringContainsString( 'Metric "large" of Storedeck (storedeck): count_if: the database refuses this SQL', $errors[0] );
		self::assertStringContainsString( 'Dimension "size" of Storedeck (storedeck): column: the database refuses this SQL', $errors[1] );
		self::assertArrayHasKey( 'lines', Registry::get( 'orders' )['charts'] );
		self::assertArrayNotHasKey( 'large', Registry::get( 'orders' )['charts'] );
	}

	public function test_the_changes_of_one_plugin_to_a_report_are_left_out_and_those_of_others_stay(): void {
		$add = static fn( string $name, string $sql ) => add_filter(
			'storedeck_report_definition',
			static function ( array $definition ) use ( $name, $sql ): array {
				if ( 'orders' === $definition['id'] ) {
					$definition['items']['columns'][ $name ] = array( 'integer', $sql );
					$definition['table']['columns'][ $name ] = array( 'label' => $name );
				}

				return $definition;
			}
		);

		$add( 'parcels', 'CEIL( stats.num_items_sold / 2.0 )' );
		$add( 'broken', 'stats.no_parcels' );
		Registry::reset();

		$columns = Registry::get( 'orders' )['table']['columns'];
		$errors  = Registry::get_errors();

		self::assertArrayHasKey( 'parcels', $columns );
		self::assertArrayNotHasKey( 'broken', $columns );
		self::assertCount( 1, $errors );
		self::assertStringContainsString( 'Report "orders", filter storedeck_report_definition: ', $errors[0] );
		self::assertStringContainsString( 'SqlCheckTest.php', $errors[0] );
		self::assertStringContainsString( 'items.columns.broken: the database refuses this SQL', $errors[0] );
	}

	/**
	 * Number of queries of loading all definitions.
	 */
	private static function count_queries( string $where ): int {
		global $wpdb;

		self::register( array( 'stats' => array( 'where' => $where ) ) );

		$before = $wpdb->num_queries;

		Registry::reset();
		Registry::get_registered();

		return $wpdb->num_queries - $before;
	}

	public function test_an_ordinary_request_makes_no_query_for_it(): void {
		global $wpdb;

		Registry::reset();
		Registry::get_registered();
		$before = $wpdb->num_queries;
		Registry::reset();
		Registry::get_registered();
		$without = $wpdb->num_queries - $before;

		self::assertSame( $without, self::count_queries( 'stats.num_items_sold > 1' ) );
		self::assertSame( $without, self::count_queries( 'stats.no_column > 1' ), 'refused' );

		// Numbers and texts that differ in each request, such as the time, are not tried again.
		$where = "stats.date_created < '2026-01-01 00:00:0%d' AND stats.order_id IN ( %s )";

		self::register( array( 'stats' => array( 'where' => sprintf( $where, 1, '1, 2' ) ) ) );

		$before = $wpdb->num_queries;

		self::register( array( 'stats' => array( 'where' => sprintf( $where, 2, '3' ) ) ) );
		self::assertSame( $without, $wpdb->num_queries - $before );
	}

	public function test_sql_is_tried_again_after_a_plugin_was_updated(): void {
		$changes = array(
			'stats' => array( 'fact' => '', 'table' => 'wp:test_sizes', 'date_columns' => array( 'created' => 'stats.created' ) ),
			'items' => array(
				'id' => 'stats.id',
				'columns' => array( 'order_id' => array( 'integer', 'stats.id' ), 'net' => array( 'text', 'stats.created' ) ),
			),
		);
		$changes['stats']['fields']['items']['sum'] = 'stats.id';

		self::assertFalse( self::register( $changes )[0] );
		self::sql( 'CREATE TABLE {prefix}test_sizes ( id INT, created DATETIME )' );

		try {
			self::assertFalse( self::register( $changes )[0], 'It is not tried with every request.' );
			do_action( 'upgrader_process_complete', null, array() );
			self::assertSame( array( true, array() ), self::register( $changes ) );
		} finally {
			self::sql( 'DROP TABLE {prefix}test_sizes' );
		}
	}
}
