<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Rest\Arguments;
use Storedeck\Rest\Collection_Controller;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves /wc-analytics/orders/{order}/notes with the names of /wc/v3. Only those
 * who manage the store read notes.
 */
final class Order_Notes_Controller extends Collection_Controller {

	use Order_Path;

	protected const PATH           = '/orders/(?P<order_id>[\d]+)/notes';
	protected const TITLE          = 'order_note';
	protected const PREPARE_FILTER = 'woocommerce_rest_prepare_order_note';

	protected const READ_CAPABILITY = 'manage_woocommerce';

	protected function get_properties(): array {
		$types = require dirname( __DIR__ ) . '/rest/schema/types.php';

		return array(
			'id'               => $types['read_id'],
			'author'           => $types['read_text'],
			'date_created'     => $types['read_date'],
			'date_created_gmt' => $types['read_date'],
			'note'             => array( 'required' => true, 'minLength' => 1 ) + $types['long'],
			'customer_note'    => array( 'default' => false ) + $types['flag'],
			'added_by_user'    => array( 'default' => false ) + $types['flag'],
		);
	}

	public function get_collection_params(): array {
		return array( 'type' => Arguments::choice( array( 'any', 'customer', 'internal' ), 'any' ) );
	}

	protected function find_items( WP_REST_Request $request ): array {
		$notes = Order_Notes::get_many( $this->get_order_id( $request ), $request['type'] );

		return array( $notes, count( $notes ) );
	}

	protected function find_item( int $id, WP_REST_Request $request ): ?array {
		return Order_Notes::get( $this->get_order_id( $request ), $id );
	}

	protected function save_item( int $id, array $values, WP_REST_Request $request ): int {
		$order       = $this->get_order_id( $request );
		$text        = Text::trim( wp_kses_post( $values['note'] ) );
		$to_customer = ! empty( $values['customer_note'] );

		if ( '' === $text ) {
			throw Store_Exception::invalid_param( 'note', __( 'Type a note.', 'storedeck' ) );
		}

		if ( $to_customer && '' === Order_Note_Mail::get_address( $order ) ) {
			throw Store_Exception::invalid_param( 'customer_note', __( 'The order has no valid email address.', 'storedeck' ) );
		}

		$note = Order_Notes::add( $order, $text, $to_customer, ! empty( $values['added_by_user'] ) );

		if ( $to_customer ) {
			Transaction::after_commit( static fn() => Order_Note_Mail::send( $order, $text ) );
		}

		return $note;
	}

	protected function remove_item( int $id, bool $force, WP_REST_Request $request ): void {
		self::require_force( $force );
		Order_Notes::delete( $id );
	}

	protected function get_missing_error(): WP_Error {
		return $this->not_found( 'woocommerce_rest_order_note_invalid_id', __( 'Invalid order note ID.', 'storedeck' ) );
	}

	protected function get_write_message(): string {
		return __( 'Could not save the note. Nothing was changed. Try again.', 'storedeck' );
	}
}
