<?php

declare( strict_types=1 );

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the widgets the accent of the user's color scheme, which the admin pages of WordPress have only from version 7.0. White text
 * on it, and text in it on white, can be read (WCAG 2.2, 1.4.3).
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
	 * Least contrast to white.
	 */
	private const CONTRAST = 4.5;

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
	 * The rule of a scheme.
	 *
	 * @param string       $scheme Name.
	 * @param list<string> $colors Its colors, as given to `wp_admin_css_color()`.
	 * @return string CSS; empty if the accent is not known.
	 */
	public static function get_css( string $scheme, array $colors ): string {
		$color = self::parse( self::ACCENTS[ $scheme ] ?? $colors[ self::PLACE ] ?? '' );

		if ( null === $color ) {
			return '';
		}

		$percent = 100;

		do {
			$accent = self::darken( $color, $percent-- );
		} while ( self::get_contrast( $accent ) < self::CONTRAST );

		$format = static fn( array $color ): string => vsprintf( '#%02x%02x%02x', $color );

		return sprintf(
			'body[class*="admin-color-"]{--wp-admin-theme-color:%s;--wp-admin-theme-color--rgb:%s;'
				. '--wp-admin-theme-color-darker-10:%s;--wp-admin-theme-color-darker-20:%s}',
			$format( $accent ),
			implode( ',', $accent ),
			$format( self::darken( $accent, 90 ) ),
			$format( self::darken( $accent, 80 ) )
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
	 * A darker color.
	 *
	 * @param int[] $color   Red, green and blue.
	 * @param int   $percent What is left of the light.
	 * @return int[]
	 */
	private static function darken( array $color, int $percent ): array {
		return array_map( static fn( int $channel ): int => intdiv( $channel * $percent, 100 ), $color );
	}

	/**
	 * Contrast of a color to white.
	 *
	 * @param int[] $color Red, green and blue.
	 */
	private static function get_contrast( array $color ): float {
		list( $red, $green, $blue ) = array_map(
			static function ( int $channel ): float {
				$part = $channel / 255;

				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			$color
		);

		return 1.05 / ( 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue + 0.05 );
	}
}
