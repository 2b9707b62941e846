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

	/** Name of the action of admin-post.php. */
	private const ACTION = 'storedeck_download_export';

	/** Bytes per read. */
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
		return add_query_arg( array( 'action' => self::ACTION, 'export' => $id ), admin_url( 'admin-post.php' ) );
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
			wp_die( esc_html__( 'The file no longer exists. Export the report again.', 'storedeck' ), '', array( 'response' => 404 ) );
		}

		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}

		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: ' . self::get_disposition( $job ) );
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
	 * The header that names the file: by the title of the report and its period, or the day. Browsers that do not know other
	 * letters than those of ASCII take the id of the report.
	 */
	private static function get_disposition( Job $job ): string {
		$params = $job->args['params'];
		$dates  = isset( $params['after'], $params['before'] )
			? substr( $params['after'], 0, 10 ) . ' - ' . substr( $params['before'], 0, 10 )
			: wp_date( 'Y-m-d', $job->created );
		$title  = preg_replace( '#[\\\\/:*?"<>|]+#', '-', Export_Mail::get_report_name( $job->args['report'] ) );

		return "attachment; filename=\"{$job->args['report']} $dates.csv\"; filename*=UTF-8''" . rawurlencode( "$title $dates.csv" );
	}
}
