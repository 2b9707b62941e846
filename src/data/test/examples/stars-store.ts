import {
	createResourceStore,
	defineMutation,
	defineResource,
	registerStore,
} from '@storedeck/data/core';

const stars = defineResource< [ productId: number ], number >( {
	name: 'getStars',
	selectors: [ 'getStars' ],
	defaultValue: 0,
	request: ( productId ) => ( { path: `/acme/v1/stars/${ productId }` } ),
} );

const give = defineMutation( {
	name: 'giveStars',
	request: ( productId: number, count: number ) => ( {
		path: `/acme/v1/stars/${ productId }`,
		method: 'PUT',
		data: { count },
	} ),
	parse: ( count: number ) => count, // throws for an unsuccessful response
	optimistic: ( productId, count ) => [
		stars.receive( [ productId ], count ),
	],
	commit: ( count, productId ) => [ stars.receive( [ productId ], count ) ],
	invalidates: { 'wc/admin/reports': [ 'products' ] },
} );

export const starsStore = createResourceStore( {
	name: 'acme/stars',
	resources: [ stars ],
	selectors: { getStars: stars.getData, getStarsError: stars.getError },
	actions: { giveStars: give.action },
} );

registerStore( starsStore );

// Types for `select( 'acme/stars' )`.
declare module '@storedeck/data/stores-by-name' {
	interface StoresByName {
		'acme/stars': typeof starsStore;
	}
}
