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
		// 4.5 : 1 to the page, computed by hand: between #717171 (4.56) and #727272 (4.49).
		$this->assertSame( '#717171', self::get_accent( 'mine', '', '', '#717171' ) );
		$this->assertLessThan( '#727272', self::get_accent( 'mine', '', '', '#727272' ) );
		$this->assertSame( '#a5612c', self::get_accent( 'sunrise' ) );
		$this->assertNotSame( '', self::get_accent( 'mine', '', '', '#ffffff' ) );
	}

	/**
	 * Relative luminance of a color (WCAG 2).
	 *
	 * @param string $color As #rrggbb.
	 */
	private static function get_luminance( string $color ): float {
		$sum = 0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $at => $weight ) {
			$part = hexdec( substr( $color, 1 + 2 * $at, 2 ) ) / 255;
			$sum += $weight * ( $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return $sum;
	}

	/**
	 * The accents of WordPress but the default one, which the tokens have.
	 *
	 * @return array<string, array{string}>
	 */
	public static function list_schemes(): array {
		$names = array( 'light', 'modern', 'blue', 'coffee', 'ectoplasm', 'midnight', 'ocean', 'sunrise' );
		return array_combine( $names, array_map( static fn( $name ) => array( $name ), $names ) );
	}

	/**
	 * Every accent is read on page and card, in light and dark.
	 *
	 * @dataProvider list_schemes
	 * @param string $scheme Name.
	 */
	public function test_accents_are_read_on_pages_and_cards( string $scheme ): void {
		$tokens = file_get_contents( dirname( __DIR__, 4 ) . '/src/components/styles/style.scss' );
		preg_match_all( '/--storedeck-(page|surface):.*?(#[\da-f]{3,6})\b/', $tokens, $surfaces );
		preg_match_all( '/--wp-admin-theme-color:(#\w{6});/', Color_Scheme::get_css( $scheme, array() ), $accents );

		$this->assertCount( 4, $surfaces[2] );
		$this->assertCount( 2, $accents[1] );

		foreach ( $surfaces[2] as $index => $surface ) {
			$luminances = array(
				self::get_luminance( '#fff' === $surface ? '#ffffff' : $surface ),
				self::get_luminance( $accents[1][ intdiv( $index, 2 ) ] ),
			);
			$this->assertGreaterThanOrEqual( 4.5, ( max( $luminances ) + 0.05 ) / ( min( $luminances ) + 0.05 ), $surface );
		}
	}

	public function test_schemes_of_plugins_have_the_color_of_the_current_item(): void {
		$this->assertSame( '#aa3300', self::get_accent( 'mine', '#000', '#111', '#a30', '#fff' ) );
		$this->assertSame( '', self::get_accent( 'mine', '#000' ) );
		$this->assertSame( '', self::get_accent( 'mine', '#000', '#111', 'red;}body{display:none' ) );
	}
}
