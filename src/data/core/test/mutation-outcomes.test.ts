import { DEFAULT_TIMEOUT } from '@storedeck/api/constants';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { createResourceStore } from '../create-resource-store';
import { defineMutation } from '../define-mutation';
import { defineResource } from '../define-resource';
import type { Call } from '../../testing';

const words = defineResource< [], readonly string[] >( {
	name: 'getWords',
	selectors: [ 'getWords' ],
	defaultValue: [],
	request: () => ( { path: '/acme/words' } ),
} );

interface Outcome {
	added: string[];
	rejected: string[];
}

const add = defineMutation< [ wanted: readonly string[] ], Outcome >( {
	name: 'addWords',
	request: ( wanted ) => ( { path: '/acme/add', data: { wanted } } ),
	parse: ( outcome ) => outcome,
	optimistic: ( wanted ) => [
		words.update( [], ( known ) => [ ...known, ...wanted ] ),
	],
	commit: ( { added } ) => [
		words.update( [], ( known ) => [ ...known, ...added ] ),
	],
	changedLists: [ words ],
	getFailure: ( { rejected } ) =>
		rejected.length > 0 ? new Error( rejected.join() ) : undefined,
	mapError: ( error ) =>
		new Error( `Sorry: ${ error instanceof Error && error.message }` ),
} );

const store = createResourceStore( {
	name: 'acme/words',
	resources: [ words ],
	selectors: {
		getWords: words.getData,
		isAdding: add.isRequesting,
		getAddError: add.getError,
	},
	actions: { addWords: add.action },
} );

let calls: Call[];
let registry: ReturnType< typeof createTestRegistry >;
const select = () => registry.select( store );

/** Starts to add; returns the outcome. */
async function addWords( ...wanted: string[] ) {
	const end = registry
		.dispatch( store )
		.addWords( wanted )
		.catch( ( error: unknown ) => error );
	await settle();
	return { end };
}

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( store );
} );

afterEach( () => jest.useRealTimers() );

it( 'keeps the changes of an action that failed partly', async () => {
	select().getWords();
	await settle();
	await calls[ 0 ]?.respond( [ 'a' ] );
	const { end } = await addWords( 'b', 'c' );
	expect( select().getWords() ).toEqual( [ 'a', 'b', 'c' ] );
	await calls[ 1 ]?.respond( { added: [ 'b' ], rejected: [ 'c' ] } );

	expect( await end ).toEqual( new Error( 'Sorry: c' ) );
	expect( select().getAddError() ).toBe( await end );
	expect( select().isAdding() ).toBe( false );
	expect( select().getWords() ).toEqual( [ 'a', 'b' ] );
	expect( calls ).toHaveLength( 2 );
} );

it( 'converts the error of a failed request', async () => {
	const { end } = await addWords( 'b' );
	await calls[ 0 ]?.fail( { status: 400, message: 'No.' } );
	expect( await end ).toEqual( new Error( 'Sorry: No.' ) );
	expect( select().getAddError() ).toBe( await end );
} );

it( 'requests a list in flight again', async () => {
	select().getWords();
	await settle();
	await addWords( 'b' );
	await calls[ 1 ]?.respond( { added: [ 'b' ], rejected: [] } );
	expect( calls.map( ( { path } ) => path ) ).toEqual( [
		'/acme/words',
		'/acme/add',
		'/acme/words',
	] );
	await calls[ 0 ]?.respond( [ 'a' ] );
	await calls[ 2 ]?.respond( [ 'a', 'b' ] );
	expect( select().getWords() ).toEqual( [ 'a', 'b' ] );
	expect( select().hasFinishedResolution( 'getWords', [] ) ).toBe( true );
} );

it.each( [
	[ 'the connection is lost', ( call?: Call ) => call?.drop() ],
	[
		'a proxy times out',
		( call?: Call ) => call?.fail( { status: 504, message: 'Timeout' } ),
	],
	[
		'there is no response',
		() => jest.advanceTimersByTimeAsync( DEFAULT_TIMEOUT ),
	],
] )(
	'requests the data again when %s, because the server may have saved the change',
	async ( _case, lose ) => {
		registry.dispatch( store ).retain( 'getWords' );
		select().getWords();
		await settle();
		await calls[ 0 ]?.respond( [ 'a' ] );
		const { end } = await addWords( 'b' );
		await lose( calls[ 1 ] );
		await end;
		await settle();
		expect( select().getWords() ).toEqual( [ 'a' ] );
		await calls[ 2 ]?.respond( [ 'a', 'b' ] );
		expect( select().getWords() ).toEqual( [ 'a', 'b' ] );
		expect( select().getAddError() ).toBeTruthy();
	}
);

describe( 'a write with dependent data of other stores', () => {
	const burn = defineMutation( {
		name: 'burn',
		request: () => ( { path: '/acme/burn' } ),
		parse: ( body: unknown ) => body,
		getFailure: ( body ) =>
			body === 'partly' ? new Error( 'Partly.' ) : undefined,
		invalidates: { 'acme/words': 'all' },
	} );
	const burner = createResourceStore( {
		name: 'acme/burner',
		resources: [],
		selectors: {},
		actions: { burn: burn.action },
	} );

	it.each( [
		[ 'requests it', 'is lost', ( call?: Call ) => call?.drop(), 3 ],
		[ 'keeps it', 'is rejected', ( call?: Call ) => call?.fail(), 2 ],
		[
			'keeps it',
			'has failed partly',
			( call?: Call ) => call?.respond( 'partly' ),
			2,
		],
	] )( '%s when its response %s', async ( _what, _how, end, count ) => {
		registry = createTestRegistry( store, burner );
		registry.dispatch( store ).retain( 'getWords' );
		select().getWords();
		await settle();
		await calls[ 0 ]?.respond( [ 'a' ] );
		const failure = registry
			.dispatch( burner )
			.burn()
			.catch( ( error: unknown ) => error );
		await settle();
		await end( calls[ 1 ] );
		expect( await failure ).toBeInstanceOf( Error );
		await settle();
		expect( calls ).toHaveLength( count );
	} );

	it( 'rejects with the failure when it commits nothing', async () => {
		registry = createTestRegistry( burner );
		const failure = registry
			.dispatch( burner )
			.burn()
			.catch( ( error: unknown ) => error );
		await settle();
		await calls[ 0 ]?.respond( 'partly' );
		expect( await failure ).toEqual( new Error( 'Partly.' ) );
	} );
} );

it( 'requests nothing again when the server rejects a change', async () => {
	registry.dispatch( store ).retain( 'getWords' );
	select().getWords();
	await settle();
	await calls[ 0 ]?.respond( [ 'a' ] );
	const { end } = await addWords( 'b' );
	await calls[ 1 ]?.fail( { status: 400, message: 'No.' } );
	await end;
	await settle();
	expect( calls ).toHaveLength( 2 );
} );
