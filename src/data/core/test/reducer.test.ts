import { INITIAL_STATE, reducer } from '../reducer';
import { setError, setIsRequesting } from '../actions';
import { isKindRequesting } from '../state-selectors';
import type { ResourceAction } from '../actions';
import type { RecordsChange, ResourceResponse, ResourceState } from '../types';

const ERROR = { message: 'No.' };
const RESPONSE = { data: 'data', totalResults: 1, totalPages: 1 };

const id = ( sequence: number ) => ( { kind: 'get', key: 'get:1', sequence } );
const start = ( sequence: number ): ResourceAction => ( {
	type: 'REQUEST_START',
	...id( sequence ),
} );
const succeed = (
	sequence: number,
	response?: ResourceResponse
): ResourceAction => ( {
	type: 'REQUEST_SUCCESS',
	...id( sequence ),
	at: 7,
	response,
} );
const fail = ( sequence: number ): ResourceAction => ( {
	type: 'REQUEST_FAILURE',
	...id( sequence ),
	error: ERROR,
} );
const abort = ( sequence: number ): ResourceAction => ( {
	type: 'REQUEST_ABORT',
	...id( sequence ),
} );
const update = (
	sequence: number,
	next: ( previous?: ResourceResponse ) => ResourceResponse | undefined
): ResourceAction => ( {
	type: 'CHANGE',
	sequence,
	at: 9,
	changes: [
		{ target: 'response', kind: 'get', key: 'get:1', update: next },
	],
} );
const after = ( ...actions: ResourceAction[] ) =>
	actions.reduce( reducer, INITIAL_STATE );
const requestAfter = ( ...actions: ResourceAction[] ) =>
	after( ...actions ).requests[ 'get:1' ];
const isRequesting = ( state: ResourceState ) =>
	isKindRequesting( state, 'get' );

describe( 'a request that is followed by another one', () => {
	it.each( [
		[ 'succeeds', succeed( 1, RESPONSE ) ],
		[ 'succeeds as a write', succeed( 1 ) ],
		[ 'fails', fail( 1 ) ],
		[ 'is aborted', abort( 1 ) ],
	] )( 'leaves the status of the later one when it %s', ( _how, end ) => {
		const state = after( start( 1 ), start( 2 ), end );
		expect( state.requests[ 'get:1' ] ).toEqual( {
			status: 'requesting',
			error: false,
			sequence: 2,
		} );
		expect( state.visible.responses ).toEqual( {} );
		expect( isRequesting( state ) ).toBe( true );
		const ended = reducer( state, succeed( 2, RESPONSE ) );
		expect( ended.visible.responses ).toEqual( { 'get:1': RESPONSE } );
		expect( isRequesting( ended ) ).toBe( false );
	} );
} );

describe( 'the status of a request', () => {
	it.each( [
		[ 'idle', [ abort( 1 ) ] ],
		[ 'success', [ succeed( 1, RESPONSE ) ] ],
		[ 'success', [ succeed( 1 ) ] ],
		[ 'error', [ fail( 1 ) ] ],
		[ 'success', [ succeed( 1, RESPONSE ), start( 2 ), abort( 2 ) ] ],
	] )( 'is %s after it ended', ( status, ends ) => {
		expect( requestAfter( start( 1 ), ...ends )?.status ).toBe( status );
	} );

	it( 'keeps the time of the newest response after an error', () => {
		expect(
			requestAfter(
				start( 1 ),
				succeed( 1, RESPONSE ),
				start( 2 ),
				fail( 2 )
			)
		).toEqual( {
			status: 'error',
			error: ERROR,
			receivedAt: 7,
			sequence: 2,
		} );
	} );

	it( 'can be set by an error', () => {
		const failed = after( setError( 'get', ERROR, 'get:1' ) );
		expect( failed.requests[ 'get:1' ] ).toMatchObject( {
			status: 'error',
			error: ERROR,
		} );
		expect( failed.kinds.get?.error ).toBe( ERROR );
		const cleared = reducer( failed, setError( 'get', false, 'get:1' ) );
		expect( cleared.requests[ 'get:1' ] ).toMatchObject( {
			status: 'success',
			error: false,
		} );
		expect( after( setError( 'get', ERROR ) ).requests ).toHaveProperty(
			'get'
		);
	} );
} );

describe( 'pending requests', () => {
	it( 'are not fewer than none after the flag was cleared', () => {
		const state = after(
			start( 1 ),
			setIsRequesting( 'get', false ),
			succeed( 1, RESPONSE ),
			start( 2 )
		);
		expect( isRequesting( state ) ).toBe( true );
	} );
} );

describe( 'a change', () => {
	it( 'is stored with its time', () => {
		expect( requestAfter( update( 3, () => RESPONSE ) ) ).toEqual( {
			status: 'success',
			error: false,
			receivedAt: 9,
			sequence: 3,
		} );
	} );

	it.each( [
		[ 'nothing', () => undefined ],
		[
			'the previous response',
			( previous?: ResourceResponse ) => previous,
		],
	] )(
		'leaves response and request alone when it returns %s',
		( _what, next ) => {
			const before = after(
				start( 1 ),
				succeed( 1, RESPONSE ),
				start( 2 )
			);
			const state = reducer( before, update( 3, next ) );
			expect( state.requests ).toBe( before.requests );
			expect( state.visible.responses ).toBe( before.visible.responses );
			expect( after( update( 3, next ) ).visible.responses ).toEqual(
				{}
			);
		}
	);

	it( 'applies entries for the same record in their order', () => {
		const put = ( text: string ): RecordsChange => ( {
			target: 'records',
			recordType: 'notes',
			records: [ [ 1, { text } ] ],
		} );
		const state = after( {
			type: 'CHANGE',
			sequence: 1,
			at: 0,
			changes: [ put( 'first' ), put( 'last' ) ],
		} );
		expect( state.visible.records.notes?.[ '1' ]?.record ).toEqual( {
			text: 'last',
		} );
	} );
} );

it( 'returns the same state for an action of another kind', () => {
	const foreign = { type: '@@INIT' } as never;
	expect( reducer( undefined, foreign ) ).toBe( INITIAL_STATE );
} );
