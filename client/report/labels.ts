import { decodeEntities } from '@wordpress/html-entities';
import { MAX_PER_PAGE, NAMESPACE, getPreloaded, request } from '@storedeck/api';
import { getTaxCode, getVariationName } from '@storedeck/components';
import type { Completion, GetLabels } from '@storedeck/components';
import { requestTogether } from '@storedeck/data/reports/ask-answer';
import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** Further items are shown by their ids. */
const MAX_PAGES = 5;

/**
 * Creates a function that requests the names of the items in the URL.
 *
 * @param path   Below the namespace; may depend on the query.
 * @param toName Gets the name of an item.
 */
function createGetLabels< Item extends { id: number } >(
	path: string | ( ( query: Query ) => string ),
	toName: ( item: Item ) => string
): GetLabels {
	const ask = ( include: number[], query: Query ) => ( {
		path: `${ NAMESPACE }/${
			typeof path === 'string' ? path : path( query )
		}`,
		query: {
			include: include.join( ',' ),
			per_page: include.length,
		},
	} );
	const name = ( items: Item[] ): Completion[] =>
		items.map( ( item ) => ( {
			key: item.id,
			label: decodeEntities( toName( item ) ),
		} ) );
	const getLabels: GetLabels = async ( ids, query ) => {
		const all = getIdsFromQuery( ids );
		const requested = all.slice( 0, MAX_PER_PAGE * MAX_PAGES );
		const pages: number[][] = [];
		for ( let at = 0; at < requested.length; at += MAX_PER_PAGE ) {
			pages.push( requested.slice( at, at + MAX_PER_PAGE ) );
		}
		// What the screen asks of its stores is asked a moment later: the names come with the answer. Those of several
		// pages would make its URL too long.
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		const send =
			pages.length > 1 ? request< Item[] > : requestTogether< Item[] >;
		const { signal } = new AbortController();
		const answers = await Promise.all(
			pages.map( ( include ) =>
				send( { ...ask( include, query ), signal } )
			)
		);
		return [
			...name( answers.flat() ),
			// Not requested. Without a label they would be shown as deleted.
			...all.slice( requested.length ).map( ( id ) => ( {
				key: id,
				label: String( id ),
			} ) ),
		];
	};
	getLabels.getPreloaded = ( ids, query ) => {
		const data = getPreloaded( ask( getIdsFromQuery( ids ), query ) )
			?.response.data;
		return Array.isArray( data ) ? name( data ) : undefined;
	};
	return getLabels;
}

interface Named {
	id: number;
	name: string;
}

const getName = ( { name }: Named ) => name;

const getProductLabels = createGetLabels< Named >( 'products', getName );
const getCategoryLabels = createGetLabels< Named >(
	'products/categories',
	getName
);
const getCustomerLabels = createGetLabels< Named >( 'customers', getName );
const getCustomerEmails = createGetLabels< Named & { email: string } >(
	'customers',
	( { email } ) => email
);
const getCustomerUsernames = createGetLabels< Named & { username: string } >(
	'customers',
	( { username } ) => username
);
const getCouponLabels = createGetLabels< { id: number; code: string } >(
	'coupons',
	( { code } ) => code
);
const getTaxRateLabels = createGetLabels( 'taxes', getTaxCode );

/** Variations of the product in the URL, or of all products. */
const getVariationLabels = createGetLabels<
	{ id: number } & Parameters< typeof getVariationName >[ 0 ]
>(
	( { products } ) =>
		typeof products === 'string' && /^\d+$/.test( products )
			? `products/${ products }/variations`
			: 'variations',
	getVariationName
);

/** Labels for values of the URL that need no request. */
function createLocalGetLabels( toName: ( id: string ) => string ): GetLabels {
	const name = ( ids: string ) =>
		ids
			.split( ',' )
			.filter( Boolean )
			.map( ( id ) => ( { key: id, label: toName( id ) } ) );
	return Object.assign( ( ids: string ) => name( ids ), {
		getPreloaded: name,
	} );
}

const getOrderLabels = createLocalGetLabels( ( id ) => `#${ id }` );
const getIpLabels = createLocalGetLabels( ( ip ) => ip );

/** The name of a country, or its code if it is unknown. */
const getCountryName = ( code: string ) =>
	decodeEntities( getSetting( 'countries' )[ code ] ?? code );
const getCountryLabels = createLocalGetLabels( getCountryName );

/** By type of the items. */
const LABELS: Readonly< Record< string, GetLabels > > = {
	products: getProductLabels,
	variableProducts: getProductLabels,
	variations: getVariationLabels,
	categories: getCategoryLabels,
	customers: getCustomerLabels,
	customerIds: getCustomerLabels,
	emails: getCustomerEmails,
	usernames: getCustomerUsernames,
	coupons: getCouponLabels,
	taxes: getTaxRateLabels,
	orders: getOrderLabels,
	downloadIps: getIpLabels,
	countries: getCountryLabels,
};

/**
 * The function that names selected items of a type. Items of unknown types are
 * shown by their ids.
 */
export const getLabelsOf = ( type: string ): GetLabels =>
	( Object.hasOwn( LABELS, type ) && LABELS[ type ] ) || getIpLabels;
