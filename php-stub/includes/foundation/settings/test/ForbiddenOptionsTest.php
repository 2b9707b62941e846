<?php
/**
 * Tests of Forbidden_Options.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Settings\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Settings\Forbidden_Options;

defined( 'ABSPATH' ) || exit;

/**
 * Forbidden_Options.
 */
final class ForbiddenOptionsTest extends TestCase {

	/**
	 * Options that grant permissions are forbidden in any spelling.
	 *
	 * @dataProvider names
	 * @param string $name      Name.
	 * @param bool   $forbidden Whether it is forbidden.
	 */
	public function test_forbids_options_that_grant_permissions( string $name, bool $forbidden ): void {
		$this->assertSame( $forbidden, Forbidden_Options::contains( $name ) );
	}

	/**
	 * Names of options and whether they are forbidden.
	 *
	 * @return list<array{string, bool}>
	 */
	public function names(): array {
		return array(
			array( 'default_role', true ),
			array( 'Default_Role', true ),
			array( ' users_can_register ', true ),
			array( 'active_plugins', true ),
			array( 'wp_user_roles', true ),
			array( 'shop_2_user_roles', true ),
			array( '_transient_x', true ),
			array( '_site_transient_update_plugins', true ),
			array( 'theme_mods_x', true ),
			array( 'siteurl', true ),
			array( 'woocommerce_currency', false ),
			array( 'homepage', false ),
		);
	}
}
