import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link, ProductImage } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { Item } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { ListTable } from '../../common/list-screen';
import { ProductLink } from '../../common/product-link';
import {
	formatAmount,
	formatCount,
	formatSiteDate,
} from '../../common/store-format';
import { getStatusLabel } from './products-query';
import type { ProductsParams } from './products-query';
import type { Products } from './use-products';

const readText = ( value: unknown ) =>
	typeof value === 'string' ? decodeEntities( value ) : '';

const isNamed = ( value: unknown ): value is { name: string } =>
	typeof value === 'object' && value !== null && 'name' in value;

const isImage = ( value: unknown ): value is { src?: string } =>
	typeof value === 'object' && value !== null && 'src' in value;

const toList = ( value: unknown ): unknown[] =>
	Array.isArray( value ) ? value : [];

const getHeaders = (): TableHeader[] => [
	{
		key: 'title',
		label: __( 'Product', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultOrder: 'asc',
	},
	{ key: 'sku', label: __( 'SKU', 'storedeck' ) },
	{ key: 'stock', label: __( 'Stock', 'storedeck' ) },
	{
		key: 'price',
		label: __( 'Price', 'storedeck' ),
		isSortable: true,
		isNumeric: true,
	},
	{ key: 'categories', label: __( 'Categories', 'storedeck' ) },
	{ key: 'status', label: __( 'Status', 'storedeck' ) },
	{
		key: 'date',
		label: __( 'Created', 'storedeck' ),
		isSortable: true,
		defaultSort: true,
		defaultOrder: 'desc',
	},
];

function getStock( { stock_status: status, stock_quantity: count }: Item ) {
	const labels: Readonly< Record< string, string > > = {
		instock: __( 'In stock', 'storedeck' ),
		outofstock: __( 'Out of stock', 'storedeck' ),
		onbackorder: __( 'On backorder', 'storedeck' ),
	};
	const label = labels[ String( status ) ] ?? String( status ?? '' );
	return typeof count === 'number'
		? sprintf(
				/* translators: 1: stock status, 2: number of items in stock. */
				__( '%1$s (%2$s)', 'storedeck' ),
				label,
				formatCount( count )
		  )
		: label;
}

/** A date as the site writes it; empty for a draft without one. */
const getDate = ( date: string ) => ( date ? formatSiteDate( date ) : '' );

const getRow = ( item: Item ): TableRow => {
	const name =
		readText( item.name ) ||
		/* translators: a product without a name. */
		__( '(no name)', 'storedeck' );
	const price = readText( item.price );
	return [
		{
			display: (
				<div className="storedeck-list-screen__product">
					<ProductImage
						product={ {
							images: toList( item.images ).filter( isImage ),
						} }
						alt=""
						width={ 36 }
						height={ 36 }
					/>
					<ProductLink id={ item.id }>{ name }</ProductLink>
				</div>
			),
			value: name,
		},
		{ display: readText( item.sku ) },
		{ display: getStock( item ) },
		{ display: price === '' ? '' : formatAmount( Number( price ) ) },
		{
			display: toList( item.categories )
				.filter( isNamed )
				.map( ( category ) => readText( category.name ) )
				.join( ', ' ),
		},
		{ display: getStatusLabel( readText( item.status ) ) },
		{ display: getDate( readText( item.date_created ) ) },
	];
};

interface Props {
	params: ProductsParams;
	query: Query;
	products: Products;
}

/** Table of products; each name leads to the screen of the product. */
export const ProductsTable = ( { params, query, products }: Props ) => (
	<ListTable
		className="storedeck-products__table"
		title={ __( 'Products', 'storedeck' ) }
		headers={ getHeaders() }
		items={ products.items }
		getRow={ getRow }
		rowHeader={ 0 }
		isStackable="cards"
		list={ products }
		params={ params }
		query={ query }
		isBusy={ products.isRequesting }
		failureMessage={ __( 'Could not load products.', 'storedeck' ) }
		emptyMessage={
			<>
				{ __( 'No products found.', 'storedeck' ) }{ ' ' }
				<Link
					type="wc-admin"
					href={ getNewPath( {}, '/products', {} ) }
				>
					{ __( 'Show all products', 'storedeck' ) }
				</Link>
			</>
		}
	/>
);
