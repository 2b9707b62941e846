import * as fc from 'fast-check';
import { fakeNetwork, createResponse, settle } from '@storedeck/data/testing';
import { readAttention, toAttention } from '../read';

describe( 'toAttention', () => {
	it( 'keeps counts and drops everything else', () => {
		expect(
			toAttention( { orders: 3, low_stock: 0, reviews: '4', x: 5 } )
		).toEqual( { orders: 3, low_stock: 0 } );
	} );

	it( 'accepts any response', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				Object.values( toAttention( answer ) ).forEach( ( count ) =>
					expect( Number.isInteger( count ) ).toBe( true )
				);
			} )
		);
	} );
} );

describe( 'readAttention', () => {
	it( 'sends one request', async () => {
		const calls = fakeNetwork( {
			'GET /storedeck/v1/attention': { orders: 2, messages: 1 },
		} );
		const response = readAttention();
		await settle();
		expect( await response ).toEqual( { orders: 2, messages: 1 } );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'rejects when the request fails', async () => {
		fakeNetwork( {
			'GET /storedeck/v1/attention': createResponse(
				{ code: 'no', message: 'Not today.' },
				{ status: 400 }
			),
		} );
		const response = await expect( readAttention() ).rejects.toThrow(
			'Not today.'
		);
		await settle();
		await response;
	} );
} );
