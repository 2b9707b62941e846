import { decodeEntities } from '@wordpress/html-entities';
import { MAX_PER_PAGE, NAMESPACE, getPreloaded, request } from '@storedeck/api';
import { getTaxCode, getVariationName } from '@storedeck/components';
import type { Completion, GetLabels } from '@storedeck/components';
import { requestTogether } from '@storedeck/data/reports/ask-answer';
import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import questions from '../../php-stub/includes/answers/questions.json';

/** Further items are shown by their ids. */
const MAX_PAGES = 5;

/** The fields of items of all lists by which they are named. */
type Item = { id: number } & Record<
	'name' | 'email' | 'username' | 'code',
	string
> &
	Parameters< typeof getVariationName >[ 0 ];

/** What names an item, if it is not its name. */
const NAMES: Readonly< Record< string, ( item: Item ) => string > > = {
	variations: getVariationName,
	emails: ( { email } ) => email,
	usernames: ( { username } ) => username,
	coupons: ( { code } ) => code,
	taxes: getTaxCode,
};

/** A list that belongs to an item is that of the item in the URL, or of all items. */
const getPath = ( list: string, query: Query ) =>
	list.replace( /^(.+\/)\{(\w+)\}\//, ( _, parent, param ) => {
		const id = query[ param ];
		return typeof id === 'string' && /^\d+$/.test( id )
			? `${ parent }${ id }/`
			: '';
	} );

/**
 * Creates a function that requests the names of the items in the URL.
 *
 * @param type The type of the items.
 * @param list Their list, below the namespace, as it is declared.
 */
function createGetLabels( type: string, list: string ): GetLabels {
	const toName = NAMES[ type ] ?? ( ( { name } ) => name );
	const ask = ( include: number[], query: Query ) => ( {
		path: `${ NAMESPACE }/${ getPath( list, query ) }`,
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

const getIpLabels = createLocalGetLabels( ( ip ) => ip );

/** The name of a country, or its code if it is unknown. */
const getCountryName = ( code: string ) =>
	decodeEntities( getSetting( 'countries' )[ code ] ?? code );

/** By type of the items. */
const LABELS: Readonly< Record< string, GetLabels > > = {
	...Object.fromEntries(
		Object.entries( questions.lists ).map( ( [ type, list ] ) => [
			type,
			createGetLabels( type, list ),
		] )
	),
	orders: createLocalGetLabels( ( id ) => `#${ id }` ),
	downloadIps: getIpLabels,
	countries: createLocalGetLabels( getCountryName ),
};

/**
 * The function that names selected items of a type. Items of unknown types are
 * shown by their ids.
 */
export const getLabelsOf = ( type: string ): GetLabels =>
	( Object.hasOwn( LABELS, type ) && LABELS[ type ] ) || getIpLabels;
