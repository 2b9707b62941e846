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
 * client/snapshot, which has its styles, too).
 */
final class Page_Snapshot {

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
	 * @return array{token: string, keptWidth: int}|null `keptWidth` is that of the one of exactly this, 0 without one;
	 *                                                   null where none is taken.
	 */
	public static function settings(): ?array {
		$token = self::token();

		return null === $token ? null : array(
			'token'     => (string) $token,
			'keptWidth' => self::is_of_now() ? (int) self::kept()['width'] : 0,
		);
	}

	/**
	 * Prints it, inert and unread: what works comes with the app, which takes its
	 * place. It was drawn for one width and fits no other.
	 */
	public static function print_it(): void {
		$kept = self::kept();

		if ( null === $kept ) {
			return;
		}

		printf(
			'<style>@media not all and (min-width:%1$s.5px) and (max-width:%2$d.5px){.storedeck-snapshot{display:none}}</style>',
			(int) $kept['width'] - 1,
			(int) $kept['width']
		);
		printf(
			'<div class="storedeck-snapshot%s" inert aria-hidden="true" style="min-height:%dpx">%s</div>',
			self::is_of_now() ? '' : ' is-old',
			(int) $kept['height'],
			$kept['html'] // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup has escaped all of it.
		);
	}

	/**
	 * Whether what is kept is of the data of now.
	 */
	private static function is_of_now(): bool {
		return (string) self::token() === ( self::kept()['token'] ?? '' );
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
				'menu'     => get_user_setting( 'mfold', 'o' ),
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
