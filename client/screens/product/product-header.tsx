import { decodeEntities } from '@wordpress/html-entities';
import { Pill } from '@storedeck/components';
import { RecordHeader } from '../../common/record-header';
import { formatAmount, formatCount } from '../../common/store-format';
import { getStatusOptions, getStockStatusOptions } from './labels';
import type { StoredProduct } from './product-values';

const findLabel = (
	options: readonly { value: string; label: string }[],
	value: string | undefined
) => options.find( ( option ) => option.value === value )?.label ?? value;

/** Name, status, stock and price of a product as it is stored. */
export function ProductHeader( { product }: { product: StoredProduct } ) {
	const { stock_quantity: quantity, price } = product;
	const stock = findLabel( getStockStatusOptions(), product.stock_status );
	return (
		<RecordHeader
			path={ `/products/${ product.id }` }
			name={ decodeEntities( product.name ?? '' ) }
			status={
				<Pill>{ findLabel( getStatusOptions(), product.status ) }</Pill>
			}
			details={ [
				product.sku,
				stock,
				typeof quantity === 'number' ? formatCount( quantity ) : '',
			]
				.filter( Boolean )
				.join( ' · ' ) }
			amount={ price ? formatAmount( Number( price ) ) : undefined }
		/>
	);
}
