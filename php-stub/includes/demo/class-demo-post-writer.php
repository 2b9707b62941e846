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
 * tables, because they are hundreds.
 */
final class Demo_Post_Writer {
	/**
	 * Stores the database.
	 *
	 * @param Bulk_Database $bulk   Database.
	 * @param Site_Time     $time   Site time.
	 * @param int           $author User id of the author.
	 */
	public function __construct( private Bulk_Database $bulk, private Site_Time $time, private int $author ) {
	}

	/**
	 * Writes a post.
	 *
	 * @param int                       $id        Post id.
	 * @param string                    $type      Post type.
	 * @param string                    $title     Title.
	 * @param int                       $timestamp Creation time.
	 * @param array<string, mixed>      $metas     Meta by key: a string, or a list of several.
	 * @param array<string, string|int> $more      Other columns: post_content, post_excerpt, post_parent, menu_order, comment_count.
	 */
	public function write( int $id, string $type, string $title, int $timestamp, array $metas, array $more ): void {
		$local = Site_Time::format( $this->time->from_unix( $timestamp ) );
		$gmt   = Site_Time::format( $timestamp );
		$this->bulk->add( 'posts', array_merge( array(
			'ID'                    => $id,
			'post_author'           => $this->author,
			'post_date'             => $local,
			'post_date_gmt'         => $gmt,
			'post_content'          => '',
			'post_title'            => $title,
			'post_excerpt'          => '',
			'post_status'           => 'publish',
			'comment_status'        => 'product' === $type ? 'open' : 'closed',
			'ping_status'           => 'closed',
			'post_name'             => sanitize_title( $title ),
			'to_ping'               => '',
			'pinged'                => '',
			'post_modified'         => $local,
			'post_modified_gmt'     => $gmt,
			'post_content_filtered' => '',
			'post_parent'           => 0,
			'guid'                  => home_url( '/?post_type=' . $type . '&' . Demo_Cleaner::GUID . $id ),
			'menu_order'            => 0,
			'post_type'             => $type,
			'comment_count'         => 0,
		), $more ) );
		foreach ( $metas as $key => $values ) {
			foreach ( (array) $values as $value ) {
				$this->bulk->add( 'postmeta', array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
			}
		}
	}
}
