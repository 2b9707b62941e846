<?php

namespace Storedeck\Extensions\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Storedeck is loaded before the plugins that use it.
 *
 * @group mariadb
 */
final class LoadOrderTest extends SiteTestCase {

	public function test_storedeck_is_the_first_active_plugin_whatever_is_activated(): void {
		$own     = plugin_basename( STOREDECK_FILE );
		$plugins = (array) get_option( 'active_plugins' );

		update_option( 'active_plugins', array( 'acme/acme.php', ...$plugins ) );
		self::assertSame( array( $own, 'acme/acme.php' ), array_slice( get_option( 'active_plugins' ), 0, 2 ) );
		self::assertCount( 1 + count( $plugins ), get_option( 'active_plugins' ) );

		update_option( 'active_plugins', array( 'acme/acme.php' ) );
		self::assertSame( array( 'acme/acme.php' ), get_option( 'active_plugins' ) );
	}
}
