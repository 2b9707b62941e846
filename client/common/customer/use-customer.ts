import { itemsStore, useResource } from '@storedeck/data';
import type { ItemOf } from '@storedeck/data/items/types';

/** A customer of the Customers report; a user without access to personal data gets no email address. */
export type Customer = ItemOf< 'customers' >;

const isCustomer = ( item: object | undefined ): item is Customer =>
	item !== undefined && 'id' in item && typeof item.id === 'number';

/** The customer with an ID; undefined when there is none, or before the response. */
export function useCustomer( id: number ) {
	const { data, ...state } = useResource( itemsStore, 'getItems', [
		'customers',
		{ include: [ id ], per_page: 1 },
	] );
	const item = data?.get( id );
	return { customer: isCustomer( item ) ? item : undefined, ...state };
}
