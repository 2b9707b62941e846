import { CUSTOMERS_STORE_NAME, NAMESPACE } from '@storedeck/data/constants';
import {
	defineResource,
	defineStore,
	requireObject,
} from '@storedeck/data/core';
import type { ResponseOf } from '@storedeck/data/routes';

/** The latest orders of a customer with their refunds, and the products bought most. */
export type Purchases = ResponseOf< '/wc-analytics/customers/{id}/purchases' >;

const purchases = defineResource<
	[ customer: number, limit: number ],
	Purchases | undefined
>( {
	name: 'getPurchases',
	defaultValue: undefined,
	request: ( customer, limit ) => ( {
		path: `${ NAMESPACE }/customers/${ customer }/purchases`,
		query: { per_page: limit },
	} ),
	parse: requireObject,
} );

/** What customers bought, `storedeck/customers`. */
export const customersStore = defineStore( {
	name: CUSTOMERS_STORE_NAME,
	resources: [ purchases ],
	selectors: {
		/** With at most so many orders; undefined until loaded. */
		getPurchases: purchases.getData,
	},
	actions: {},
} );
