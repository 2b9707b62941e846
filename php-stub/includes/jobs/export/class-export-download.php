<?php
/**
 * Hands out files of exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Export;

use Storedeck\Jobs\Job;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of any length is handed on piece by piece.

/**
 * Streams a file to whom asked for it, and to nobody else. That it is the
 * owner who is signed in is what protects it; so the link of an e-mail works
 * for as long as there is the file.
 */
final class Export_Download {

	/**
	 * Name of the action of admin-post.php.
	 */
	private const ACTION = 'storedeck_download_export';

	/**
	 * Bytes at once.
	 */
	private const PIECE = 262144;

	/**
	 * Listens.
	 */
	public static function register_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'serve' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
	}

	/**
	 * Address of a file.
	 *
	 * @param string $id Export.
	 */
	public static function url( string $id ): string {
		return add_query_arg(
			array(
				'action' => self::ACTION,
				'export' => $id,
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Streams the file that the address names.
	 */
	public static function serve(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed, and only the owner gets it.
		$id = isset( $_GET['export'] ) && is_string( $_GET['export'] ) ? sanitize_key( wp_unslash( $_GET['export'] ) ) : '';

		if ( ! current_user_can( 'view_woocommerce_reports' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to download reports.', 'storedeck' ), '', array( 'response' => 403 ) );
		}

		$job  = Exports::own( $id );
		$path = null !== $job && Job::FINISHED === $job->state ? Export_Folder::path( $job->args['file'], 'csv' ) : '';

		if ( null === $job || '' === $path || ! is_file( $path ) ) {
			wp_die(
				esc_html__( 'There is no such file, or no longer. Export the report again.', 'storedeck' ),
				'',
				array( 'response' => 404 )
			);
		}

		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}

		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . self::file_name( $job ) . '"' );
		header( 'Content-Length: ' . filesize( $path ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );

		$file = fopen( $path, 'rb' );

		while ( false !== $file && ! feof( $file ) ) {
			echo fread( $file, self::PIECE ); // phpcs:ignore WordPress.Security.EscapeOutput -- A file, not a page.
			flush();
		}

		exit;
	}

	/**
	 * Name under which the file is saved.
	 *
	 * @param Job $job Job.
	 */
	private static function file_name( Job $job ): string {
		$parts = array( $job->args['report'], (string) wp_date( 'Y-m-d', $job->created ) );

		foreach ( array( 'after', 'before' ) as $end ) {
			if ( isset( $job->args['params'][ $end ] ) ) {
				$parts[] = $end . '-' . substr( (string) $job->args['params'][ $end ], 0, 10 );
			}
		}

		return preg_replace( '/[^a-z0-9_-]/', '-', implode( '_', $parts ) ) . '.csv';
	}
}
