/** What the panel shows of a product or variation. */
export interface LowProduct {
	id: number;
	name: string;
	type: string;
	/** The product of a variation; 0 for none. */
	parentId: number;
	quantity: number;
	images: ReadonlyArray< { src?: string; alt?: string } >;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/**
 * The products of `/wc-analytics/products/low-in-stock`.
 *
 * @param products The answer.
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
