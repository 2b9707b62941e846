import { getProductHead } from '../../common/product/product-head';
import { RecordHeader } from '../../common/record-header';
import type { StoredProduct } from './product-values';

/** Name, status, stock and price of a product as it is stored. */
export const ProductHeader = ( { product }: { product: StoredProduct } ) => (
	<RecordHeader
		path={ `/products/${ product.id }` }
		{ ...getProductHead( product ) }
	/>
);
