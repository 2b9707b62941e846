<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Definition;

defined( 'ABSPATH' ) || exit;

/**
 * Tests what the definitions say about the screens of reports.
 *
 * Tests that definitions are complete and that all names in them exist.
 */
final class ReportScreensTest extends TestCase {

	/**
	 * Entries of the summary that the screen computes.
	 */
	private const COMPUTED_TOTALS = array( 'days', 'rows' );

	/**
	 * Keys of a definition that have other keys than texts of a screen.
	 */
	private const ENGINE = array( 'stats', 'items' );

	/**
	 * Keys whose values a person reads.
	 */
	private const TEXTS = array(
		'title', 'label', 'screen_reader_label', 'tooltip', 'name', 'description', 'formula', 'help', 'help_text', 'placeholder',
		'button', 'update', 'add', 'remove', 'rule', 'filter',
	);

	/**
	 * Lets the user see everything.
	 */
	protected function setUp(): void {
		$GLOBALS['storedeck_test_capabilities'] = array( 'manage_woocommerce', Personal_Data::CAPABILITY );
	}

	/**
	 * Restores settings.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_capabilities'], $GLOBALS['storedeck_test_options'] );
	}

	/**
	 * All reports.
	 *
	 * @return array<string, array{string}>
	 */
	public function get_reports(): array {
		$ids = array_keys( Definitions::load() );

		return array_combine( $ids, array_map( static fn( string $id ): array => array( $id ), $ids ) );
	}

	public function test_reports_have_their_own_position(): void {
		$definitions = Definitions::load();

		$this->assertSame(
			array(
				'revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'payments', 'places', 'channels', 'times',
				'downloads', 'stock', 'customers',
			),
			array_keys( $definitions )
		);
		$this->assertSame( array_keys( $definitions ), array_column( $definitions, 'id' ) );
		$this->assertSameSize( $definitions, array_unique( array_column( $definitions, 'position' ) ) );
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $id Report.
	 */
	public function test_charts_totals_and_indicators_are_metrics_with_texts( string $id ): void {
		$definition = Definitions::load()[ $id ];
		$metrics    = Definitions::get_metrics( $definition );
		$keys       = array_keys(
			( $definition['charts'] ?? array() ) + $definition['table']['summary']
			+ ( $definition['indicators'] ?? array() ) + ( $definition['dashboard'] ?? array() )
		);

		$this->assertNotEmpty( $keys );

		foreach ( $keys as $key ) {
			$this->assertContains( $key, array( ...$metrics, ...self::COMPUTED_TOTALS ) );
			$this->assertArrayHasKey( $key, $definition['metrics'] );
		}

		foreach ( $definition['metrics'] as $metric ) {
			$this->assertNotSame( '', $metric['name'] );
			$this->assertStringEndsWith( '.', $metric['description'] );
			$this->assertNotSame( '', $metric['formula'] );
			$this->assertNotSame( '', $metric['link']['label'] );
		}
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $id Report.
	 */
	public function test_totals_of_variants_are_metrics( string $id ): void {
		$definitions = Definitions::load();
		$definition  = $definitions[ $id ];
		$segments    = $definitions[ $definition['stats_report'] ?? $id ]['stats']['segments'] ?? array();

		foreach ( $definition['variants'] ?? array() as $variant ) {
			$this->assertNotEmpty( $variant['when'] );
			$this->assertArrayHasKey( $variant['item_chart']['segmentby'], $segments );
			$this->assertStringContainsString( '%d', $variant['item_chart']['label'] );

			if ( isset( $variant['table_of'] ) ) {
				$this->assertEmpty(
					array_diff(
						array_keys( $definitions[ $variant['table_of'] ]['table']['summary'] ),
						Definitions::get_metrics( $definition )
					)
				);
			}
		}

		$this->assertIsArray( $definition['variants'] ?? array() );
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $id Report.
	 */
	public function test_columns_can_be_sorted( string $id ): void {
		$definition = Definitions::load()[ $id ];
		$columns    = $definition['table']['columns'];
		$sortable   = Definitions::get_sortable( $definition );
		$default    = array_filter( $columns, static fn( array $column ): bool => $column['is_default_sort'] ?? false );

		$this->assertEmpty( array_diff( $sortable, Definitions::get_orderby( $definition ) ) );
		$this->assertCount( 1, $default );
		$this->assertArrayHasKey( array_key_first( $default ), $sortable );
		$this->assertTrue( reset( $columns )['is_required'] );
		$this->assertEmpty( array_diff( array_column( $definition['charts'] ?? array(), 'orderby' ), $sortable ) );
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $id Report.
	 */
	public function test_fields_of_columns_exist( string $id ): void {
		$definition = Definitions::load()[ $id ];
		$table      = $definition['table'];
		$key        = Definition::normalize( $definition )['table']['key'];
		$paths      = array( $key, ...array_values( self::pick( $table['comparison'] ?? array(), array( 'id', 'name' ) ) ) );

		foreach ( $table['columns'] as $name => $column ) {
			$this->assertContains( $column['type'] ?? 'text', array( 'text', 'number', 'currency', 'date', 'datetime', 'list' ) );

			if ( ! isset( $column['value'] ) ) {
				$paths[] = $column['field'] ?? $name;
			}

			$link  = $column['link'] ?? array();
			$texts = implode( ' ', array( ...array_values( $link['query'] ?? array() ), $link['admin'] ?? '', $link['url'] ?? '' ) );

			preg_match_all( '/\{([^}]+)\}/', $texts, $matches );

			$paths = array(
				...$paths,
				...$matches[1],
				...array_values( self::pick( $link, array( 'if', 'email', 'order', 'orders_of_day' ) ) ),
			);
		}

		foreach ( $paths as $path ) {
			$this->assertContains( explode( '.', $path )[0], Definitions::get_fields( $definition ), $path );
		}
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $id Report.
	 */
	public function test_columns_accept_rows_with_few_fields( string $id ): void {
		foreach ( Definitions::load()[ $id ]['table']['columns'] as $column ) {
			if ( isset( $column['value'] ) ) {
				foreach ( array( array(), array( 'extended_info' => array() ) ) as $row ) {
					$value = $column['value']( $row, array() );

					$this->assertTrue( null === $value || is_scalar( $value ) || array() === $value );
				}
			}

			$this->assertNotSame( '', $column['label'] );
		}
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $id Report.
	 */
	public function test_texts_are_not_empty( string $id ): void {
		$definition = array_diff_key( Definitions::load()[ $id ], array_flip( self::ENGINE ) );
		$texts      = array();

		array_walk_recursive(
			$definition,
			static function ( $value, $key ) use ( &$texts ): void {
				if ( in_array( $key, self::TEXTS, true ) ) {
					$texts[] = array( $key, $value );
				}
			}
		);

		$this->assertNotEmpty( $texts );

		foreach ( $texts as list( $key, $value ) ) {
			foreach ( array( 0, 1, 2 ) as $count ) {
				$text = $value instanceof \Closure ? $value( $count ) : $value;

				$this->assertIsString( $text, $key );
				$this->assertNotSame( '', trim( $text ), $key );
			}
		}
	}

	public function test_links_of_metrics_are_sorted_by_sortable_columns(): void {
		$definitions = Definitions::load();
		$by_path     = array();

		foreach ( $definitions as $id => $definition ) {
			$by_path[ $definition['path'] ?? '/analytics/' . $id ] = $definition;
		}

		foreach ( $definitions as $definition ) {
			foreach ( $definition['metrics'] as $metric ) {
				foreach ( array_filter( array( $metric['link'], $metric['filtered_link'] ?? null ) ) as $link ) {
					$this->assertArrayHasKey( $link['path'], $by_path );

					if ( isset( $link['query']['orderby'] ) ) {
						$this->assertContains( $link['query']['orderby'], Definitions::get_sortable( $by_path[ $link['path'] ] ) );
					}
				}
			}
		}
	}

	public function test_the_overview_has_a_position_for_each_chart_and_leaderboard(): void {
		$definitions  = Definitions::load();
		$leaderboards = array_filter( array_column( $definitions, 'leaderboard', 'id' ) );
		$charts       = array();

		foreach ( $definitions as $id => $definition ) {
			foreach ( $definition['dashboard'] ?? array() as $key => $chart ) {
				$charts[ $chart['position'] ] = "$id/$key";

				$this->assertContains( $chart['type'], array( 'number', 'currency', 'average' ) );
			}
		}

		ksort( $charts );

		$this->assertSame( range( 10, 170, 10 ), array_keys( $charts ) );
		$this->assertSame( array( 'revenue/total_sales', 'revenue/net_revenue', 'orders/orders_count' ), array_slice( $charts, 0, 3 ) );
		$this->assertSameSize( $leaderboards, array_unique( array_column( $leaderboards, 'position' ) ) );

		foreach ( $leaderboards as $id => $leaderboard ) {
			$this->assertContains( $leaderboard['orderby'], Definitions::get_orderby( $definitions[ $id ] ) );
			$this->assertContains( $leaderboard['id'], Definitions::get_fields( $definitions[ $id ] ) );
			$this->assertEmpty( array_diff( array_keys( $leaderboard['columns'] ), Definitions::get_fields( $definitions[ $id ] ) ) );
			$this->assertCount( 1 + count( $leaderboard['columns'] ), $leaderboard['headers'] );
		}
	}

	public function test_columns_of_stock_need_stock_management(): void {
		$get_columns = static fn( string $id ): array => array_keys( Definitions::load()[ $id ]['table']['columns'] );

		foreach ( array( 'products', 'variations' ) as $id ) {
			$this->assertContains( 'stock_status', $get_columns( $id ) );
			$this->assertContains( 'stock', $get_columns( $id ) );
		}

		$this->assertTrue( Definitions::load()['stock']['is_available'] );

		$GLOBALS['storedeck_test_options']['woocommerce_manage_stock'] = 'no';

		foreach ( array( 'products', 'variations' ) as $id ) {
			$this->assertNotContains( 'stock_status', $get_columns( $id ) );
			$this->assertNotContains( 'stock', $get_columns( $id ) );
		}

		$this->assertFalse( Definitions::load()['stock']['is_available'] );
	}

	public function test_only_those_who_see_personal_data_have_columns_and_filters_of_it(): void {
		$personal = array( 'username', 'email', 'city', 'state', 'postcode' );

		$this->assertSame( array(), array_diff( $personal, array_keys( Definitions::load()['customers']['table']['columns'] ) ) );
		$this->assertArrayHasKey( 'ip_address', Definitions::load()['downloads']['table']['columns'] );
		$this->assertArrayHasKey( 'ip_address', Definitions::load()['downloads']['advanced_filters']['filters'] );

		$GLOBALS['storedeck_test_capabilities'] = array( 'view_woocommerce_reports' );

		$customers = Definitions::load()['customers'];

		$this->assertSame( array(), array_intersect( $personal, array_keys( $customers['table']['columns'] ) ) );
		$this->assertNull( $customers['table']['search'] );
		$this->assertArrayNotHasKey( 'name', $customers['advanced_filters']['filters'] );
		$this->assertArrayNotHasKey( 'user_id', Definitions::load()['downloads']['table']['columns'] );
		$this->assertArrayNotHasKey( 'ip_address', Definitions::load()['downloads']['table']['columns'] );
		$this->assertArrayNotHasKey( 'ip_address', Definitions::load()['downloads']['advanced_filters']['filters'] );
	}

	/**
	 * Some values of an array.
	 *
	 * @param string[] $keys Keys.
	 * @return array<string, mixed>
	 */
	private static function pick( array $values, array $keys ): array {
		return array_intersect_key( $values, array_flip( $keys ) );
	}
}
