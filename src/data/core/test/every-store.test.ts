import { createResourceStore } from '../create-resource-store';
import { defineResource } from '../define-resource';
import { change } from '../actions';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const topic = defineResource< [], string >( {
	name: 'getTopic',
	selectors: [ 'getTopic' ],
	defaultValue: 'none',
	request: () => ( { path: '/topic' } ),
} );
const topicStore = createResourceStore( {
	name: 'test/topic',
	resources: [ topic ],
	selectors: {
		getTopic: topic.getData,
		getTotals: ( state ) => topic.getResponse( state ),
	},
	actions: { setTopic: () => change( topic.receive( [], 'set' ) ) },
} );

const NOW = 1_600_000_000_000;
let calls: Call[];
let registry: TestRegistry;
const topics = () => registry.select( topicStore );
const topicActions = () => registry.dispatch( topicStore );

beforeEach( () => {
	jest.useFakeTimers( { now: NOW } );
	calls = fakeNetwork();
	registry = createTestRegistry( topicStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'selectors and actions of every store', () => {
	it( 'need no arguments for a selector without arguments', async () => {
		expect( topics().hasResponse( 'getTopic' ) ).toBe( false );
		topicActions().retain( 'getTopic' );
		topicActions().refresh( 'getTopic' );
		await settle();
		expect( topics().isResolving( 'getTopic', [] ) ).toBe( true );
		await calls[ 0 ]?.respond( 'sea' );
		expect( topics().hasResponse( 'getTopic' ) ).toBe( true );
		expect( topics().getReadAt( 'getTopic' ) ).toBeGreaterThan( NOW );
		expect( topics().getRequestState( 'getTopic' ).status ).toBe(
			'success'
		);
		expect( topics().isResolving( 'getTopic', [] ) ).toBe( false );

		topicActions().refresh( 'getTopic' );
		await settle();
		topicActions().release( 'getTopic' );
		await settle();
		expect( calls[ 1 ]?.isAborted ).toBe( true );
	} );

	it( 'ignore selectors that load nothing', async () => {
		topicActions().retain( 'getNothing' );
		topicActions().release( 'getNothing' );
		await expect(
			topicActions().refresh( 'getNothing' )
		).resolves.toBeUndefined();
		expect( topics().hasResponse( 'getNothing' ) ).toBe( false );
		expect( topics().getReadAt( 'getNothing' ) ).toBeUndefined();
		expect( topics().getRequestState( 'getNothing' ) ).toEqual( {
			status: 'idle',
			error: false,
			sequence: 0,
		} );
		expect( topics().isResolving( 'getNothing', [] ) ).toBe( false );
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'keep the totals of a response when its data is set', async () => {
		topicActions().setTopic();
		expect( topics().getTotals() ).toEqual( {
			data: 'set',
			totalResults: 0,
			totalPages: 0,
		} );
		topics().getTopic();
		await settle();
		await calls[ 0 ]?.respond( 'sea', { totalResults: 3, totalPages: 2 } );
		topicActions().setTopic();
		expect( topics().getTotals() ).toEqual( {
			data: 'set',
			totalResults: 3,
			totalPages: 2,
		} );
	} );

	it( 'read invalid totals as 0', async () => {
		topics().getTopic();
		await settle();
		await calls[ 0 ]?.respond( 'sea', {
			headers: { 'X-WP-Total': 'many', 'X-WP-TotalPages': '' },
		} );
		expect( topics().getTotals() ).toEqual( {
			data: 'sea',
			totalResults: 0,
			totalPages: 0,
		} );
	} );
} );

it.each( [
	[ 'its own error', new Error( 'Canceled.' ) ],
	[ 'that of the browser', new DOMException( 'No.', 'AbortError' ) ],
] )( 'stores no error of an aborted function: %s', async ( _what, thrown ) => {
	const slow = defineResource< [], string >( {
		name: 'getSlow',
		selectors: [ 'getSlow' ],
		defaultValue: '',
		load: ( { signal } ) =>
			new Promise( ( _resolve, reject ) =>
				signal.addEventListener( 'abort', () => reject( thrown ) )
			),
	} );
	const slowStore = createResourceStore( {
		name: 'test/slow',
		resources: [ slow ],
		selectors: {
			getSlow: slow.getData,
			getSlowError: slow.getError,
		},
		actions: {},
	} );
	registry = createTestRegistry( slowStore );
	registry.dispatch( slowStore ).retain( 'getSlow' );
	registry.select( slowStore ).getSlow();
	await settle();
	registry.dispatch( slowStore ).release( 'getSlow' );
	await settle();
	expect( registry.select( slowStore ).getSlowError() ).toBe( false );
	expect(
		registry.select( slowStore ).getRequestState( 'getSlow' ).status
	).toBe( 'idle' );
} );
