import { dispatch, select, subscribe } from '@wordpress/data';
import { store } from '..';

const all = ( context?: string ) => select( store ).getNotices( context );

it( "registers the store next to WordPress' notices", () => {
	expect( select( 'core/notices2' ) ).toBeDefined();
	expect( select( 'core/notices' ) ).toBeDefined();
	expect( all() ).toEqual( [] );
	expect( all() ).toBe( all( 'elsewhere' ) );
	expect( all( 'constructor' ) ).toEqual( [] );
} );

it( 'adds default values', () => {
	dispatch( store ).createNotice( undefined, 7, { context: 'a' } );
	expect( all( 'a' ) ).toEqual( [
		{
			id: expect.stringMatching( /^a\d+$/ ),
			status: 'info',
			content: '7',
			spokenMessage: '7',
			__unstableHTML: undefined,
			isDismissible: true,
			actions: [],
			type: 'default',
			icon: null,
			explicitDismiss: false,
			onDismiss: null,
		},
	] );
	expect( all() ).toEqual( [] );
} );

it( 'keeps icon, explicit dismissal and callback', () => {
	const onDismiss = jest.fn();
	dispatch( store ).createErrorNotice( 'Failed', {
		context: 'b',
		id: 'one',
		icon: '!',
		explicitDismiss: true,
		onDismiss,
		speak: false,
		type: 'snackbar',
		actions: [ { label: 'Undo' } ],
		isDismissible: false,
	} );
	expect( all( 'b' ) ).toEqual( [
		expect.objectContaining( {
			id: 'one',
			status: 'error',
			icon: '!',
			explicitDismiss: true,
			onDismiss,
			spokenMessage: null,
			type: 'snackbar',
			actions: [ { label: 'Undo' } ],
			isDismissible: false,
		} ),
	] );
} );

it( 'has an action creator for each status', () => {
	const {
		createErrorNotice,
		createInfoNotice,
		createSuccessNotice,
		createWarningNotice,
	} = dispatch( store );
	createSuccessNotice( '1', { context: 'c' } );
	createInfoNotice( '2', { context: 'c' } );
	createErrorNotice( '3', { context: 'c' } );
	createWarningNotice( '4', { context: 'c' } );
	expect( all( 'c' ).map( ( { status } ) => status ) ).toEqual( [
		'success',
		'info',
		'error',
		'warning',
	] );
	expect( new Set( all( 'c' ).map( ( { id } ) => id ) ).size ).toBe( 4 );
} );

it( 'replaces a notice with the same id and moves it to the end', () => {
	const { createInfoNotice } = dispatch( store );
	createInfoNotice( 'old', { context: 'd', id: 'x' } );
	createInfoNotice( 'other', { context: 'd', id: 'y' } );
	createInfoNotice( 'new', { context: 'd', id: 'x' } );
	expect( all( 'd' ).map( ( { content } ) => content ) ).toEqual( [
		'other',
		'new',
	] );
} );

it( 'removes a notice of the given context only', () => {
	const { createInfoNotice, removeNotice } = dispatch( store );
	createInfoNotice( 'here', { id: 'z' } );
	createInfoNotice( 'there', { id: 'z', context: 'e' } );
	removeNotice( 'z' );
	expect( all() ).toEqual( [] );
	expect( all( 'e' ) ).toHaveLength( 1 );
	removeNotice( 'z', 'e' );
	expect( all( 'e' ) ).toEqual( [] );
} );

it( 'does not notify subscribers when nothing changes', () => {
	const listener = jest.fn();
	const stop = subscribe( listener );
	dispatch( store ).removeNotice( 'nothing' );
	expect( listener ).not.toHaveBeenCalled();
	stop();
} );

it( 'does not replace a store that is registered already', () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	let foreign: unknown;
	jest.isolateModules( () => {
		const data =
			jest.requireActual< typeof import('@wordpress/data') >(
				'@wordpress/data'
			);
		data.register(
			data.createReduxStore( 'core/notices2', {
				reducer: () => 'foreign',
				selectors: { getNotices: ( state: string ) => state },
			} )
		);
		jest.requireActual( '..' );
		foreign = data.select( 'core/notices2' );
	} );
	expect( foreign ).toHaveProperty( 'getNotices' );
	expect( error ).not.toHaveBeenCalled();
	error.mockRestore();
} );
