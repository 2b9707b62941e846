import { formatErrors, listErrors } from '../format-errors';
import { browser, goTo } from '../go-to';
import { getFailure, PluginError, toPluginError } from '../plugin-error';
import { pluginNames } from '../plugin-names';

describe( 'listErrors', () => {
	it.each( [
		[ '', [] ],
		[ null, [] ],
		[ 5, [] ],
		[ {}, [] ],
		[ { message: '' }, [] ],
		[ { message: 5 }, [] ],
		[ { message: 'All failed.' }, [ 'All failed.' ] ],
		[ { errors: null }, [] ],
		[ { errors: 'No.', message: 'All failed.' }, [ 'All failed.' ] ],
		[ { errors: null, message: 'All failed.' }, [ 'All failed.' ] ],
		[ { errors: [ 'One.', 'Two.' ], message: 'x' }, [ 'One.', 'Two.' ] ],
		[ { errors: { a: [ 'One.', '', 5 ], b: 'Two.' } }, [ 'One.', 'Two.' ] ],
		[ { errors: { errors: null } }, [] ],
		[ { errors: { errors: 'No.' } }, [ 'No.' ] ],
		[ { errors: { errors: { b: [ 'No.' ] }, code: 'x' } }, [ 'No.' ] ],
		[
			{
				errors: {
					jetpack: [ '`jetpack` and `jetpack`, not `mailpoet`' ],
				},
			},
			[ 'Jetpack and Jetpack, not `mailpoet`' ],
		],
		[
			{ errors: { toString: [ 'No `toString`.' ] } },
			[ 'No `toString`.' ],
		],
	] )( 'returns the messages of %j', ( response, messages ) => {
		expect( listErrors( response ) ).toEqual( messages );
		expect( formatErrors( response ) ).toBe( messages.join( '\n' ) );
	} );

	it( 'returns a copy of the messages of a PluginError', () => {
		const error = new PluginError( 'install', { a: [ 'No.' ] } );
		expect( listErrors( error ) ).toEqual( error.messages );
		expect( listErrors( error ) ).not.toBe( error.messages );
	} );
} );

describe( 'PluginError', () => {
	it( 'has a name, and messages by slug', () => {
		const error = new PluginError( 'activate', {
			a: [ 'One.', 'Two.' ],
			b: [],
		} );
		expect( error ).toMatchObject( {
			name: 'PluginError',
			data: { a: [ 'One.', 'Two.' ], b: [] },
			messages: [
				'Could not activate a plugin, One., Two.',
				'Could not activate b plugin, ',
			],
			code: undefined,
			status: undefined,
		} );
		expect( error.message ).toBe(
			'Could not activate the following plugins: a, b with these Errors: One., \nTwo.'
		);
	} );

	it.each( [
		[ undefined, undefined ],
		[ { errors: {} }, undefined ],
		[ { errors: { a: 'No.' } }, { a: [ 'No.' ] } ],
		[ { errors: { a: [ 'No.' ] } }, { a: [ 'No.' ] } ],
	] )( 'is made of the errors %j of a response', ( errors, data ) => {
		const response = { data: {}, errors } as never;
		expect( getFailure( 'install', response )?.data ).toEqual( data );
	} );

	it( 'is made of the error of a request, which is its cause', () => {
		const cause = { message: 'No.', code: 'no', status: 403 };
		expect( toPluginError( 'install', cause, [ 'a', 'b' ] ) ).toMatchObject(
			{
				data: { a: [ 'No.' ], b: [ 'No.' ] },
				messages: [
					'Could not install the following plugins: a, b with these Errors: No.',
				],
				code: 'no',
				status: 403,
				cause,
			}
		);
	} );

	it.each( [
		[ 'an aborted request', new DOMException( 'No.', 'AbortError' ) ],
		[ 'another PluginError', new PluginError( 'install', {} ) ],
	] )( 'does not replace that of %s', ( _what, thrown ) => {
		expect( toPluginError( 'install', thrown, [ 'a' ] ) ).toBe( thrown );
	} );
} );

describe( 'pluginNames', () => {
	it( 'has a name for each slug', () => {
		expect(
			Object.values( pluginNames ).map( ( name ) => typeof name )
		).toEqual( Array( 18 ).fill( 'string' ) );
	} );
} );

describe( 'goTo', () => {
	it( 'navigates with the browser', () => {
		goTo( '#done' );
		expect( window.location.hash ).toBe( '#done' );
	} );

	it.each( [ 'http://store.test/', 'https://store.test/', '/wp-admin/' ] )(
		'navigates to %s',
		( url ) => {
			const assign = jest.spyOn( browser, 'assign' ).mockReturnValue();
			goTo( url );
			expect( assign.mock.calls ).toEqual( [ [ url ] ] );
			assign.mockRestore();
		}
	);
} );
