import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { itemsStore, useResource } from '@storedeck/data';
import type { ItemOf } from '@storedeck/data/items/types';
import { AsyncContent } from '../../../common/async-content';
import { getProductHead } from '../../../common/product/product-head';
import { RecordHead } from '../../../common/record-header/record-head';
import { formatAmount, formatCount } from '../../../common/store-format';
import { ReportLink } from '../../../report/links';
import { readField } from '../../../report/read-field';

interface Props {
	id: number;
	/** The row of the report, whose figures are of its period. */
	row: unknown;
}

const readNumber = ( row: unknown, field: string ) =>
	Number( readField( row, field ) ?? 0 );

const getNames = ( { categories = [] }: Partial< ItemOf< 'products' > > ) =>
	categories
		.map( ( { name } ) => decodeEntities( String( name ?? '' ) ) )
		.join( ', ' );

const isProduct = ( item: object | undefined ): item is ItemOf< 'products' > =>
	item !== undefined;

/** Status, stock and price of a product, and what it sold in the period. */
export function ProductRecord( { id, row }: Props ) {
	const { data, error, isLoading, retry } = useResource(
		itemsStore,
		'getItems',
		[ 'products', { include: [ id ], per_page: 1 } ]
	);
	const product = data?.get( id );
	if ( ! isProduct( product ) ) {
		return (
			<AsyncContent
				isLoading={ isLoading }
				error={ error }
				errorMessage={ __(
					'Could not load the product.',
					'storedeck'
				) }
				onRetry={ retry }
			>
				<p>{ __( 'Product not found.', 'storedeck' ) }</p>
			</AsyncContent>
		);
	}
	const rows = [
		[
			__( 'Items sold', 'storedeck' ),
			formatCount( readNumber( row, 'items_sold' ) ),
		],
		[
			__( 'Net sales', 'storedeck' ),
			formatAmount( readNumber( row, 'net_revenue' ) ),
		],
		[
			__( 'Orders', 'storedeck' ),
			formatCount( readNumber( row, 'orders_count' ) ),
		],
		[ __( 'Categories', 'storedeck' ), getNames( product ) ],
	].filter( ( [ , value ] ) => value );
	return (
		<>
			<RecordHead { ...getProductHead( product ) } />
			<h3>{ __( 'In this period', 'storedeck' ) }</h3>
			<dl className="storedeck-side-panel__list">
				{ rows.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
			<p>
				<ReportLink
					to="/analytics/products"
					query={ {
						filter: 'single_product',
						products: String( id ),
					} }
				>
					{ __( 'View in the Products report', 'storedeck' ) }
				</ReportLink>
			</p>
		</>
	);
}
