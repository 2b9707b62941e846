import { NAMESPACE, requestList, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	defineResource,
	queryKey,
} from '../core';
import { readBatch } from '../batch';
import { ITEMS_STORE_NAME } from '../constants';
import { STOCK_DATA, TAX_RATE_DATA } from '../invalidations';
import type { Query } from '@storedeck/api';
import type { BatchBody, BatchResult } from '../batch';
import type { Invalidation } from '../core';
import type { Item } from './types';

/** The list and its query; the errors of an action are stored by an id. */
export type ItemsArgs = [
	itemType: string,
	query?: Query | Item[ 'id' ],
	fallback?: unknown,
];

export const PRODUCTS = 'products';

const TAX_RATES = 'taxes';

/** The variations of one product. */
const VARIATIONS = /^products\/\d+\/variations(\/generate)?$/;

const toQuery = ( query: ItemsArgs[ 1 ] ): Query =>
	typeof query === 'object' ? query : {};

const toPath = ( itemType: string ) =>
	`${ NAMESPACE }/${
		itemType === 'categories' ? 'products/categories' : itemType
	}`;

/**
 * Leaderboards of different periods have the same ids; all other ids are
 * unique. Products and variations share their ids, and their stock is saved in
 * the same way.
 */
export function getRecordType( itemType: string, query?: ItemsArgs[ 1 ] ) {
	switch ( itemType ) {
		case 'leaderboards':
			return queryKey( itemType, [ query ] );
		case 'variations':
			return PRODUCTS;
		default:
			return VARIATIONS.test( itemType ) ? PRODUCTS : itemType;
	}
}

/** The total does not depend on page and fields. */
const withoutPage = ( query: ItemsArgs[ 1 ] ) => {
	const { page, per_page: perPage, _fields, ...rest } = toQuery( query );
	return rest;
};

export const totals = defineResource< ItemsArgs, number >( {
	name: 'getItemsTotalCount',
	defaultValue: 0,
	key: ( itemType, query ) => [ itemType, withoutPage( query ) ],
	load: async ( { signal }, itemType, query ) => {
		const { totalResults } = await requestList( {
			path: toPath( itemType ),
			query: { ...toQuery( query ), page: 1, per_page: 1 },
			signal,
		} );
		return { data: totalResults, totalResults, totalPages: totalResults };
	},
} );

/** A page of items; all items with `per_page: -1`. */
export const items = defineCollection< ItemsArgs, Item >( {
	name: 'getItems',
	recordType: getRecordType,
	id: ( { id } ) => id,
	// Lists with `_fields` must not remove fields of other lists.
	isMerged: true,
	key: ( itemType, query ) => [ itemType, query ],
	request: ( itemType, query ) => ( {
		path: toPath( itemType ),
		query: toQuery( query ),
	} ),
	totalChanges: ( total, itemType, query ) => [
		totals.receive( [ itemType, query ], total ),
	],
} );

/** Data that depends on the items of a type. */
const getInvalidation = ( itemType: string ): Invalidation =>
	getRecordType( itemType ) === PRODUCTS
		? {
				...STOCK_DATA,
				[ ITEMS_STORE_NAME ]: [
					PRODUCTS,
					'variations',
					itemType.replace( /\/generate$/, '' ),
				],
		  }
		: {
				...( itemType === TAX_RATES && TAX_RATE_DATA ),
				[ ITEMS_STORE_NAME ]: [ itemType ],
		  };

export const saveItem = defineMutation<
	[ itemType: string, fields: object, id?: number ],
	Item
>( {
	name: 'saveItem',
	scope: ( itemType, _fields, id ) => [ itemType, id ],
	queue: ( itemType, _fields, id ) => `${ itemType } ${ id }`,
	request: ( itemType, fields, id ) => ( {
		path: [ toPath( itemType ), id ].filter( Boolean ).join( '/' ),
		method: id ? 'PUT' : 'POST',
		data: fields,
	} ),
	commit: ( item, itemType ) =>
		item?.id ? [ items.put( [ item ], getRecordType( itemType ) ) ] : [],
	invalidates: ( _item, itemType ) => getInvalidation( itemType ),
} );

export const saveItems = defineMutation<
	[ itemType: string, update: ReadonlyArray< { id: number } > ],
	BatchBody< Item >,
	BatchResult< Item >
>( {
	name: 'saveItems',
	scope: ( itemType ) => [ itemType ],
	queue: ( itemType ) => itemType,
	request: ( itemType, update ) => ( {
		path: `${ toPath( itemType ) }/batch`,
		data: { update },
	} ),
	parse: readBatch,
	commit: ( { changed }, itemType ) => [
		items.put( changed, getRecordType( itemType ) ),
	],
	invalidates: ( _result, itemType ) => getInvalidation( itemType ),
} );

export const deleteItem = defineMutation<
	[ itemType: string, id: number, query?: Query ],
	Item
>( {
	name: 'deleteItem',
	scope: ( itemType, id ) => [ itemType, id ],
	request: ( itemType, id, query = {} ) => ( {
		path: `${ toPath( itemType ) }/${ id }`,
		method: 'DELETE',
		query,
	} ),
	invalidates: ( _item, itemType ) => getInvalidation( itemType ),
} );

const CREATE = 'createProductFromTemplate';

export const createFromTemplate = defineMutation<
	[ fields: object, query?: Query ],
	Item
>( {
	name: CREATE,
	request: ( fields, query ) => ( {
		path: `${ WC_ADMIN_NAMESPACE }/onboarding/tasks/create_product_from_template`,
		query,
		data: fields,
	} ),
	failsAs: ( _fields, query ) => [ items.name, items.key( CREATE, query ) ],
	commit: ( product ) => [ items.put( [ product ], PRODUCTS ) ],
} );
