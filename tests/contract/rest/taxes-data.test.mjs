import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';

const TAXES = '/wc-analytics/taxes';

describe( 'writing tax rates', () => {
	let api;
	const created = [];

	before( () => {
		api = createBatchClient();
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ TAXES }/${ id }`, { force: true } );
		}
	} );

	it( 'creates, updates and deletes a tax rate', async () => {
		const { status, body, text } = await api.send( 'POST', TAXES, {
			country: 'lu',
			rate: '17',
			name: 'Test VAT',
			postcodes: [ '1000', '2*' ],
			class: 'reduced-rate',
		} );
		assert.equal( status, 201, text );
		created.push( body.id );
		assert.equal( body.country, 'LU' );
		assert.equal( body.rate, '17.0000' );
		assert.equal( body.priority, 1 );
		assert.equal( body.shipping, true );
		assert.equal( body.class, 'reduced-rate' );
		assert.deepEqual( body.postcodes, [ '1000', '2*' ] );
		assert.equal( body.code, 'LU-TEST VAT-1' );

		const changed = await api.send( 'PUT', `${ TAXES }/${ body.id }`, {
			rate: '16.5',
			shipping: false,
		} );
		assert.equal( changed.body.rate, '16.5000' );
		assert.equal( changed.body.shipping, false );
		assert.deepEqual( changed.body.postcodes, [ '1000', '2*' ] );

		const listed = await api.get( TAXES, {
			class: 'reduced-rate',
			search: 'test vat',
		} );
		assert.deepEqual(
			listed.body.map( ( { id } ) => id ),
			[ body.id ]
		);

		assert.equal(
			( await api.send( 'DELETE', `${ TAXES }/${ body.id }`, {} ) )
				.status,
			501
		);
		assert.equal(
			(
				await api.send( 'DELETE', `${ TAXES }/${ body.id }`, {
					force: true,
				} )
			).status,
			200
		);
		assert.equal(
			( await api.get( `${ TAXES }/${ body.id }` ) ).status,
			404
		);
	} );

	it( 'rejects invalid tax rates', async () => {
		await Promise.all(
			[
				{ country: 'XX' },
				{ country: 'USA' },
				{ rate: 'high' },
				{ rate: '-1' },
				{ rate: '1000' },
				{ priority: 0 },
				{ priority: 'first' },
				{ class: 'luxury' },
				{ compound: 'perhaps' },
				{ postcodes: 'x'.repeat( 300 ) },
			].map( async ( values ) => {
				const { status, text } = await api.send(
					'POST',
					TAXES,
					values
				);
				assert.equal(
					status,
					400,
					`${ JSON.stringify( values ) } ${ text.slice( 0, 100 ) }`
				);
			} )
		);
	} );
} );
