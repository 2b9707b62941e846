import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link, ProductImage } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { ItemOf } from '@storedeck/data/items/types';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { ListTable } from '../../common/list-screen';
import type { BulkEdit } from '../../common/bulk-edit';
import { ProductLink } from '../../common/product-link';
import { getStockStatusLabel } from '../../common/product/status-labels';
import { useSelection } from '../../common/selection';
import {
	formatAmount,
	formatCount,
	formatSiteDate,
} from '../../common/store-format';
import { ProductBulkActions } from './bulk/product-bulk-actions';
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

function getStock( {
	stock_status: status,
	stock_quantity: count,
}: ItemOf< 'products' > ) {
	const label = getStockStatusLabel( status ?? '' );
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

const getName = ( item: ItemOf< 'products' > ) =>
	readText( item.name ) ||
	/* translators: a product without a name. */
	__( '(no name)', 'storedeck' );

const getRow = ( item: ItemOf< 'products' > ): TableRow => {
	const name = getName( item );
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
					{ item.status === 'trash' ? (
						<span>{ name }</span>
					) : (
						<ProductLink id={ item.id }>{ name }</ProductLink>
					) }
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
	bulkEdit: BulkEdit;
}

const NO_ITEMS: NonNullable< Products[ 'items' ] > = [];

/** Table of products with bulk actions; each name leads to the screen of the product. */
export function ProductsTable( { params, query, products, bulkEdit }: Props ) {
	const items = products.items ?? NO_ITEMS;
	const selection = useSelection( items.map( ( { id } ) => Number( id ) ) );
	return (
		<ListTable
			className="storedeck-products__table"
			title={ __( 'Products', 'storedeck' ) }
			headers={ getHeaders() }
			items={ products.items }
			getRow={ getRow }
			selection={ selection }
			getName={ getName }
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
			actions={
				<ProductBulkActions
					items={ items.filter( ( { id } ) =>
						selection.has( Number( id ) )
					) }
					isTrash={ params.status === 'trash' }
					bulkEdit={ bulkEdit }
					onDone={ selection.clear }
				/>
			}
		/>
	);
}
