import { ProductLink } from '../../common/product-link';
import type { ReorderItem } from '../../common/reorder/types';

/** Name of an item, linked to its product, and its SKU. */
export const ProductCell = ( { item }: { item: ReorderItem } ) => (
	<span className="storedeck-reorder-cell">
		<ProductLink id={ item.parent_id || item.id }>
			<bdi>{ item.name }</bdi>
		</ProductLink>
		{ item.sku && <bdi>{ item.sku }</bdi> }
	</span>
);
