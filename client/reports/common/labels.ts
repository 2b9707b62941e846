import { decodeEntities } from '@wordpress/html-entities';
import { MAX_PER_PAGE, NAMESPACE, getPreloaded, request } from '@storedeck/api';
import { getTaxCode, getVariationName } from '@storedeck/components';
import type { Completion, GetLabels } from '@storedeck/components';
import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** An address with more things than this shows the others by their ids. */
const MAX_PAGES = 5;

/**
 * Makes a function that names the things of an address.
 *
 * @param path   Path below the namespace, or how it follows from the query.
 * @param toName The name of a thing.
 */
function namesOf< Thing extends { id: number } >(
	path: string | ( ( query: Query ) => string ),
	toName: ( thing: Thing ) => string
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
	const name = ( things: Thing[] ): Completion[] =>
		things.map( ( thing ) => ( {
			key: thing.id,
			label: decodeEntities( toName( thing ) ),
		} ) );
	const getLabels: GetLabels = async ( ids, query ) => {
		const all = getIdsFromQuery( ids );
		const wanted = all.slice( 0, MAX_PER_PAGE * MAX_PAGES );
		const pages: number[][] = [];
		for ( let at = 0; at < wanted.length; at += MAX_PER_PAGE ) {
			pages.push( wanted.slice( at, at + MAX_PER_PAGE ) );
		}
		const answers = await Promise.all(
			pages.map( ( include ) =>
				request< Thing[] >( ask( include, query ) )
			)
		);
		return [
			...name( answers.flat() ),
			// Not asked for: that they have no name does not mean they are gone.
			...all.slice( wanted.length ).map( ( id ) => ( {
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

export const getProductLabels = namesOf< Named >( 'products', getName );
export const getCategoryLabels = namesOf< Named >(
	'products/categories',
	getName
);
export const getAttributeLabels = namesOf< Named >(
	'products/attributes',
	getName
);
export const getCustomerLabels = namesOf< Named >( 'customers', getName );
export const getCustomerEmails = namesOf< Named & { email: string } >(
	'customers',
	( { email } ) => email
);
export const getCustomerUsernames = namesOf< Named & { username: string } >(
	'customers',
	( { username } ) => username
);
export const getCouponLabels = namesOf< { id: number; code: string } >(
	'coupons',
	( { code } ) => code
);
export const getTaxRateLabels = namesOf( 'taxes', getTaxCode );

/** Variations of one product when the address names one, else of all. */
export const getVariationLabels = namesOf<
	{ id: number } & Parameters< typeof getVariationName >[ 0 ]
>(
	( { products } ) =>
		typeof products === 'string' && /^\d+$/.test( products )
			? `products/${ products }/variations`
			: 'variations',
	getVariationName
);

/** Things that are named by what stands in the address. */
function namedByThemselves( toName: ( id: string ) => string ): GetLabels {
	const name = ( ids: string ) =>
		ids
			.split( ',' )
			.filter( Boolean )
			.map( ( id ) => ( { key: id, label: toName( id ) } ) );
	return Object.assign( ( ids: string ) => name( ids ), {
		getPreloaded: name,
	} );
}

export const getOrderLabels = namedByThemselves( ( id ) => `#${ id }` );
export const getIpLabels = namedByThemselves( ( ip ) => ip );

/** The name of a country; its code where the shop does not know it. */
export const getCountryName = ( code: string ) =>
	decodeEntities( getSetting( 'countries' )[ code ] ?? code );
export const getCountryLabels = namedByThemselves( getCountryName );
