import { itemsStore, useResource } from '@storedeck/data';

/**
 * The customer with an email address in the Customers report; undefined when
 * there is none, or before the response.
 */
export function useCustomerId( email: string ) {
	const { data } = useResource(
		itemsStore,
		'getItems',
		[ 'customers', { search: email, searchby: 'email', per_page: 1 } ],
		{ enabled: email !== '' }
	);
	const [ customer ] = data?.values() ?? [];
	return customer === undefined ? undefined : Number( customer.id );
}
