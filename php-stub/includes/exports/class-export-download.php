<?php

namespace Storedeck\Exports;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of any length is sent in chunks.

/**
 * Streams a file to the owner of the export. The check of the current user
 * protects the file, so the URL in an email works for as long as the file exists.
 */
final class Export_Download {

	/**
	 * Name of the action of admin-post.php.
	 */
	private const ACTION = 'storedeck_download_export';

	/**
	 * Bytes per read.
	 */
	private const CHUNK = 262144;

	public static function register_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'serve' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
		add_action( Job_Queue::CLEANUP_EVENT, static fn() => Export_Folder::delete_older_than( Job_Queue::get_oldest() ) );
	}

	/**
	 * URL of the file of an export.
	 */
	public static function get_url( string $id ): string {
		return add_query_arg(
			array(
				'action' => self::ACTION,
				'export' => $id,
			),
			admin_url( 'admin-post.php' )
		);
	}

	public static function serve(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed, and only the owner has access.
		$id = isset( $_GET['export'] ) && is_string( $_GET['export'] ) ? sanitize_key( wp_unslash( $_GET['export'] ) ) : '';

		if ( ! current_user_can( 'view_woocommerce_reports' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to download reports.', 'storedeck' ), '', array( 'response' => 403 ) );
		}

		$job  = Exports::find_own( $id );
		$path = null !== $job && Job::FINISHED === $job->state ? Export_Folder::path( $job->args['file'], 'csv' ) : '';

		if ( null === $job || '' === $path || ! is_file( $path ) ) {
			wp_die(
				esc_html__( 'The file no longer exists. Export the report again.', 'storedeck' ),
				'',
				array( 'response' => 404 )
			);
		}

		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}

		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . self::get_file_name( $job ) . '"' );
		header( 'Content-Length: ' . filesize( $path ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );

		$file = fopen( $path, 'rb' );

		while ( false !== $file && ! feof( $file ) ) {
			echo fread( $file, self::CHUNK ); // phpcs:ignore WordPress.Security.EscapeOutput -- A file, not a page.
			flush();
		}

		exit;
	}

	/**
	 * File name for the browser.
	 */
	private static function get_file_name( Job $job ): string {
		$parts = array( $job->args['report'], (string) wp_date( 'Y-m-d', $job->created ) );

		foreach ( array( 'after', 'before' ) as $end ) {
			if ( isset( $job->args['params'][ $end ] ) ) {
				$parts[] = $end . '-' . substr( (string) $job->args['params'][ $end ], 0, 10 );
			}
		}

		return preg_replace( '/[^a-z0-9_-]/', '-', implode( '_', $parts ) ) . '.csv';
	}
}
