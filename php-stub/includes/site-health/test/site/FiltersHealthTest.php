<?php
/**
 * Tests filters of plugins in Site Health.
 *
 * @package Storedeck
 */

namespace Storedeck\Site_Health\Test\Site;

use Storedeck\Site_Health\Site_Health;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * An owner learns which plugins change WooCommerce's reports only.
 *
 * @group mariadb
 */
final class FiltersHealthTest extends SiteTestCase {

	public function test_filters_without_effect_are_named(): void {
		$this->assertSame( 'good', Site_Health::test_filters()['status'] );

		add_filter( 'woocommerce_analytics_orderby_enum_orders', '__return_empty_array' );

		$result = Site_Health::test_filters();

		$this->assertSame( 'recommended', $result['status'] );
		$this->assertStringContainsString(
			': woocommerce_analytics_orderby_enum_orders: __return_empty_array() in wp-includes/functions.php:',
			$result['description']
		);
	}
}
