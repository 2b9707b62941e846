<?php
/**
 * Writes posts.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts products, variations and coupons with their meta directly into the
 * tables.
 */
final class Demo_Post_Writer {
	/** Columns of a post. */
	private const COLUMNS = array(
		'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt',
		'post_status', 'comment_status', 'ping_status', 'post_name', 'to_ping', 'pinged', 'post_modified',
		'post_modified_gmt', 'post_content_filtered', 'post_parent', 'guid', 'menu_order', 'post_type',
		'comment_count',
	);

	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Site_Time     $time     Site time.
	 * @param int           $author   User id of the author.
	 */
	public function __construct( private Bulk_Database $database, private Site_Time $time, private int $author ) {
	}

	/**
	 * Writes a post.
	 *
	 * @param int                       $id        Post id.
	 * @param string                    $type      Post type.
	 * @param string                    $title     Title.
	 * @param int                       $timestamp Creation time.
	 * @param array<string, string>     $metas     Meta by key; a list for several values.
	 * @param array<string, string|int> $more      Other columns: post_content, post_excerpt, post_parent, menu_order, comment_count, post_name.
	 * @phpstan-param array<string, string|list<string>> $metas
	 */
	public function write( int $id, string $type, string $title, int $timestamp, array $metas, array $more ): void {
		$local = Site_Time::format( $this->time->from_unix( $timestamp ) );
		$post  = array_merge(
			array_fill_keys( self::COLUMNS, '' ),
			array(
				'ID'                => $id,
				'post_author'       => $this->author,
				'post_date'         => $local,
				'post_date_gmt'     => Site_Time::format( $timestamp ),
				'post_title'        => $title,
				'post_status'       => 'publish',
				'comment_status'    => 'product' === $type ? 'open' : 'closed',
				'ping_status'       => 'closed',
				'post_name'         => sanitize_title( $title ),
				'post_modified'     => $local,
				'post_modified_gmt' => Site_Time::format( $timestamp ),
				'post_parent'       => 0,
				'guid'              => home_url( '/?post_type=' . $type . '&' . Demo_Marker::GUID . $id ),
				'menu_order'        => 0,
				'post_type'         => $type,
				'comment_count'     => 0,
			),
			$more
		);
		$this->database->get_writer( 'posts', self::COLUMNS )->add( array_values( $post ) );
		$details = $this->database->get_writer( 'postmeta', array( 'post_id', 'meta_key', 'meta_value' ) );
		foreach ( $metas as $key => $values ) {
			foreach ( (array) $values as $value ) {
				$details->add( array( $id, $key, $value ) );
			}
		}
	}
}
