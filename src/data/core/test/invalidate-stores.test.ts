import { createResourceStore } from '../create-resource-store';
import { defineMutation } from '../define-mutation';
import { defineResource } from '../define-resource';
import { invalidateStores } from '../invalidate-stores';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const words = defineResource< [ topic: string, page?: number ], string[] >( {
	name: 'getWords',
	selectors: [ 'getWords' ],
	defaultValue: [],
	isList: true,
	request: ( topic, page ) => ( {
		path: `/words/${ topic }`,
		query: { page },
	} ),
} );
const wordStore = createResourceStore( {
	name: 'test/words',
	resources: [ words ],
	selectors: { getWords: words.getData },
	actions: {},
} );
const rename = defineMutation( {
	name: 'rename',
	request: ( topic: string ) => ( { path: `/rename/${ topic }` } ),
	parse: ( body: unknown ) => body,
	invalidates: ( _result, topic ) => ( {
		'test/words': [ topic ],
		'test/not-there': 'all',
	} ),
} );
const writer = createResourceStore( {
	name: 'test/writer',
	resources: [],
	selectors: {},
	actions: {
		rename: rename.action,
		burn: () => invalidateStores( { 'test/words': 'all' } ),
	},
} );

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( wordStore );
const dispatch = () => registry.dispatch( wordStore );
const paths = ( from = 0 ) => calls.slice( from ).map( ( { path } ) => path );
const read = async ( ...topics: string[] ) => {
	const from = calls.length;
	topics.forEach( ( topic ) => select().getWords( topic ) );
	await settle();
	for ( const call of calls.slice( from ) ) {
		await call.respond( [ 'old' ] );
	}
};

beforeEach( () => {
	jest.useFakeTimers( { now: 1_600_000_000_000 } );
	calls = fakeNetwork();
	registry = createTestRegistry( wordStore, writer );
} );

afterEach( () => jest.useRealTimers() );

describe( 'invalidate', () => {
	it( 'requests subscribed data again at once and keeps the current data meanwhile', async () => {
		dispatch().retain( 'getWords', [ 'sea' ] );
		await read( 'sea', 'sky' );
		dispatch().invalidate();
		await settle();

		expect( paths( 2 ) ).toEqual( [ '/words/sea' ] );
		expect( select().getWords( 'sea' ) ).toEqual( [ 'old' ] );
		await calls[ 2 ]?.respond( [ 'new' ] );
		expect( select().getWords( 'sea' ) ).toEqual( [ 'new' ] );
	} );

	it( 'requests other data again on the next read', async () => {
		await read( 'sea' );
		dispatch().invalidate();
		await settle();
		expect( calls ).toHaveLength( 1 );
		await read( 'sea' );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'can be limited to topics', async () => {
		await read( 'sea', 'sky' );
		dispatch().invalidate( [ 'sky' ] );
		await read( 'sea', 'sky' );
		expect( paths( 2 ) ).toEqual( [ '/words/sky' ] );
	} );

	it( 'requests data in flight again', async () => {
		select().getWords( 'sea' );
		await settle();
		dispatch().invalidate( [ 'sea' ] );
		await settle();

		expect( calls.map( ( { isAborted } ) => isAborted ) ).toEqual( [
			true,
			false,
		] );
		await calls[ 1 ]?.respond( [ 'new' ] );
		expect( select().getWords( 'sea' ) ).toEqual( [ 'new' ] );
		await settle();
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'stores the error when the new request fails', async () => {
		dispatch().retain( 'getWords', [ 'sea' ] );
		await read( 'sea' );
		const again = dispatch().invalidate();
		await settle();
		await calls[ 1 ]?.fail();
		await expect( again ).resolves.toBeUndefined();
		expect( select().hasResolutionFailed( 'getWords', [ 'sea' ] ) ).toBe(
			true
		);
	} );

	it( 'is dispatched by mutations of other stores', async () => {
		dispatch().retain( 'getWords', [ 'sea' ] );
		dispatch().retain( 'getWords', [ 'sky' ] );
		await read( 'sea', 'sky' );
		const renamed = registry.dispatch( writer ).rename( 'sea' );
		await settle();
		expect( paths( 2 ) ).toEqual( [ '/rename/sea' ] );
		await calls[ 2 ]?.respond( {} );
		await renamed;

		expect( paths( 3 ) ).toEqual( [ '/words/sea' ] );
	} );

	it( 'is not dispatched after a failed mutation', async () => {
		dispatch().retain( 'getWords', [ 'sea' ] );
		await read( 'sea' );
		const renamed = registry.dispatch( writer ).rename( 'sea' );
		await settle();
		await Promise.all( [
			expect( renamed ).rejects.toThrow(),
			calls[ 1 ]?.fail(),
		] );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'can be dispatched by an action', async () => {
		await read( 'sea' );
		registry.dispatch( writer ).burn();
		await read( 'sea' );
		expect( calls ).toHaveLength( 2 );
	} );
} );

describe( 'refreshAll', () => {
	it( 'requests all calls, equal ones once', async () => {
		await read( 'sea', 'sky' );
		const done = jest.fn();
		dispatch()
			.refreshAll( [
				[ 'getWords', [ 'sea' ] ],
				[ 'getWords', [ 'sky' ] ],
				[ 'getWords', [ 'sea' ] ],
			] )
			.then( done );
		await settle();
		expect( paths( 2 ) ).toEqual( [ '/words/sea', '/words/sky' ] );
		await calls[ 2 ]?.respond( [] );
		expect( done ).not.toHaveBeenCalled();
		await calls[ 3 ]?.fail();
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'getReadAt', () => {
	it( 'returns the time of the newest response, also after an error', async () => {
		const readAt = () => select().getReadAt( 'getWords', [ 'sea' ] );
		expect( readAt() ).toBeUndefined();
		await read( 'sea' );
		const first = readAt();
		expect( first ).toBeGreaterThanOrEqual( 1_600_000_000_000 );

		dispatch().refresh( 'getWords', [ 'sea' ] );
		await settle();
		await calls[ 1 ]?.fail();
		expect( readAt() ).toBe( first );
		dispatch().refresh( 'getWords', [ 'sea' ] );
		await settle();
		await calls[ 2 ]?.respond( [] );
		expect( readAt() ).toBeGreaterThan( first ?? Infinity );
		expect( select().getReadAt( 'getNothing' ) ).toBeUndefined();
	} );
} );
