import { __ } from '@wordpress/i18n';

export const getProductStatuses = (): Readonly<
	Record< string, string >
> => ( {
	draft: __( 'Draft', 'storedeck' ),
	pending: __( 'Pending review', 'storedeck' ),
	private: __( 'Private', 'storedeck' ),
	publish: __( 'Published', 'storedeck' ),
} );

export const getStockStatuses = (): Readonly< Record< string, string > > => ( {
	instock: __( 'In stock', 'storedeck' ),
	outofstock: __( 'Out of stock', 'storedeck' ),
	onbackorder: __( 'On backorder', 'storedeck' ),
} );

/** A stock status in words; a status of a plugin as it is. */
export const getStockStatusLabel = ( status: string ) =>
	getStockStatuses()[ status ] ?? status;
