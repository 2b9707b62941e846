<?php
/**
 * Tests the preparation of SQL.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Database\Test\Site;

use Storedeck\Foundation\Database\Database;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the preparation of SQL.
 */
final class DatabaseTest extends SiteTestCase {

	public function test_a_placeholder_stands_for_all_values_of_a_list(): void {
		$sql = Database::prepare(
			"SELECT 1 WHERE a = %s AND b IN ( %d ) AND c LIKE '10%%' AND d NOT IN ( %s )",
			array( 'x', array( 'first' => 3, 'other' => 4 ), array( 'y' ) )
		);

		$this->assertSame( "SELECT 1 WHERE a = 'x' AND b IN ( 3, 4 ) AND c LIKE '10%' AND d NOT IN ( 'y' )", Database::unescape( $sql ) );
	}
}
