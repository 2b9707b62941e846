import { fakeNetwork } from '@storedeck/data/testing';
import { getDimensionSearch } from '../dimension-search';

const ROUTE = 'GET /storedeck/v1/dimensions/order_city/values';

const LYON = { value: 'FR:Lyon', label: 'Lyon, FR' };

describe( 'getDimensionSearch', () => {
	it( 'is undefined for other searches', () => {
		expect( getDimensionSearch( 'products' ) ).toBeUndefined();
	} );

	it( 'searches for values and names those of the URL', async () => {
		const calls = fakeNetwork( { [ ROUTE ]: [ LYON ] } );
		const search = getDimensionSearch( 'dimension:order_city' );

		expect( await search?.autocompleter.options( 'ly' ) ).toEqual( [
			LYON,
		] );
		expect( search?.autocompleter.getOptionCompletion( LYON ) ).toEqual( {
			key: 'FR:Lyon',
			label: 'Lyon, FR',
		} );
		expect( await search?.getLabels( 'FR:Lyon', {} ) ).toEqual( [
			{ key: 'FR:Lyon', label: 'Lyon, FR' },
		] );
		expect( calls.map( ( { query } ) => query ) ).toEqual( [
			{ search: 'ly' },
			{ include: 'FR:Lyon' },
		] );
	} );
} );
