import { decodeEntities } from '@wordpress/html-entities';
import { Pill } from '@storedeck/components';
import type { ItemOf } from '@storedeck/data/items/types';
import { formatAmount, formatCount } from '../store-format';
import { getProductStatuses, getStockStatuses } from './status-labels';

/** The fields that a record of a product starts with. */
export type HeadFields = Pick<
	ItemOf< 'products' >,
	'name' | 'status' | 'sku' | 'stock_status' | 'stock_quantity' | 'price'
>;

/** Status, stock and price of a product. */
export function getProductHead( product: HeadFields ) {
	const {
		name = '',
		status = '',
		stock_status: stock = '',
		stock_quantity: quantity,
		price,
	} = product;
	return {
		name: decodeEntities( name ),
		status: status && (
			<Pill>{ getProductStatuses()[ status ] ?? status }</Pill>
		),
		details: [
			product.sku,
			getStockStatuses()[ stock ] ?? stock,
			typeof quantity === 'number' ? formatCount( quantity ) : '',
		]
			.filter( Boolean )
			.join( ' · ' ),
		amount: price ? formatAmount( Number( price ) ) : undefined,
	};
}
