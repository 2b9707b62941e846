import { __ } from '@wordpress/i18n';
import { ProductImage } from '../../product-image';
import type { StoreImage } from '../../product-image';
import { getTaxCode } from './tax-code';
import type { TaxRate } from './tax-code';
import { listCompleter, PAGE_SIZE } from './list-completer';

interface Named {
	id: number;
	name: string;
}

interface Product extends Named {
	sku?: string;
	images?: readonly StoreImage[];
}

interface Coupon {
	id: number;
	code: string;
}

interface Order {
	id: number;
	number: string | number;
}

interface Customer extends Named {
	email: string;
	username: string;
}

interface Download {
	user_ip_address: string;
}

const getId = ( { id }: { id: number } ) => id;
const getName = ( { name }: { name: string } ) => name;

const productCompleter = ( filters: { type?: string } = {} ) =>
	listCompleter< Product >( {
		path: 'products',
		query: ( search ) => ( {
			search,
			per_page: PAGE_SIZE,
			orderby: 'popularity',
			...filters,
		} ),
		getId,
		getName,
		getKeywords: ( { sku } ) => [ sku ],
		getDescription: ( { sku } ) => sku,
		getImage: ( product ) => (
			<ProductImage
				className="woocommerce-search__result-thumbnail"
				product={ product }
				alt=""
				width={ 18 }
				height={ 18 }
			/>
		),
		freeText: {
			key: 'title',
			getText: () =>
				__(
					'All products with titles that include <query />',
					'storedeck'
				),
		},
	} );

export const products = productCompleter();
export const variableProducts = productCompleter( { type: 'variable' } );

const termCompleter = ( path: string, key: string, getText: () => string ) =>
	listCompleter< Named >( {
		path,
		query: ( search ) => ( {
			search,
			per_page: PAGE_SIZE,
			orderby: 'count',
		} ),
		getId,
		getName,
		freeText: { key, getText },
	} );

export const categories = termCompleter( 'products/categories', 'title', () =>
	__( 'All categories with titles that include <query />', 'storedeck' )
);

export const attributes = termCompleter( 'products/attributes', 'name', () =>
	__( 'All attributes with names that include <query />', 'storedeck' )
);

export const coupons = listCompleter< Coupon >( {
	path: 'coupons',
	query: ( search ) => ( { search, per_page: PAGE_SIZE } ),
	getId,
	getName: ( { code } ) => code,
	freeText: {
		key: 'code',
		getText: () =>
			__( 'All coupons with codes that include <query />', 'storedeck' ),
	},
} );

const customerCompleter = (
	shown: 'name' | 'email' | 'username',
	searchby: 'all' | 'email' | 'username',
	extra: Partial< Parameters< typeof listCompleter< Customer > >[ 0 ] > = {}
) =>
	listCompleter< Customer >( {
		path: 'customers',
		query: ( search ) => ( { search, searchby, per_page: PAGE_SIZE } ),
		getId,
		getName: ( customer ) => customer[ shown ],
		...extra,
	} );

export const customers = customerCompleter( 'name', 'all', {
	getDescription: ( { email } ) => email,
	freeText: {
		key: 'name',
		getText: () =>
			__(
				'All customers with names or emails that include <query />',
				'storedeck'
			),
	},
} );
/** Customers by their IDs, for users who do not see names. */
export const customerIds = listCompleter< Customer >( {
	path: 'customers',
	query: ( id ) => ( {
		// No customer has the ID 0.
		include: /^\s*#?\d{1,15}\s*$/.test( id )
			? id.replace( /\D/g, '' )
			: '0',
		per_page: PAGE_SIZE,
	} ),
	getId,
	getName,
	getKeywords: ( { id } ) => [ `#${ id }` ],
} );
export const emails = customerCompleter( 'email', 'email' );
export const usernames = customerCompleter( 'username', 'username' );

export const orders = listCompleter< Order >( {
	path: 'orders',
	query: ( number ) => ( {
		number: number.replace( /^#/, '' ),
		per_page: PAGE_SIZE,
	} ),
	getId,
	getName: ( { number } ) => `#${ number }`,
} );

export const taxes = listCompleter< TaxRate >( {
	path: 'taxes',
	query: ( code ) => ( { code, per_page: PAGE_SIZE } ),
	getId,
	getName: getTaxCode,
	freeText: {
		key: 'code',
		getText: () =>
			__( 'All taxes with codes that include <query />', 'storedeck' ),
	},
} );

export const downloadIps = listCompleter< Download >( {
	path: 'data/download-ips',
	query: ( match ) => ( { match } ),
	getId: ( { user_ip_address: address } ) => address,
	getName: ( { user_ip_address: address } ) => address,
} );
