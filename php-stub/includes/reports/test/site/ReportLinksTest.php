<?php
/**
 * Tests where reports lead.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test\Site;

use Storedeck\Reports\Client_Definition;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports link to pages that the user can open.
 *
 * @group mariadb
 */
final class ReportLinksTest extends SiteTestCase {

	/**
	 * Page of WordPress to which a column leads.
	 *
	 * @param string $report Report.
	 * @param string $column Column.
	 */
	private static function find( string $report, string $column ): ?string {
		$columns = self::get( '/' . Client_Definition::ROUTE . '/' . $report )['table']['columns'];

		return $columns[ array_search( $column, array_column( $columns, 'id' ), true ) ]['link']['admin'] ?? null;
	}

	/**
	 * Signs in as a new user.
	 *
	 * @param string $capability Their only capability, besides that of viewing reports.
	 */
	private static function sign_in( string $capability ): void {
		$user = new \WP_User( wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x' ) ) );

		$user->add_cap( 'view_woocommerce_reports' );
		$user->add_cap( $capability );
		wp_set_current_user( $user->ID );
	}

	public function test_a_tax_leads_to_its_rate(): void {
		$this->assertSame( 'admin.php?page=storedeck&path=%2Ftax-rates&rate={tax_rate_id}', self::find( 'taxes', 'tax_code' ) );

		self::sign_in( 'read' );
		$this->assertNull( self::find( 'taxes', 'tax_code' ) );
	}

	public function test_a_download_leads_to_a_user_that_can_be_edited(): void {
		$this->assertSame( 'user-edit.php?user_id={user_id}', self::find( 'downloads', 'user_id' ) );

		self::sign_in( 'manage_woocommerce' );
		$this->assertNull( self::find( 'downloads', 'user_id' ) );
	}
}
