import { __ } from '@wordpress/i18n';
import { Table } from '@storedeck/components';
import { currentUserCan } from '@storedeck/settings';
import type { Purchases } from '../../common/customer/store';
import { Panel } from '../../common/panel';
import { ProductLink } from '../../common/product-link';
import { formatAmount, formatCount } from '../../common/store-format';
import { ReportLink } from '../../report/links';

type Product = Purchases[ 'products' ][ number ];

const getHeaders = () => [
	{ key: 'name', label: __( 'Product', 'storedeck' ) },
	{
		key: 'items_sold',
		label: __( 'Items sold', 'storedeck' ),
		isNumeric: true,
	},
	{
		key: 'net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		isNumeric: true,
	},
];

/** Those who may not edit products see how one sells. */
function ProductName( { id, name }: Product ) {
	const text = <bdi>{ name }</bdi>;
	return currentUserCan( 'manage_woocommerce' ) ? (
		<ProductLink id={ id }>{ text }</ProductLink>
	) : (
		<ReportLink
			to="/analytics/products"
			query={ { filter: 'single_product', products: String( id ) } }
		>
			{ text }
		</ReportLink>
	);
}

const toRow = ( product: Product ) => [
	{ display: <ProductName { ...product } />, value: product.name },
	{ display: formatCount( product.items_sold ), value: product.items_sold },
	{
		display: formatAmount( product.net_revenue ),
		value: product.net_revenue,
	},
];

/** The products that a customer bought most. */
export const ProductsPanel = ( {
	products,
}: {
	products: readonly Product[];
} ) => (
	<Panel title={ __( 'Bought most', 'storedeck' ) }>
		<Table
			caption={ __( 'Bought most', 'storedeck' ) }
			headers={ getHeaders() }
			rows={ products.map( toRow ) }
			rowKey={ ( _row, index ) => products[ index ]?.id ?? index }
			isStackable="cards"
		/>
	</Panel>
);
