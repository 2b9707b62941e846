<?php

namespace Storedeck\Host\Test\Site;

use Storedeck\Host\Host;
use Storedeck\Host\Requirements;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests what is said of plugins that an extension requires.
 *
 * @group mariadb
 */
final class RequirementsTest extends SiteTestCase {

	public function test_a_description_names_only_required_plugins_that_are_missing(): void {
		$store = Host::get_store()->get_name();

		$this->assertSame( 'Pays.', Requirements::describe( 'Pays.', array( $store ) ) );
		$this->assertSame(
			'Pays. Requires Another, which is not active.',
			Requirements::describe( 'Pays.', array( $store, 'Another' ) )
		);
	}
}
