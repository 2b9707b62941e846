<?php

namespace Storedeck\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows to notes of the REST API. Markup is filtered and URLs are
 * checked, whichever plugin wrote the row.
 */
final class Note_Presenter {

	/** Allowed HTML of the content. */
	private const MARKUP = array(
		'a'      => array( 'href' => true, 'title' => true ),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'li'     => array(),
		'ol'     => array(),
		'p'      => array(),
		'strong' => array(),
		'ul'     => array(),
	);

	/**
	 * Note of a row.
	 *
	 * @param list<array<string, mixed>> $actions Rows of its actions.
	 * @return array<string, mixed>
	 */
	public static function present( array $row, array $actions ): array {
		$data = json_decode( (string) $row['content_data'] );

		return array(
			'id'                => (int) $row['note_id'],
			'name'              => $row['name'],
			'type'              => $row['type'],
			'locale'            => $row['locale'],
			'title'             => self::strip_markup( $row['title'] ),
			'content'           => wp_kses( (string) $row['content'], self::MARKUP, array( 'http', 'https', 'mailto' ) ),
			'content_data'      => is_object( $data ) ? $data : (object) array(),
			'status'            => $row['status'],
			'source'            => $row['source'],
			'date_created'      => self::to_site_time( $row['date_created'] ),
			'date_reminder'     => self::to_site_time( $row['date_reminder'] ),
			'is_snoozable'      => (bool) $row['is_snoozable'],
			'actions'           => array_map( array( self::class, 'present_action' ), $actions ),
			'layout'            => $row['layout'],
			'image'             => esc_url_raw( (string) $row['image'], array( 'http', 'https' ) ),
			'is_deleted'        => (bool) $row['is_deleted'],
			'is_read'           => (bool) $row['is_read'],
			'date_created_gmt'  => self::to_gmt( $row['date_created'] ),
			'date_reminder_gmt' => self::to_gmt( $row['date_reminder'] ),
		);
	}

	/**
	 * Action of a row.
	 *
	 * @return array<string, mixed>
	 */
	private static function present_action( array $row ): array {
		$query = (string) $row['query'];

		return array(
			'id'            => (int) $row['action_id'],
			'name'          => $row['name'],
			'label'         => self::strip_markup( $row['label'] ),
			'query'         => $query,
			'status'        => $row['status'],
			'actioned_text' => self::strip_markup( $row['actioned_text'] ),
			'nonce_action'  => $row['nonce_action'],
			'nonce_name'    => $row['nonce_name'],
			'url'           => self::get_url( $query, (string) $row['nonce_action'], (string) $row['nonce_name'] ),
		);
	}

	/**
	 * URL of an action.
	 *
	 * @param string $query        URL, admin page, or query of `admin.php`.
	 * @param string $nonce_action Action of the nonce, '' for none.
	 * @param string $nonce_name   Name of the nonce parameter.
	 * @return string Empty when the action has no URL.
	 */
	private static function get_url( string $query, string $nonce_action, string $nonce_name ): string {
		if ( '' === $query ) {
			return '';
		}

		$is_absolute = 1 === preg_match( '#^([a-z][a-z0-9+.-]*:|//|\\\\)#i', ltrim( $query ) );

		if ( $is_absolute ) {
			return esc_url_raw( $query, array( 'http', 'https' ) );
		}

		$url = str_starts_with( $query, '?' ) ? admin_url( 'admin.php' . $query ) : admin_url( $query );

		// A nonce must not be sent to another site.
		if ( '' !== $nonce_action ) {
			$url = add_query_arg( '' === $nonce_name ? '_wpnonce' : $nonce_name, wp_create_nonce( $nonce_action ), $url );
		}

		return $url;
	}

	/**
	 * A text without markup.
	 */
	private static function strip_markup( $text ): string {
		return strip_tags( (string) $text );
	}

	/**
	 * Date in site time.
	 *
	 * @param mixed $gmt Stored date in GMT.
	 * @return string|null For example `2026-01-31T08:00:00`.
	 */
	private static function to_site_time( $gmt ): ?string {
		return null === self::to_gmt( $gmt ) ? null : get_date_from_gmt( $gmt, 'Y-m-d\TH:i:s' );
	}

	/**
	 * Date in GMT.
	 *
	 * @param mixed $gmt Stored date in GMT.
	 * @return string|null For example `2026-01-31T08:00:00`.
	 */
	private static function to_gmt( $gmt ): ?string {
		return empty( $gmt ) || str_starts_with( $gmt, '0000' ) ? null : str_replace( ' ', 'T', substr( $gmt, 0, 19 ) );
	}
}
