<?php
/**
 * Post writer: writes posts with their details.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Writes products, variations and coupons straight into the tables, hundreds at a time.
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
	 * Takes where to write.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Zone     $zone     Zone of the shop.
	 * @param int      $author   User who is said to have written them.
	 */
	public function __construct( private Bulk_Database $database, private Zone $zone, private int $author ) {
	}

	/**
	 * Writes a post.
	 *
	 * @param int                               $id     Its id.
	 * @param string                            $type   Its type.
	 * @param string                            $title  Its title.
	 * @param int                               $moment When it was made.
	 * @param array<string, string>             $metas  Details; a key may have several values, as a list.
	 * @param array<string, string|int>         $more   Other columns: post_content, post_excerpt, post_parent, menu_order, comment_count, post_name.
	 * @phpstan-param array<string, string|list<string>> $metas
	 */
	public function write( int $id, string $type, string $title, int $moment, array $metas, array $more ): void {
		$local = $this->zone->local( $moment );
		$post  = array_merge(
			array_fill_keys( self::COLUMNS, '' ),
			array(
				'ID'                => $id,
				'post_author'       => $this->author,
				'post_date'         => $local,
				'post_date_gmt'     => Zone::gmt( $moment ),
				'post_title'        => $title,
				'post_status'       => 'publish',
				'comment_status'    => 'product' === $type ? 'open' : 'closed',
				'ping_status'       => 'closed',
				'post_name'         => sanitize_title( $title ),
				'post_modified'     => $local,
				'post_modified_gmt' => Zone::gmt( $moment ),
				'post_parent'       => 0,
				'guid'              => home_url( '/?post_type=' . $type . '&' . Demo_Marker::GUID . $id ),
				'menu_order'        => 0,
				'post_type'         => $type,
				'comment_count'     => 0,
			),
			$more
		);
		$this->database->writer( 'posts', self::COLUMNS )->add( array_values( $post ) );
		$details = $this->database->writer( 'postmeta', array( 'post_id', 'meta_key', 'meta_value' ) );
		foreach ( $metas as $key => $values ) {
			foreach ( (array) $values as $value ) {
				$details->add( array( $id, $key, $value ) );
			}
		}
	}
}
