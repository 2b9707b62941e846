import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';

describe( 'the list of orders', () => {
	let api;

	before( async () => {
		api = await signIn();
	} );

	for ( const [ order, sign ] of /** @type {[string, number][]} */ ( [
		[ 'asc', 1 ],
		[ 'desc', -1 ],
	] ) ) {
		it( `is sorted by total, ${ order }`, async () => {
			const { status, body, text } = await api.get(
				'/wc-analytics/orders',
				{
					orderby: 'total',
					order,
					per_page: 100,
					_fields: 'id,total',
				}
			);
			assert.equal( status, 200, text );
			const totals = body.map( ( { total } ) => Number( total ) );
			assert.ok( new Set( totals ).size > 1 );
			assert.deepEqual(
				totals,
				[ ...totals ].sort( ( a, b ) => sign * ( a - b ) )
			);
		} );
	}
} );
