<?php

declare( strict_types=1 );

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the widgets the accent of the user's color scheme, which the admin pages of WordPress have only from version 7.0. Text in it
 * on pages and cards, and text of their color on it, can be read in light and dark (WCAG 2.2, 1.4.3).
 */
final class Color_Scheme {

	/**
	 * Accents of the schemes of WordPress. The default one is that of its components.
	 */
	private const ACCENTS = array(
		'fresh'     => '',
		'light'     => '#0085ba',
		'modern'    => '#3858e9',
		'blue'      => '#096484',
		'coffee'    => '#46403c',
		'ectoplasm' => '#523f6d',
		'midnight'  => '#e14d43',
		'ocean'     => '#627c83',
		'sunrise'   => '#dd823b',
	);

	/**
	 * Least contrast to the surfaces.
	 */
	private const CONTRAST = 4.5;

	/**
	 * The surface with the least contrast, of src/components/styles/style.scss: the page in light, a card in dark.
	 */
	private const LIGHT = array( 0xf7, 0xf7, 0xf8 );
	private const DARK  = array( 0x1d, 0x23, 0x27 );

	/**
	 * The accent becomes darker in light and lighter in dark.
	 */
	private const BLACK = array( 0, 0, 0 );
	private const WHITE = array( 255, 255, 255 );

	/**
	 * Place of the accent in the colors of a scheme of a plugin: the current item of the menu.
	 */
	private const PLACE = 2;

	public static function register_hooks(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'add_style' ) );
	}

	/**
	 * Adds the rule to the styles of the widgets.
	 */
	public static function add_style(): void {
		global $_wp_admin_css_colors;

		$scheme = (string) get_user_option( 'admin_color' );
		$colors = (array) ( $_wp_admin_css_colors[ $scheme ]->colors ?? array() );

		wp_add_inline_style( Assets::HANDLE, self::get_css( $scheme, array_values( $colors ) ) );
	}

	/**
	 * The rules of a scheme, in light and dark.
	 *
	 * @param string       $scheme Name.
	 * @param list<string> $colors Its colors, as given to `wp_admin_css_color()`.
	 * @return string CSS; empty if the accent is not known.
	 */
	public static function get_css( string $scheme, array $colors ): string {
		$color = self::parse( self::ACCENTS[ $scheme ] ?? $colors[ self::PLACE ] ?? '' );
		$body  = 'body[class*="admin-color-"]';

		return null === $color
			? ''
			: $body . self::get_rule( $color, self::LIGHT, self::BLACK )
				. ":is(.is-storedeck-dark $body,$body .is-storedeck-dark)" . self::get_rule( $color, self::DARK, self::WHITE );
	}

	/**
	 * The properties of an accent on a surface.
	 *
	 * @param int[] $color   Red, green and blue of the accent.
	 * @param int[] $surface Those of the surface.
	 * @param int[] $end     Those of black or white, to which the accent is changed.
	 */
	private static function get_rule( array $color, array $surface, array $end ): string {
		$percent = 100;

		do {
			$accent = self::mix( $color, $end, $percent-- );
		} while ( self::get_contrast( $accent, $surface ) < self::CONTRAST );

		$format = static fn( array $color ): string => vsprintf( '#%02x%02x%02x', $color );

		return sprintf(
			'{--wp-admin-theme-color:%s;--wp-admin-theme-color--rgb:%s;'
				. '--wp-admin-theme-color-darker-10:%s;--wp-admin-theme-color-darker-20:%s}',
			$format( $accent ),
			implode( ',', $accent ),
			$format( self::mix( $accent, $end, 90 ) ),
			$format( self::mix( $accent, $end, 80 ) )
		);
	}

	/**
	 * Red, green and blue of a color.
	 *
	 * @param string $color For example `#dd823b` or `#d83`.
	 * @return array{int, int, int}|null
	 */
	private static function parse( string $color ): ?array {
		$color = (string) preg_replace( '/^#(\w)(\w)(\w)$/D', '#$1$1$2$2$3$3', $color );

		return 1 === preg_match( '/^#[\da-f]{6}$/Di', $color ) ? array_map( 'hexdec', str_split( substr( $color, 1 ), 2 ) ) : null;
	}

	/**
	 * A mixture of two colors.
	 *
	 * @param int[] $color   Red, green and blue.
	 * @param int[] $end     The other color.
	 * @param int   $percent Part of the first one.
	 * @return int[]
	 */
	private static function mix( array $color, array $end, int $percent ): array {
		return array_map(
			static fn( int $one, int $other ): int => intdiv( $one * $percent + $other * ( 100 - $percent ), 100 ),
			$color,
			$end
		);
	}

	/**
	 * Contrast of two colors.
	 *
	 * @param int[] $one   Red, green and blue.
	 * @param int[] $other Red, green and blue.
	 */
	private static function get_contrast( array $one, array $other ): float {
		$luminances = array( self::get_luminance( $one ), self::get_luminance( $other ) );

		return ( max( $luminances ) + 0.05 ) / ( min( $luminances ) + 0.05 );
	}

	/**
	 * Relative luminance of a color.
	 *
	 * @param int[] $color Red, green and blue.
	 */
	private static function get_luminance( array $color ): float {
		list( $red, $green, $blue ) = array_map(
			static function ( int $channel ): float {
				$part = $channel / 255;

				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			$color
		);

		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}
}
