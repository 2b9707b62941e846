<?php

namespace Storedeck\Compatibility\Test\Site;

use Storedeck\Admin\Screens;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Extensions change the menu of reports with WooCommerce's filter.
 *
 * @group mariadb
 */
final class ReportMenuTest extends SiteTestCase {

	private const HOOK = 'woocommerce_analytics_report_menu_items';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/**
	 * Titles of the screens in the menu of reports, by path.
	 *
	 * @return array<string, string>
	 */
	private static function get_titles(): array {
		$reports = array_filter(
			Screens::all(),
			static fn( array $screen ): bool => Screens::get_analytics_menu() === $screen['parent']
		);

		return array_column( $reports, 'title', 'path' );
	}

	public function test_an_item_is_added_at_its_place_and_others_are_renamed_and_taken_away(): void {
		$before = self::get_titles();

		add_filter(
			self::HOOK,
			static function ( array $items ): array {
				$items = array_column( $items, null, 'id' );

				unset( $items['woocommerce-analytics-downloads'] );

				$items['woocommerce-analytics-taxes']['title'] = 'VAT';

				return array(
					$items['woocommerce-analytics-overview'],
					array(
						'id'     => 'acme',
						'title'  => 'Acme',
						'parent' => 'woocommerce-analytics',
						'path'   => '/analytics/acme',
					),
					null,
					...array_values( $items ),
				);
			}
		);

		$after = self::get_titles();

		$this->assertSame( array( '/analytics/overview', '/analytics/acme' ), array_slice( array_keys( $after ), 0, 2 ) );
		$this->assertSame( array( 'Acme', 'VAT' ), array( $after['/analytics/acme'], $after['/analytics/taxes'] ) );
		$this->assertSame( array( '/analytics/downloads' => 'Downloads' ), array_diff_key( $before, $after ) );
		$this->assertCount( count( $before ), $after );
	}

	/**
	 * What callbacks return that is no list of items.
	 *
	 * @return array<string, array{mixed}>
	 */
	public function invalid(): array {
		return array(
			'nothing'               => array( null ),
			'an item without title' => array( array( 'path' => '/analytics/acme' ) ),
			'an item without path'  => array( array( 'title' => 'Acme' ) ),
		);
	}

	/**
	 * What is no item changes nothing.
	 *
	 * @dataProvider invalid
	 */
	public function test_what_is_no_item_is_left_out( mixed $value ): void {
		$before = self::get_titles();

		add_filter( self::HOOK, static fn( array $items ) => null === $value ? null : array( ...$items, $value ) );

		$this->assertSame( $before, self::get_titles() );
	}
}
