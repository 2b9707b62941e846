import { subscribeToFilters } from '@storedeck/hooks';
import { getReportExtension, registerReport } from '..';

/** Registers what a plugin without types may pass. */
const register = ( extension: unknown ) =>
	registerReport( extension as Parameters< typeof registerReport >[ 0 ] );

it( 'returns the cells of a registered report, and nothing for others', () => {
	const sku = () => 'A-1';
	registerReport( { id: 'acme', cells: { sku } } );
	expect( getReportExtension( 'acme' ) ).toEqual( {
		id: 'acme',
		cells: { sku },
	} );
	expect( getReportExtension( 'orders' ) ).toBeUndefined();
	expect( getReportExtension( 'constructor' ) ).toBeUndefined();
} );

it.each( [ 'a', 'acme-2', 'a1-' ] )( 'accepts the id %s', ( id ) => {
	registerReport( { id, cells: {} } );
	expect( getReportExtension( id ) ).toEqual( { id, cells: {} } );
} );

it( 'merges the cells of several plugins by column', () => {
	const name = () => 'name';
	const sku = () => 'sku';
	registerReport( { id: 'merged', cells: { name } } );
	registerReport( { id: 'merged', cells: { sku } } );
	expect( getReportExtension( 'merged' ) ).toEqual( {
		id: 'merged',
		cells: { name, sku },
	} );
} );

it( 'keeps the first cell of a column and adds no other cell of the second call', () => {
	const first = () => 'first';
	registerReport( { id: 'twice', cells: { name: first } } );
	expect( () =>
		registerReport( {
			id: 'twice',
			cells: { sku: () => 'new', name: () => 'second' },
		} )
	).toThrow(
		'registerReport( "twice" ): cells.name: expected a column without a registered cell, but "name" already has one.'
	);
	expect( getReportExtension( 'twice' )?.cells ).toEqual( { name: first } );
} );

it( 'adds a column that is named like a method of objects', () => {
	registerReport( { id: 'methods', cells: { name: () => 'a' } } );
	const render = () => 'b';
	registerReport( { id: 'methods', cells: { toString: render } } );
	expect( getReportExtension( 'methods' )?.cells.toString ).toBe( render );
} );

it( 'is not changed by changes to the registered object', () => {
	const cells: Record< string, () => string > = { name: () => 'first' };
	registerReport( { id: 'copied', cells } );
	cells.sku = () => 'later';
	expect( getReportExtension( 'copied' )?.cells ).not.toHaveProperty( 'sku' );
} );

it.each< [ unknown, string ] >( [
	[
		undefined,
		'registerReport( undefined ): extension: expected an object with id and cells, got undefined.',
	],
	[
		[],
		'registerReport( undefined ): extension: expected an object with id and cells, got an array.',
	],
	[
		() => ( {} ),
		'registerReport( undefined ): extension: expected an object with id and cells, got a function.',
	],
	[
		null,
		'registerReport( undefined ): extension: expected an object with id and cells, got null.',
	],
	...[ 7, '', '1a', '-a', 'a_b', 'a b', 'a!' ].map(
		( id ): [ unknown, string ] => {
			const shown = typeof id === 'string' ? `"${ id }"` : id;
			return [
				{ id, cells: {} },
				`registerReport( ${ shown } ): id: expected lowercase letters, digits and hyphens, starting with a letter, got ${ shown }.`,
			];
		}
	),
	[
		{ cells: {} },
		'registerReport( undefined ): id: expected lowercase letters, digits and hyphens, starting with a letter, got undefined.',
	],
	[
		{ id: 'Acme/1', cells: {} },
		'registerReport( "Acme/1" ): id: expected lowercase letters, digits and hyphens, starting with a letter, got "Acme/1".',
	],
	[
		{ id: 'bad', cells: {}, columns: [] },
		'registerReport( "bad" ): columns: expected no such property (id, cells), got an array.',
	],
	[
		{ id: 'bad' },
		'registerReport( "bad" ): cells: expected an object of functions by column, got undefined.',
	],
	[
		{ id: 'bad', cells: [ () => 'x' ] },
		'registerReport( "bad" ): cells: expected an object of functions by column, got an array.',
	],
	[
		{ id: 'bad', cells: { name: () => 'x', sku: {} } },
		'registerReport( "bad" ): cells.sku: expected a function that returns the content of the cell, got an object.',
	],
	[
		{ id: 'bad', cells: { sku: 'x' } },
		'registerReport( "bad" ): cells.sku: expected a function that returns the content of the cell, got "x".',
	],
] )( 'rejects %j and names the field', ( extension, message ) => {
	expect( () => register( extension ) ).toThrow(
		expect.objectContaining( { name: 'TypeError', message } )
	);
	expect( getReportExtension( 'bad' ) ).toBeUndefined();
} );

it( 'shares reports with a copy of the library in another bundle, and renders them', async () => {
	const listener = jest.fn();
	const unsubscribe = subscribeToFilters( listener );
	jest.isolateModules( () => {
		const copy = jest.requireActual< typeof import('..') >( '..' );
		expect( copy.registerReport ).not.toBe( registerReport );
		copy.registerReport( { id: 'bundled', cells: { name: () => 'a' } } );
	} );
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	unsubscribe();
	expect( getReportExtension( 'bundled' ) ).toBeDefined();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );
