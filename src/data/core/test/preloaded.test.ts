import apiFetch from '@wordpress/api-fetch';
import { setupApi } from '@storedeck/api';
import { FakeResponse } from '@storedeck/api/testing';
import { change } from '../actions';
import { createResourceStore } from '../create-resource-store';
import { defineCollection } from '../define-collection';
import { defineResource } from '../define-resource';
import { createTestRegistry, settle } from '../../testing';

interface Word {
	id: number;
	text: string;
}

const count = defineResource< [ topic: string ], number, { count: number } >( {
	name: 'getCount',
	selectors: [ 'getCount' ],
	defaultValue: 0,
	parse: ( body ) => body.count,
	request: ( topic ) => ( { path: '/count', query: { topic, page: 1 } } ),
} );

const words = defineCollection< [ topic: string ], Word >( {
	name: 'getWords',
	selectors: [ 'getWords' ],
	recordType: 'words',
	id: ( { id } ) => id,
	request: ( topic ) => ( { path: '/words', query: { topic } } ),
} );

const store = createResourceStore( {
	name: 'test/at-hand',
	resources: [ count, words ],
	selectors: {
		getCount: count.getData,
		isCountRequesting: count.isRequesting,
		getWords: words.getItems,
		getWordsError: words.getError,
	},
	actions: {
		setCount: ( topic: string, value: number ) =>
			change( count.receive( [ topic ], value ) ),
	},
} );

const headers = { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' };
const seen: string[] = [];

window.storedeckSettings = {
	preloaded: {
		'/count?page=1&topic=sea': { body: { count: 7 }, headers },
		'/words?topic=sea': { body: [ { id: 1, text: 'wave' } ], headers },
		'/count?page=1&topic=land': { body: { count: 3 }, headers },
		'/count?page=1&topic=sky': { body: { count: 5 }, headers },
		'/words?topic=sky': { body: { code: 'broken' }, headers },
	},
};
apiFetch.setFetchHandler( async ( { path = '' } ) => {
	seen.push( path );
	return {
		status: 200,
		headers: new window.Headers(),
		text: async () => JSON.stringify( { count: 8 } ),
	};
} );
setupApi();

describe( 'preloaded responses', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'reads them at once, without a visible request or another response', async () => {
		const registry = createTestRegistry( store );
		const select = () => registry.select( store );
		const readings: unknown[] = [];
		const read = () =>
			readings.push(
				JSON.stringify( [
					select().getCount( 'sea' ),
					select().isCountRequesting( 'sea' ),
					select().getReadAt( 'getCount', [ 'sea' ] ),
					select().getWords( 'sea' ),
				] )
			);
		read();
		expect( select().getCount( 'sea' ) ).toBe( 7 );
		expect( select().getWords( 'sea' ) ).toEqual( [
			{ id: 1, text: 'wave' },
		] );
		registry.subscribe( read );
		await settle();

		expect( new Set( readings ).size ).toBe( 1 );
		expect( seen ).toEqual( [] );
		expect( select().hasFinishedResolution( 'getCount', [ 'sea' ] ) ).toBe(
			true
		);
	} );

	it( 'prefers data that was set before it is read', async () => {
		const registry = createTestRegistry( store );
		const select = () => registry.select( store );
		registry.dispatch( store ).setCount( 'sky', 9 );
		const readAt = () => select().getReadAt( 'getCount', [ 'sky' ] );
		expect( readAt() ).toBe( Date.now() );
		expect( select().getCount( 'sky' ) ).toBe( 9 );
	} );

	it( 'stores the error of an invalid one', async () => {
		Object.assign( window, { Response: FakeResponse } );
		const registry = createTestRegistry( store );
		const select = () => registry.select( store );
		expect( select().getWords( 'sky' ) ).toEqual( [] );
		await settle();
		expect( select().getWordsError( 'sky' ) ).toMatchObject( {
			message: 'Invalid server response.',
		} );
	} );

	it( 'replaces them by newer responses', async () => {
		const registry = createTestRegistry( store );
		const select = () => registry.select( store );
		expect( select().getCount( 'land' ) ).toBe( 3 );
		await settle();
		const done = registry
			.dispatch( store )
			.refresh( 'getCount', [ 'land' ] );
		await settle();
		await done;
		expect( seen ).toHaveLength( 1 );
		expect( select().getCount( 'land' ) ).toBe( 8 );
	} );
} );
