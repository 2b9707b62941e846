<?php
/**
 * The snapshot of this request's page.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot;

use Storedeck\Admin\Assets;
use Storedeck\Admin\Client_Settings;
use Storedeck\Admin\Preload_Scripts;
use Storedeck\Admin\Screens;
use Storedeck\Plugin;
use Storedeck\Reports\Cache;
use Storedeck\Reports\Shop_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a screen of figures as it was drawn last time, until the app has drawn
 * it anew: at once, and not after all scripts have been loaded and run.
 *
 * It is shown to whom it was drawn for, at the same address, on the same day,
 * with the same settings, plugins and width. Where the data have changed
 * meanwhile it is marked as old. The browser takes it and sends it (see
 * client/snapshot).
 */
final class Page_Snapshot {

	/**
	 * Id of the element that carries it; the script below looks for it.
	 */
	private const PLACE = 'storedeck-snapshot';

	/**
	 * Script that shows it.
	 */
	private const SCRIPT = 'assets/show-snapshot.js';

	/**
	 * Token of this page; false as long as nobody has asked.
	 *
	 * @var Token|null|false
	 */
	private static $token = false;

	/**
	 * What is kept of this page; false as long as nobody has asked.
	 *
	 * @var array{token: string, width: int, height: int, html: string}|null|false
	 */
	private static $kept = false;

	/**
	 * Whether there is one to be shown.
	 */
	public static function is_kept(): bool {
		return null !== self::kept();
	}

	/**
	 * What the browser needs to know to take one.
	 *
	 * @return array{token: string, isKept: bool}|null Null where none is taken.
	 */
	public static function settings(): ?array {
		$token = self::token();

		return null === $token ? null : array(
			'token'  => (string) $token,
			'isKept' => (string) $token === ( self::kept()['token'] ?? '' ),
		);
	}

	/**
	 * Prints it, inert, and the script that shows it where it fits.
	 */
	public static function print_it(): void {
		$kept = self::kept();

		if ( null === $kept ) {
			return;
		}

		printf(
			'<template id="%s" data-width="%d" data-height="%d" data-is-old="%s">%s</template>',
			esc_attr( self::PLACE ),
			(int) $kept['width'],
			(int) $kept['height'],
			(string) self::token() === $kept['token'] ? '' : 'yes',
			$kept['html'] // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup has escaped all of it.
		);
		wp_print_inline_script_tag( (string) file_get_contents( STOREDECK_DIR . self::SCRIPT ) );
	}

	/**
	 * What is kept of this page.
	 *
	 * @return array{token: string, width: int, height: int, html: string}|null
	 */
	private static function kept(): ?array {
		if ( false === self::$kept ) {
			$token      = self::token();
			$kept       = null === $token ? null : Store::read( $token->place );
			$of         = null === $kept ? null : Token::read( $kept['token'] );
			self::$kept = null !== $of && $of->is_same_screen( $token ) ? $kept : null;
		}

		return self::$kept;
	}

	/**
	 * Token of this page.
	 *
	 * @return Token|null Null where no snapshot is taken.
	 */
	private static function token(): ?Token {
		if ( false === self::$token ) {
			self::$token = self::is_wanted() ? self::make_token() : null;
		}

		return self::$token;
	}

	/**
	 * Whether this page has snapshots: screens of figures, where the data tell
	 * when they change.
	 */
	private static function is_wanted(): bool {
		$is_wanted = ! Plugin::is_woocommerce_active()
			&& Preload_Scripts::has_figures( Screens::current_path() )
			&& current_user_can( 'view_woocommerce_reports' );

		// For sites that want none: whether the first screen of a page is kept for its next visit.
		return $is_wanted && (bool) apply_filters( 'storedeck_keep_snapshots', true );
	}

	/**
	 * Makes the token of this page.
	 *
	 * @return Token|null Null when the data do not tell.
	 */
	private static function make_token(): ?Token {
		try {
			$data = Cache::state();
		} catch ( \Throwable $error ) {
			return null;
		}

		$time = new Shop_Time( Settings::time_zone() );

		// Only read, to tell one address from another.
		$address = wp_unslash( $_GET );

		return Token::of(
			$address,
			array(
				'settings' => Client_Settings::lasting(),
				'day'      => gmdate( 'Y-m-d', $time->now() ),
				'host'     => get_bloginfo( 'version' ),
				'build'    => Assets::built( Assets::HANDLE ),
				'scripts'  => self::scripts(),
			),
			$data
		);
	}

	/**
	 * Scripts of the page and their versions: plugins add to screens by them.
	 *
	 * @return array<string, string>
	 */
	private static function scripts(): array {
		$versions = array();

		foreach ( wp_scripts()->queue as $handle ) {
			$versions[ $handle ] = (string) ( wp_scripts()->registered[ $handle ]->ver ?? '' );
		}

		return $versions;
	}
}
