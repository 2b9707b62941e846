import {
	addFilter,
	currentFilter,
	filters,
	removeAllFilters,
} from '@wordpress/hooks';
import { applyContained } from '../apply-contained';
import {
	getExtensionFailures,
	reportExtensionFailure,
	subscribeToExtensionFailures,
} from '../failures';

const HOOK = 'storedeck_test_filter';
const isList = ( value: unknown ): value is string[] => Array.isArray( value );

describe( 'applyContained', () => {
	let error: jest.SpyInstance;

	beforeEach( () => {
		error = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	} );

	afterEach( () => {
		error.mockRestore();
		removeAllFilters( HOOK, '' );
	} );

	it( 'has no failures on a new page', () => {
		jest.isolateModules( () => {
			const fresh =
				jest.requireActual< typeof import('../failures') >(
					'../failures'
				);
			expect( fresh.getExtensionFailures() ).toEqual( [] );
		} );
	} );

	it( 'returns the filtered value', () => {
		addFilter( HOOK, 'test/add', ( list: string[], more: string ) => [
			...list,
			more,
		] );
		expect( applyContained( HOOK, [ 'a' ], isList, 'b' ) ).toEqual( [
			'a',
			'b',
		] );
		expect( error ).not.toHaveBeenCalled();
	} );

	it( 'calls callbacks that are added later', () => {
		expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [ 'a' ] );
		addFilter( HOOK, 'test/late', () => [ 'late' ] );
		expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [ 'late' ] );
	} );

	it.each( [
		[ 'returns nothing', () => undefined ],
		[ 'returns something else', () => 'text' ],
		[
			'throws',
			() => {
				throw new Error( 'boom' );
			},
		],
	] )(
		'returns the unfiltered value and logs the hook if a callback %s',
		( _, callback ) => {
			addFilter( HOOK, 'test/faulty', callback );
			expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [
				'a',
			] );
			expect( error.mock.calls[ 0 ][ 0 ] ).toContain( HOOK );
		}
	);

	it( 'applies the other callbacks, and names the namespace of the one that fails', () => {
		addFilter( HOOK, 'acme/first', ( list: string[] ) => [ ...list, '1' ] );
		addFilter( HOOK, 'acme/faulty', ( list: string[] ) => {
			list.push( 'lost' );
			throw new Error( 'boom' );
		} );
		addFilter( HOOK, 'acme/last', ( list: string[] ) => [ ...list, '2' ] );
		expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [
			'a',
			'1',
			'2',
		] );
		expect( error ).toHaveBeenCalledTimes( 1 );
		expect( getExtensionFailures() ).toContainEqual(
			expect.objectContaining( {
				type: 'filter',
				hook: HOOK,
				namespace: 'acme/faulty',
				message: 'boom',
			} )
		);
		expect( error.mock.lastCall?.[ 0 ] ).toBe(
			`Storedeck: a callback of the filter "${ HOOK }" (acme/faulty) failed: boom`
		);
	} );

	it( 'reports a callback once, although it is called again', () => {
		const listener = jest.fn();
		const unsubscribe = subscribeToExtensionFailures( listener );
		addFilter( HOOK, 'acme/once', () => 5 );
		applyContained( HOOK, [ 'a' ], isList );
		applyContained( HOOK, [ 'a' ], isList );
		unsubscribe();
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( error ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'names the plugin whose code threw', () => {
		addFilter( HOOK, 'acme/stack', () => {
			throw Object.assign( new Error( 'of a plugin' ), {
				stack: 'Error: at https://a.test/wp-content/plugins/acme-tickets/index.js:1:2',
			} );
		} );
		applyContained( HOOK, [ 'a' ], isList );
		expect( getExtensionFailures().at( -1 )?.plugin ).toBe(
			'acme-tickets'
		);
		expect( error.mock.lastCall?.[ 0 ] ).toBe(
			`Storedeck: a callback of the filter "${ HOOK }" (acme/stack) of the plugin "acme-tickets" failed: of a plugin`
		);
	} );

	it( 'keeps the list of the app when a callback changes it in place', () => {
		const list = [ 'a' ];
		addFilter( HOOK, 'acme/push', ( given: string[] ) => {
			given.push( 'b' );
			return given;
		} );
		expect( applyContained( HOOK, list, isList ) ).toEqual( [ 'a', 'b' ] );
		expect( list ).toEqual( [ 'a' ] );
	} );

	it( 'keeps the object of the app when a callback changes it in place', () => {
		const settings = { first: 1 };
		addFilter( HOOK, 'acme/set', ( given: object ) =>
			Object.assign( given, { second: 2 } )
		);
		const isObject = ( value: unknown ): value is object =>
			typeof value === 'object';
		expect( applyContained< object >( HOOK, settings, isObject ) ).toEqual(
			{
				first: 1,
				second: 2,
			}
		);
		expect( settings ).toEqual( { first: 1 } );
	} );

	it.each( [
		[ 'null', null ],
		[ 'text', 'a' ],
		[ 'a function', () => {} ],
		[ 'an instance of a class', new Date( 0 ) ],
	] )( 'passes %s unchanged', ( _what, value ) => {
		const callback = jest.fn( ( given: unknown ) => given );
		addFilter( HOOK, 'acme/same', callback );
		const isSame = ( result: unknown ): result is typeof value =>
			result === value;
		expect( applyContained( HOOK, value, isSame ) ).toBe( value );
		expect( callback.mock.calls[ 0 ]?.[ 0 ] ).toBe( value );
	} );

	it( 'reports the text that a callback throws', () => {
		addFilter( HOOK, 'acme/text', () => {
			throw 'no stock';
		} );
		applyContained( HOOK, [ 'a' ], isList );
		expect( getExtensionFailures().at( -1 ) ).toEqual( {
			type: 'filter',
			hook: HOOK,
			namespace: 'acme/text',
			plugin: undefined,
			message: 'no stock',
		} );
	} );

	it( 'tells callbacks the name of the filter', () => {
		addFilter( HOOK, 'acme/name', ( list: string[] ) => [
			...list,
			String( currentFilter() ),
		] );
		expect( applyContained( HOOK, [], isList ) ).toEqual( [ HOOK ] );
		expect( currentFilter() ).toBeNull();
	} );
} );

it( 'applies filters where WordPress keeps the running ones in a set', () => {
	const before = filters.__current;
	const running = new Set();
	Object.assign( filters, { __current: running } );
	addFilter( 'acme_running', 'acme', ( list: unknown[] ) => [
		...list,
		running.size,
	] );
	expect(
		applyContained( 'acme_running', [], ( value ): value is never[] =>
			Array.isArray( value )
		)
	).toEqual( [ 1 ] );
	expect( running.size ).toBe( 0 );
	Object.assign( filters, { __current: before } );
} );

describe( 'reportExtensionFailure', () => {
	const failure = {
		type: 'slot',
		hook: 'acme_slot',
		namespace: 'acme',
		message: 'boom',
	} as const;

	it( 'adds each failure once and calls the subscribed functions', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		const listener = jest.fn();
		const unsubscribe = subscribeToExtensionFailures( listener );
		const { length } = getExtensionFailures();
		const others = [
			failure,
			{ ...failure, type: 'area' as const },
			{ ...failure, hook: 'other_slot' },
			{ ...failure, namespace: 'other' },
			{ ...failure, message: 'other' },
		];
		[ ...others, ...others ].forEach( ( other ) =>
			reportExtensionFailure( other, undefined )
		);
		expect( getExtensionFailures().slice( length ) ).toEqual( others );
		expect( listener ).toHaveBeenCalledTimes( 5 );
		unsubscribe();
		reportExtensionFailure( { ...failure, message: 'late' }, undefined );
		expect( listener ).toHaveBeenCalledTimes( 5 );
		error.mockRestore();
	} );

	it( 'logs the kind of the extension and the error', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		const cause = new Error( 'boom' );
		reportExtensionFailure(
			{ type: 'command', hook: 'acme/open', message: 'boom' },
			cause
		);
		reportExtensionFailure( { ...failure, plugin: 'acme' }, 'boom' );
		expect( error.mock.calls ).toEqual( [
			[ 'Storedeck: the command "acme/open" failed: boom', cause ],
			[
				'Storedeck: a fill of the slot "acme_slot" (acme) of the plugin "acme" failed: boom',
				'boom',
			],
		] );
		error.mockRestore();
	} );
} );
