<?php
/**
 * Tests of Color_Scheme.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Color_Scheme;

defined( 'ABSPATH' ) || exit;

/**
 * Checks accents of color schemes.
 */
final class ColorSchemeTest extends TestCase {

	/**
	 * Accent in a rule.
	 *
	 * @param string   $scheme    Name.
	 * @param string[] ...$colors Colors.
	 */
	private static function get_accent( string $scheme, string ...$colors ): string {
		preg_match( '/\{--wp-admin-theme-color:(#\w{6});/', Color_Scheme::get_css( $scheme, $colors ), $found );

		return $found[1] ?? '';
	}

	public function test_the_accents_of_wordpress_that_can_be_read_stay(): void {
		$this->assertSame( '#096484', self::get_accent( 'blue' ) );
		$this->assertSame( '#3858e9', self::get_accent( 'modern', '#111111', '#222222', '#333333' ) );
		$this->assertSame( '', Color_Scheme::get_css( 'fresh', array( '#1d2327', '#2c3338', '#2271b1', '#72aee6' ) ) );
	}

	public function test_light_accents_are_darker(): void {
		// 4.5 : 1 to white, computed by hand: between #767676 (4.54) and #777777 (4.48).
		$this->assertSame( '#767676', self::get_accent( 'mine', '', '', '#767676' ) );
		$this->assertLessThan( '#777777', self::get_accent( 'mine', '', '', '#777777' ) );
		// 4.51 : 1, where #dd823b has 2.9.
		$this->assertSame( '#ac652e', self::get_accent( 'sunrise' ) );
		$this->assertNotSame( '', self::get_accent( 'mine', '', '', '#ffffff' ) );
	}

	public function test_schemes_of_plugins_have_the_color_of_the_current_item(): void {
		$this->assertSame( '#aa3300', self::get_accent( 'mine', '#000', '#111', '#a30', '#fff' ) );
		$this->assertSame( '', self::get_accent( 'mine', '#000' ) );
		$this->assertSame( '', self::get_accent( 'mine', '#000', '#111', 'red;}body{display:none' ) );
	}
}
