<?php

use Automattic\WooCommerce\Admin\Notes\Notes;
use Storedeck\Compatibility\Note_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Stores of objects, under WooCommerce's name. Extensions load that of notes.
 */
class WC_Data_Store {

	/**
	 * Loads a store.
	 *
	 * @param string $object_type Type of its objects; only `admin-note`.
	 * @return Note_Store
	 * @throws Exception For other types, as WooCommerce does.
	 */
	public static function load( $object_type ) {
		if ( 'admin-note' !== $object_type ) {
			throw new Exception( esc_html__( 'Invalid data store.', 'storedeck' ) );
		}

		return Notes::load_data_store();
	}
}
