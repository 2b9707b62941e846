import { createResourceStore } from '../create-resource-store';
import { defineResource } from '../define-resource';
import { change } from '../actions';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

interface Word {
	text: string;
}

const words = defineResource< [ topic: string ], Word[] >( {
	name: 'getWords',
	selectors: [ 'getWords', 'getWordCount' ],
	defaultValue: [],
	isList: true,
	request: ( topic ) => ( { path: '/words', query: { topic } } ),
} );

const store = createResourceStore( {
	name: 'test/words',
	resources: [ words ],
	selectors: {
		getWords: words.getData,
		getWordCount: ( state, topic: string ) =>
			words.getResponse( state, topic )?.totalResults,
		getWordsError: words.getError,
		isWordsRequesting: words.isRequesting,
		getStatus: ( state, topic: string ) =>
			words.getRequest( state, topic ).status,
		getReceivedAt: ( state, topic: string ) =>
			words.getRequest( state, topic ).receivedAt,
	},
	actions: {
		setWords: ( topic: string, list: Word[] ) =>
			change( words.receive( [ topic ], list ) ),
	},
} );

const NOW = 1_600_000_000_000;
let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( store );
const dispatch = () => registry.dispatch( store );
const response = async ( call: Call | undefined, ...texts: string[] ) =>
	call?.respond(
		texts.map( ( text ) => ( { text } ) ),
		{ totalResults: texts.length }
	);

beforeEach( () => {
	jest.useFakeTimers( { now: NOW } );
	calls = fakeNetwork();
	registry = createTestRegistry( store );
} );

afterEach( () => jest.useRealTimers() );

describe( 'reading', () => {
	it( 'requests data once and returns the response', async () => {
		expect( select().getWords( 'sea' ) ).toEqual( [] );
		await settle();

		expect( calls.map( ( { decodedUrl } ) => decodedUrl ) ).toEqual( [
			'/words?topic=sea',
		] );
		expect( select().isWordsRequesting( 'sea' ) ).toBe( true );

		await response( calls[ 0 ], 'wave', 'tide' );
		expect( select().getWords( 'sea' ) ).toEqual( [
			{ text: 'wave' },
			{ text: 'tide' },
		] );
		expect( select().getStatus( 'sea' ) ).toBe( 'success' );
		expect( select().getReceivedAt( 'sea' ) ).toBeGreaterThanOrEqual( NOW );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'returns the same default value until there is a response', () => {
		expect( select().getWords( 'sea' ) ).toBe( select().getWords( 'sky' ) );
	} );

	it( 'stores queries separately', async () => {
		select().getWords( 'sea' );
		select().getWords( 'sky' );
		await settle();
		await response( calls[ 1 ], 'cloud' );

		expect( select().getWords( 'sea' ) ).toEqual( [] );
		expect( select().getWords( 'sky' ) ).toEqual( [ { text: 'cloud' } ] );
	} );

	it( 'shares a request between the selectors of a resource', async () => {
		select().getWords( 'sea' );
		select().getWordCount( 'sea' );
		await settle();
		await response( calls[ 0 ], 'wave' );

		expect( select().getWordCount( 'sea' ) ).toBe( 1 );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'shares it when the response is received at once', async () => {
		// Only real timers run promises between two timers.
		jest.useRealTimers();
		calls = fakeNetwork( { 'GET /words': [] } );
		select().getWords( 'sea' );
		select().getWordCount( 'sea' );
		await settle();

		expect( calls ).toHaveLength( 1 );
	} );

	it( 'sends no request for the second selector of a resource later', async () => {
		select().getWords( 'sea' );
		await settle();
		await response( calls[ 0 ], 'wave' );
		select().getWordCount( 'sea' );
		await settle();

		expect( calls ).toHaveLength( 1 );
	} );

	it( 'resolves for callers that wait for the response', async () => {
		const waiting = registry.resolveSelect( store ).getWords?.( 'sea' );
		await settle();
		await response( calls[ 0 ], 'wave' );

		await expect( waiting ).resolves.toEqual( [ { text: 'wave' } ] );
	} );

	it( 'shares nothing between registries', async () => {
		const other = createTestRegistry( store );
		select().getWords( 'sea' );
		await settle();
		await response( calls[ 0 ], 'wave' );

		expect( other.select( store ).getWords( 'sea' ) ).toEqual( [] );
		await settle();
		expect( calls ).toHaveLength( 2 );
	} );
} );

describe( 'errors', () => {
	it( 'stores the error with its query', async () => {
		select().getWords( 'sea' );
		select().getWords( 'sky' );
		await settle();
		await calls[ 0 ]?.fail( 'Lost at sea.' );

		expect( select().getWordsError( 'sea' ) ).toMatchObject( {
			message: 'Lost at sea.',
			code: 'server_error',
			status: 500,
		} );
		expect( select().getWordsError( 'sky' ) ).toBe( false );
		expect( select().hasResolutionFailed( 'getWords', [ 'sea' ] ) ).toBe(
			true
		);
	} );

	it( 'requests again on refresh and clears the error', async () => {
		select().getWords( 'sea' );
		await settle();
		await calls[ 0 ]?.fail();
		const refreshed = dispatch().refresh( 'getWords', [ 'sea' ] );
		await settle();

		expect( select().getWordsError( 'sea' ) ).toBe( false );
		await response( calls[ 1 ], 'wave' );
		await refreshed;
		expect( select().getWords( 'sea' ) ).toEqual( [ { text: 'wave' } ] );
		expect( select().hasResolutionFailed( 'getWords', [ 'sea' ] ) ).toBe(
			false
		);
	} );

	it( 'requests again after the resolution was invalidated', async () => {
		select().getWords( 'sea' );
		await settle();
		await calls[ 0 ]?.fail();
		dispatch().invalidateResolution( 'getWords', [ 'sea' ] );
		select().getWords( 'sea' );
		await settle();

		expect( calls ).toHaveLength( 2 );
	} );

	it( 'does not reject a refresh and keeps the previous data', async () => {
		dispatch().setWords( 'sea', [ { text: 'tide' } ] );
		const refreshed = dispatch().refresh( 'getWords', [ 'sea' ] );
		await settle();
		await calls[ 0 ]?.fail();

		await expect( refreshed ).resolves.toBeUndefined();
		expect( select().getWords( 'sea' ) ).toEqual( [ { text: 'tide' } ] );
		expect( select().getStatus( 'sea' ) ).toBe( 'error' );
	} );
} );

describe( 'the order of responses', () => {
	it( 'returns the newer response to callers of the older request', async () => {
		const waiting = registry.resolveSelect( store ).getWords?.( 'sea' );
		await settle();
		dispatch().refresh( 'getWords', [ 'sea' ] );
		await settle();

		expect( calls[ 0 ]?.isAborted ).toBe( true );
		expect( select().getStatus( 'sea' ) ).toBe( 'requesting' );
		await response( calls[ 1 ], 'new' );
		await expect( waiting ).resolves.toEqual( [ { text: 'new' } ] );
	} );

	it( 'drops a response that was requested before a change', async () => {
		select().getWords( 'sea' );
		await settle();
		dispatch().setWords( 'sea', [ { text: 'set' } ] );
		await response( calls[ 0 ], 'late' );

		expect( select().getWords( 'sea' ) ).toEqual( [ { text: 'set' } ] );
	} );
} );

describe( 'unsubscribing', () => {
	const request = async () => {
		dispatch().retain( 'getWords', [ 'sea' ] );
		select().getWords( 'sea' );
		await settle();
	};

	it( 'aborts a request after the last subscription has ended', async () => {
		await request();
		dispatch().retain( 'getWords', [ 'sea' ] );
		dispatch().release( 'getWords', [ 'sea' ] );
		await settle();
		expect( calls[ 0 ]?.isAborted ).toBe( false );

		dispatch().release( 'getWords', [ 'sea' ] );
		await settle();
		expect( calls[ 0 ]?.isAborted ).toBe( true );
		expect( select().getWordsError( 'sea' ) ).toBe( false );
	} );

	it( 'requests again after subscribing again', async () => {
		await request();
		dispatch().release( 'getWords', [ 'sea' ] );
		await settle();
		await request();
		await response( calls[ 1 ], 'wave' );

		expect( select().getWords( 'sea' ) ).toEqual( [ { text: 'wave' } ] );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'keeps the request when the next screen subscribes to the same data', async () => {
		await request();
		dispatch().release( 'getWords', [ 'sea' ] );
		dispatch().retain( 'getWords', [ 'sea' ] );
		await settle();

		expect( calls[ 0 ]?.isAborted ).toBe( false );
	} );

	it( 'never aborts requests without subscriptions', async () => {
		select().getWords( 'sea' );
		await settle();
		dispatch().release( 'getWords', [ 'sea' ] );
		await settle();

		expect( calls[ 0 ]?.isAborted ).toBe( false );
	} );

	it( 'keeps the previous response when a refresh is aborted', async () => {
		await request();
		await response( calls[ 0 ], 'wave' );
		dispatch().refresh( 'getWords', [ 'sea' ] );
		await settle();
		dispatch().release( 'getWords', [ 'sea' ] );
		await settle();

		expect( calls[ 1 ]?.isAborted ).toBe( true );
		expect( select().getWords( 'sea' ) ).toEqual( [ { text: 'wave' } ] );
		expect( select().getStatus( 'sea' ) ).toBe( 'success' );
		select().getWords( 'sea' );
		await settle();
		expect( calls ).toHaveLength( 3 );
	} );
} );
