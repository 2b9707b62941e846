<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Ids;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, adds and deletes notes. They are comments in WooCommerce's format: of
 * the type `order_note`, on a post with the id of the order.
 */
final class Order_Notes {

	/** Type of the comments. */
	public const TYPE = 'order_note';

	/** Author of notes that no user wrote, and agent of all notes. */
	private const SYSTEM = 'WooCommerce';

	/** Meta key of notes to the customer. */
	private const TO_CUSTOMER = 'is_customer_note';

	/**
	 * Notes of an order, the newest first.
	 *
	 * @param string $type any, customer or internal.
	 * @return list<array<string, mixed>>
	 */
	public static function get_many( int $order, string $type = 'any' ): array {
		$notes = self::read( 'comments.comment_post_ID = %d', array( $order ) );

		return 'any' === $type ? $notes : array_values(
			array_filter( $notes, static fn( array $note ): bool => ( 'customer' === $type ) === $note['customer_note'] )
		);
	}

	/**
	 * One note.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get( int $order, int $id ): ?array {
		return self::read( 'comments.comment_post_ID = %d AND comments.comment_ID = %d', array( $order, $id ) )[0] ?? null;
	}

	/**
	 * Adds a note.
	 *
	 * @param string $text       Text with simple markup.
	 * @param bool   $is_by_user Whether the current user wrote it.
	 */
	public static function add( int $order, string $text, bool $is_to_customer, bool $is_by_user ): int {
		Order_Ids::keep( $order );

		$user = $is_by_user ? wp_get_current_user() : null;
		$id   = (int) wp_insert_comment(
			wp_slash(
				array(
					'comment_post_ID'      => $order,
					'comment_type'         => self::TYPE,
					'comment_content'      => $text,
					'comment_author'       => $user ? $user->display_name : self::SYSTEM,
					'comment_author_email' => $user ? $user->user_email : '',
					'comment_agent'        => self::SYSTEM,
					'comment_approved'     => 1,
					'user_id'              => $user ? $user->ID : 0,
				)
			)
		);

		if ( $is_to_customer ) {
			add_comment_meta( $id, self::TO_CUSTOMER, 1 );
		}

		/*
		 * Fires after a note was added to an order and stored. WooCommerce, while it is active, fires its own.
		 *
		 * @hook storedeck_order_note_added
		 * @param int  $id             Note.
		 * @param int  $order          Order.
		 * @param bool $is_to_customer Whether the customer gets it.
		 * @since 0.1.0
		 * @stability stable
		 */
		Transaction::after_commit( static fn() => do_action( 'storedeck_order_note_added', $id, $order, $is_to_customer ) );

		return $id;
	}

	/**
	 * Adds a note about a changed status.
	 *
	 * @param string $from Previous status.
	 * @param string $to   New status.
	 */
	public static function add_status_change( int $order, string $from, string $to ): void {
		self::add(
			$order,
			sprintf(
				/* translators: 1: previous status of an order, 2: new status. */
				__( 'Order status changed from %1$s to %2$s.', 'storedeck' ),
				Settings::get_order_statuses()[ $from ] ?? $from,
				Settings::get_order_statuses()[ $to ] ?? $to
			),
			false,
			get_current_user_id() > 0
		);
	}

	public static function delete( int $id ): void {
		wp_delete_comment( $id, true );
	}

	/**
	 * Deletes all notes of orders.
	 *
	 * @param int[] $orders Orders.
	 */
	public static function delete_all( array $orders ): void {
		$sql = 'SELECT comment_ID FROM {wp:comments} WHERE comment_type = %s AND comment_post_ID IN ( %d )';
		$ids = Database::ids( $sql, array( self::TYPE, $orders ) );

		Row_Writer::delete( 'wp:commentmeta', 'comment_id', $ids );
		Row_Writer::delete( 'wp:comments', 'comment_ID', $ids );
		Transaction::after_commit( static fn() => clean_comment_cache( $ids ) );
	}

	/**
	 * Reads notes, the newest first. Queries of comments leave them out: see Order_Note_Privacy.
	 *
	 * @param string                 $where  Trusted SQL.
	 * @param array<int, int|string> $values Values.
	 * @return list<array<string, mixed>>
	 */
	private static function read( string $where, array $values ): array {
		return array_map(
			static fn( array $row ): array => array(
				'id'            => (int) $row['comment_ID'],
				'author'        => self::SYSTEM === $row['comment_author'] ? 'system' : (string) $row['comment_author'],
				'note'          => (string) $row['comment_content'],
				'customer_note' => ! empty( $row['is_customer_note'] ),
			) + Dates::format_gmt( 'date_created', $row['comment_date_gmt'] ),
			Database::rows(
				'SELECT comments.comment_ID, comments.comment_author, comments.comment_content, comments.comment_date_gmt,'
					. ' meta.meta_value AS is_customer_note FROM {wp:comments} comments LEFT JOIN {wp:commentmeta} meta'
					. " ON meta.comment_id = comments.comment_ID AND meta.meta_key = '" . self::TO_CUSTOMER . "'"
					. " WHERE comments.comment_type = '" . self::TYPE . "' AND comments.comment_approved = '1' AND $where"
					. ' ORDER BY comments.comment_ID DESC',
				$values
			)
		);
	}
}
