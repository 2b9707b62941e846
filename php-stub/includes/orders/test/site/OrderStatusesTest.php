<?php
/**
 * Tests statuses of orders that plugins register.
 *
 * @package Storedeck
 */

namespace Storedeck\Orders\Test\Site;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Statuses of plugins are settings and filters of reports, but drafts, which no report counts, are not.
 *
 * @group mariadb
 */
final class OrderStatusesTest extends SiteTestCase {

	public function test_statuses_of_plugins_are_statuses_and_drafts_are_not(): void {
		$add = static fn( array $statuses ): array => $statuses + array(
			'wc-picked'         => 'Picked',
			'wc-checkout-draft' => 'Draft',
		);

		add_filter( 'wc_order_statuses', $add );

		$statuses = Settings::get_order_statuses();

		$this->assertSame( 'Picked', $statuses['picked'] );
		$this->assertArrayNotHasKey( 'checkout-draft', $statuses );
	}
}
