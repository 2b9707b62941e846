import { __ } from '@wordpress/i18n';

/** Stock status in words; a status of a plugin as it is. */
export function getStatusLabel( status: string ) {
	switch ( status ) {
		case 'instock':
			return __( 'In stock', 'storedeck' );
		case 'outofstock':
			return __( 'Out of stock', 'storedeck' );
		case 'onbackorder':
			return __( 'On backorder', 'storedeck' );
		default:
			return status;
	}
}
