<?php

namespace Storedeck\Reports\Test;

use InvalidArgumentException;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Extension_Api;
use Storedeck\Reports\Definition_Check;
use Storedeck\Reports\Definition_Metrics;

defined( 'ABSPATH' ) || exit;

// cspell:ignore browzer brwser colunms curency feilds statusis vists

/**
 * What is wrong with a definition is told when it is registered.
 */
final class DefinitionCheckTest extends TestCase {

	private const DEFINITION = array(
		'id'     => 'visits',
		'title'  => 'Visits',
		'stats'  => array(
			'table'        => 'wp:visits',
			'date_columns' => array( 'created' => 'stats.created' ),
			'fields'       => array( 'visits' => array( 'type' => 'integer', 'sum' => '1' ) ),
		),
		'items'  => array(
			'id'      => 'stats.visit_id',
			'columns' => array(
				'visit_id' => array( 'integer', 'stats.visit_id' ),
				'date'     => array( 'date', '' ),
				'browser'  => array( 'text', 'stats.browser' ),
			),
		),
		'charts' => array( 'visits' => array( 'label' => 'Visits' ) ),
		'table'  => array(
			'key'     => 'visit_id',
			'columns' => array(
				'date'    => array( 'label' => 'Date', 'is_sortable' => true ),
				'browser' => array( 'label' => 'Browser', 'is_sortable' => true, 'total' => 'visits' ),
			),
		),
	);

	/**
	 * Error of the definition with changes.
	 *
	 * @param array<string, mixed> $changes Changed keys.
	 */
	private static function get_error( array $changes ): string {
		try {
			$definition = self::without_nulls( array_replace_recursive( self::DEFINITION, $changes ) );

			Definition_Check::check_names( $definition );
			Definition_Check::check( Definition_Metrics::expand( $definition ) );
		} catch ( InvalidArgumentException $error ) {
			return $error->getMessage();
		}

		return '';
	}

	/**
	 * Values without those that are null, which changes take away.
	 *
	 * @param array<mixed> $values Values.
	 * @return array<mixed>
	 */
	private static function without_nulls( array $values ): array {
		return array_map(
			static fn( $value ) => is_array( $value ) ? self::without_nulls( $value ) : $value,
			array_filter( $values, static fn( $value ): bool => null !== $value )
		);
	}

	/**
	 * A report by the values of a column, without rows.
	 *
	 * @param array<string, mixed> $items   Items.
	 * @param array<string, mixed> $changes Other changes.
	 * @return array<string, mixed>
	 */
	private static function group( array $items = array(), array $changes = array() ): array {
		return $changes + array(
			'items' => $items + array( 'columns' => null, 'group' => array( 'browser_id' => 'stats.browser_id' ) ),
			'table' => array(
				'key' => 'browser_id',
				'columns' => array( 'date' => array( 'field' => 'browser_id', 'is_sortable' => false ) ),
			),
		);
	}

	public function test_our_own_definitions_are_valid(): void {
		foreach ( Definitions::load() as $definition ) {
			Definition_Check::check( $definition );
		}

		$this->assertSame( '', self::get_error( array() ) );
	}

	/**
	 * Changes, and the error.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function get_errors(): array {
		$column  = static fn( array $column ): array => array( 'table' => array( 'columns' => array( 'browser' => $column ) ) );
		$metric  = static fn( array $metric ): array => array( 'stats' => array( 'fields' => array( 'visits' => $metric ) ) );
		$columns = static fn( array $columns ): array => array( 'items' => array( 'columns' => $columns ) );

		return array(
			'an unknown key'                 => array(
				array( 'colunms' => array() ),
				'colunms: unknown key. Expected one of $schema, api_version, id, ',
			),
			'a misspelled key'               => array( array( 'advancedFilters' => array() ), 'Did you mean "advanced_filters"?' ),
			'a misspelled key among others'  => array( array( 'items' => array( 'filter' => array() ) ), 'items.filter: unknown key. Did' ),
			'a key in camel case'            => array(
				array( 'table' => array( 'columns' => array( 'browser' => array( 'link' => array( 'ordersOfDay' => 'date' ) ) ) ) ),
				'link.ordersOfDay: unknown key. Did you mean "orders_of_day"?',
			),
			'a misspelled required key'      => array(
				array( 'stats' => array( 'fields' => null, 'feilds' => array() ) ),
				'stats.fields: required, expected an array with keys. Found "feilds"; did you mean "fields"?',
			),
			'a type of another system'       => array(
				$column( array( 'type' => 'money' ) ),
				'table.columns.browser.type: expected one of text, number, currency, date, datetime, list, found "money".',
			),
			'a misspelled type'              => array(
				$column( array( 'type' => 'curency' ) ),
				'found "curency". Did you mean "currency"?',
			),
			'a column without a label'       => array(
				$column( array( 'label' => '' ) ),
				'browser.label: expected a text that is not empty, found "".',
			),
			'a column without a field'       => array(
				array( 'table' => array( 'columns' => array( 'country' => array( 'label' => 'Country' ) ) ) ),
				'table.columns.country: expected a field of the rows (visit_id, date, browser), found "country". Add it to items.columns,',
			),
			'a misspelled field'             => array(
				$column( array( 'field' => 'browzer' ) ),
				'browser.field: expected a field of the rows (visit_id, date, browser), found "browzer". Did you mean "browser"?',
			),
			'a misspelled field of a variant' => array(
				array(
					'variants' => array(
						array(
							'when'  => array( 'filter' => 'all' ),
							'table' => array( 'columns' => array( 'browser' => array( 'label' => 'Browser', 'field' => 'browzer' ) ) ),
						),
					),
				),
				'variants.0.table.columns.browser.field: expected a field of the rows',
			),
			'a misspelled field of a link'   => array(
				$column( array( 'link' => array( 'admin' => 'visit.php?id={visit-id}' ) ) ),
				'browser.link.admin: expected a field of the rows (visit_id, date, browser), found "visit-id". Did you mean "visit_id"?',
			),
			'a key of rows that none has'    => array(
				array( 'table' => array( 'key' => 'id' ) ),
				'table.key: expected a field of the rows',
			),
			'a sort key that is unknown'     => array(
				$column( array( 'is_sortable' => 'brwser' ) ),
				'is_sortable: expected a key of orderby (date, visit_id, browser), found "brwser". Did you mean "browser"?',
			),
			'a chart that sorts by nothing'  => array(
				array( 'charts' => array( 'visits' => array( 'orderby' => 'x' ) ) ),
				'charts.visits.orderby: ',
			),
			'a total of no metric'           => array(
				$column( array( 'total' => 'visit' ) ),
				'total: expected a metric of stats.fields (visits)',
			),
			'a chart of no metric'           => array(
				array( 'charts' => array( 'visit' => array() ) ),
				'charts.visit: expected a metric of stats',
			),
			'sums sorted by what is unknown' => array(
				self::group( array( 'fields' => array(), 'orderby' => array( 'name' => 'name' ) ) ),
				'items.orderby.name: expected a metric, a name of group or date (date, browser_id), found "name".',
			),
			'stats sorted by no metric'      => array(
				array( 'stats' => array( 'orderby' => array( 'visits' => 'visit' ) ) ),
				'stats.orderby.visits: expected a metric (, visits), found "visit". Did you mean "visits"?',
			),
			'a group without a name'         => array(
				self::group( array( 'group' => array( 'stats.browser_id' ) ) ),
				'items.group.0: expected a name as the key',
			),
			'a group without SQL'            => array(
				self::group( array( 'group' => array( 'browser_id' => '' ) ) ),
				'items.group.browser_id: expected SQL',
			),
			'a column of rows without name'  => array(
				$columns( array( array( 'text', '1' ) ) ),
				'items.columns.0: expected a name as the key',
			),
			'a column of rows of no type'    => array(
				$columns( array( 'browser' => array( 'string', '1' ) ) ),
				'items.columns.browser.0: expected a type',
			),
			'rows that nothing identifies'   => array( array( 'items' => array( 'id' => null ) ), 'items.id: required' ),
			'rows without columns'           => array(
				array( 'items' => array( 'columns' => null ) ),
				'items: expected columns or group.',
			),
			'rows of no table'               => array(
				array( 'stats' => null, 'charts' => null, 'table' => array( 'columns' => array( 'browser' => array( 'total' => null ) ) ) ),
				'items.table: required',
			),
			'stats without a table'          => array( array( 'stats' => array( 'table' => null ) ), 'stats.table: required' ),
			'stats without dates'            => array(
				array( 'stats' => array( 'date_columns' => null ) ),
				'stats.date_columns: required',
			),
			'a metric that nothing computes' => array(
				$metric( array( 'sum' => null, 'sums' => '1' ) ),
				'stats.fields.visits: expected one of sum, count_if, distinct, formula, ratio. Did you mean "sum"?',
			),
			'an average of no metric'        => array(
				$metric( array( 'ratio' => array( 'visits', 'users' ) ) ),
				'stats.fields.visits: expected a metric of stats.fields (visits), found "users".',
			),
			'a metric with a bad name'       => array(
				array( 'stats' => array( 'fields' => array( 'a-b' => array( 'type' => 'integer', 'sum' => '1' ) ) ) ),
				'stats.fields.a-b: expected a name of letters, digits and _',
			),
			'an indicator without a format'  => array(
				array( 'indicators' => array( 'visits' => array( 'format' => 'money' ) ) ),
				'indicators.visits.format: expected one of number, currency, found "money".',
			),
			'a filter without options'       => array(
				array( 'filters' => array( array( 'label' => 'Show', 'param' => 'filter', 'static_params' => array() ) ) ),
				'filters.0.filters: required, expected a list.',
			),
			'a misspelled fact'              => array(
				array( 'stats' => array( 'fact' => 'order' ) ),
				'found "order". Did you mean "orders"?',
			),
			'a misspelled metric of a fact'  => array(
				array( 'stats' => array( 'fact' => 'orders', 'metrics' => array( 'net_revenu' ) ) ),
				'stats.metrics: expected a metric of the fact orders, found "net_revenu". Did you mean "net_revenue"?',
			),
			'a misspelled filter of a fact'  => array(
				array( 'items' => array( 'fact' => 'orders', 'filters' => array( 'statusis' ) ) ),
				'items.filters: expected a filter of the fact orders, found "statusis". Did you mean "status_is"?',
			),
			'a column of no metric'          => array(
				array( 'table' => array( 'columns' => array( 'vists' ) ) ),
				'table.columns.0: expected a metric',
			),
			'an invalid id'                  => array( array( 'id' => '../etc' ), 'id: expected a text like' ),
			'a callback for a name'          => array(
				array( 'title' => static fn(): string => 'Visits' ),
				'title: expected a text that is not empty, found Closure.',
			),
		);
	}

	/**
	 * Passes each error.
	 *
	 * @dataProvider get_errors
	 * @param array<string, mixed> $changes  What is wrong.
	 * @param string               $expected Part of the error.
	 */
	public function test_an_error_has_the_path_what_was_expected_and_what_was_meant( array $changes, string $expected ): void {
		$this->assertStringContainsString( $expected, self::get_error( $changes ) );
	}

	public function test_what_code_adds_to_rows_may_be_named(): void {
		foreach ( array(
			array( 'mapped_columns' => array( 'country' => 'text' ) ),
			array( 'mapper' => self::class ),
		) as $items ) {
			$country = array( 'table' => array( 'columns' => array( 'country' => array( 'label' => 'Country' ) ) ) );

			$this->assertSame( '', self::get_error( array( 'items' => $items ) + $country ) );
		}

		$value = array( 'label' => 'Country', 'value' => static fn(): string => 'DE' );

		$this->assertSame( '', self::get_error( array( 'table' => array( 'columns' => array( 'country' => $value ) ) ) ) );
	}

	public function test_sums_can_be_sorted_by_what_is_found_of_their_items(): void {
		$items = array(
			'fields'  => array(),
			'orderby' => array( 'browser_name' => 'name' ),
			'sort_by' => array( 'name' => static fn( array $ids ): array => array_fill_keys( $ids, 'Firefox' ) ),
		);

		$table = array(
			'key'     => 'browser_id',
			'columns' => array( 'date' => null, 'browser' => array( 'field' => 'browser_id', 'is_sortable' => 'browser_name' ) ),
		);

		$this->assertSame( '', self::get_error( self::group( $items, array( 'table' => $table ) ) ) );
	}

	public function test_a_definition_of_a_newer_version_asks_for_an_update(): void {
		$get_error = static function ( $version ): string {
			try {
				Extension_Api::check( array( 'api_version' => $version ) );
			} catch ( InvalidArgumentException $error ) {
				return $error->getMessage();
			}

			return '';
		};

		Extension_Api::check( array() );
		$this->assertSame( '', $get_error( Extension_Api::VERSION ) );
		$this->assertStringEndsWith( 'Update Storedeck.', $get_error( Extension_Api::VERSION + 1 ) );
		$this->assertStringContainsString( 'expected a whole number', $get_error( '1.0' ) );
	}
}
