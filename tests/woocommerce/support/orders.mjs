import { php } from '../../setup/site.mjs';

/**
 * Changes where WooCommerce stores orders. It refuses that while it has orders, so the option is changed in the database.
 *
 * @param {string} hasTables 'yes' or 'no': whether in tables of their own, otherwise in posts.
 */
export const setStorage = ( hasTables ) =>
	php(
		`global $wpdb;
		$wpdb->update( $wpdb->options, array( 'option_value' => '${ hasTables }' ), array( 'option_name' => 'woocommerce_custom_orders_table_enabled' ) );
		wp_cache_flush();
		return true;`
	);

/**
 * Deletes orders of the present storage.
 *
 * @param {string} createdVia What their creator wrote into `created_via`.
 */
export const deleteOrders = ( createdVia ) =>
	php(
		`foreach ( wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order', 'created_via' => '${ createdVia }' ) ) as $id ) {
			wc_get_order( $id )->delete( true );
		}
		return true;`
	);
