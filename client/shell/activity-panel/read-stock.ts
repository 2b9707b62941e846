import { isRecord } from '@storedeck/settings/guards';
export interface LowProduct {
	id: number;
	name: string;
	type: string;
	/** Product of a variation, otherwise 0. */
	parentId: number;
	quantity: number;
	images: ReadonlyArray< { src?: string; alt?: string } >;
}

/**
 * Normalizes products of `/wc-analytics/products/low-in-stock`.
 *
 * @param products The response.
 */
export const readStock = ( products: readonly unknown[] ): LowProduct[] =>
	products.filter( isRecord ).flatMap( ( product ) =>
		typeof product.id === 'number' && typeof product.name === 'string'
			? {
					id: product.id,
					name: product.name,
					type: String( product.type ?? 'simple' ),
					parentId: Number( product.parent_id ) || 0,
					quantity: Number( product.stock_quantity ) || 0,
					images: ( Array.isArray( product.images )
						? product.images
						: []
					)
						.filter( isRecord )
						.map( ( { src } ) => ( {
							src: typeof src === 'string' ? src : undefined,
						} ) ),
			  }
			: []
	);
