import { act, fireEvent, screen, within } from '@testing-library/react';
import { click, FAILED, find, notices, writes } from '../../../test/support';
import {
	choose,
	field,
	LAMP,
	openProduct,
	PRODUCTS,
	type,
	written,
} from './support';
import {
	BLUE,
	openVariations,
	RED,
	RED_NAME,
	row,
	VARIATIONS,
} from './variation-support';

const GENERATE = `${ PRODUCTS }/7/variations/generate`;
const CREATE = 'Create all variations';
const panel = () => screen.getByRole( 'region', { name: 'Variations' } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'the list', () => {
	it( 'is that of a saved variable product', async () => {
		await openProduct( '/products/new' );
		expect( screen.queryByText( /then its variations/ ) ).toBeNull();
		choose( 'Product type', 'variable' );
		expect(
			screen.getByText( 'Create the product first, then its variations.' )
		).toBeVisible();
		expect( screen.queryByRole( 'button', { name: CREATE } ) ).toBeNull();
	} );

	it( 'shows names and prices in the order of the product', async () => {
		await openVariations();
		expect( find( 'GET', VARIATIONS )[ 0 ]?.query ).toMatchObject( {
			parent: [ '7' ],
			orderby: 'menu_order',
			order: 'asc',
		} );
		expect( row( RED_NAME ) ).toHaveTextContent( `${ RED_NAME }20Delete` );
		expect( row( BLUE.name ) ).toHaveTextContent( 'No price' );
	} );

	it( 'is loaded again after a failure', async () => {
		let response: unknown = FAILED;
		await openVariations( { [ `GET ${ VARIATIONS }` ]: () => response } );
		expect( within( panel() ).getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load variations.Not today.'
		);
		response = [ RED ];
		await click( 'Reload' );
		expect( row( RED_NAME ) ).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

describe( 'creating all variations', () => {
	it.each( [
		[ 1, '1 variation created.' ],
		[ 3, '3 variations created.' ],
	] )( 'tells that %d was created', async ( count, message ) => {
		let list = [ RED ];
		await openVariations( {
			[ `GET ${ VARIATIONS }` ]: () => list,
			[ `POST ${ GENERATE }` ]: () => {
				list = [ RED, BLUE ];
				return { count };
			},
		} );
		expect( screen.queryByRole( 'group', { name: BLUE.name } ) ).toBeNull();
		await click( CREATE );
		expect( written() ).toEqual( [
			[ 'POST /7/variations/generate', {} ],
		] );
		expect( notices() ).toEqual( [ message ] );
		expect( row( BLUE.name ) ).toBeVisible();
	} );

	it( 'saves the product first, and only one click counts', async () => {
		await openVariations( {
			[ `PUT ${ PRODUCTS }/7` ]: {
				...LAMP,
				type: 'variable',
				name: 'New',
			},
		} );
		type( 'Name', 'New' );
		await click( CREATE );
		await click( CREATE );
		expect( written() ).toEqual( [
			[ 'PUT /7', { name: 'New', expected: { name: 'Lamp' } } ],
			[ 'POST /7/variations/generate', {} ],
		] );
		expect( button( CREATE ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await act( async () => find( 'POST', GENERATE )[ 0 ]?.fail( 'Full.' ) );
		expect( notices() ).toEqual( [
			'Product saved.',
			'Could not create the variations. Full.',
		] );
		expect( button( CREATE ) ).toHaveAttribute( 'aria-disabled', 'false' );
		await click( CREATE );
		expect( find( 'POST', GENERATE ) ).toHaveLength( 2 );
	} );

	it( 'sends nothing while the product has errors', async () => {
		await openVariations();
		type( 'Name', '' );
		await click( CREATE );
		expect( writes() ).toEqual( [] );
		expect( field( 'Name' ) ).toHaveFocus();
		expect( notices() ).toEqual( [] );
	} );

	it( 'sends nothing while a variation has errors', async () => {
		await openVariations();
		await click( RED_NAME );
		type( 'Regular price', 'x' );
		await click( CREATE );
		expect( writes() ).toEqual( [] );
	} );
} );

describe( 'deleting a variation', () => {
	const PATH = `${ PRODUCTS }/7/variations/71`;
	const confirm = () => click( 'Delete', screen.getByRole( 'dialog' ) );

	it( 'needs a confirmation, and keeps the focus in the section', async () => {
		let list = [ RED, BLUE ];
		await openVariations( {
			[ `GET ${ VARIATIONS }` ]: () => list,
			[ `DELETE ${ PATH }` ]: () => {
				list = [ BLUE ];
				return RED;
			},
		} );
		await click( `Delete ${ RED_NAME }` );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			`Delete ${ RED_NAME } permanently?`
		);
		await click( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( writes() ).toEqual( [] );

		await click( `Delete ${ RED_NAME }` );
		await confirm();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( written() ).toEqual( [
			[ 'DELETE /7/variations/71', { force: 'true' } ],
		] );
		expect( notices() ).toEqual( [ 'Variation deleted.' ] );
		expect( screen.queryByRole( 'group', { name: RED_NAME } ) ).toBeNull();
		expect( row( BLUE.name ) ).toBeVisible();
		expect( panel().querySelector( '.storedeck-place' ) ).toHaveFocus();
	} );

	it( 'forgets its unsaved changes', async () => {
		let list = [ RED, BLUE ];
		await openVariations( {
			[ `GET ${ VARIATIONS }` ]: () => list,
			[ `DELETE ${ PATH }` ]: () => {
				list = [ BLUE ];
				return RED;
			},
		} );
		await click( RED_NAME );
		type( 'Regular price', '30' );
		expect( screen.getByText( 'Unsaved changes' ) ).toBeVisible();
		await click( `Delete ${ RED_NAME }` );
		await confirm();
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();
		fireEvent.submit( screen.getByRole( 'form', { name: 'Product' } ) );
		expect( writes() ).toHaveLength( 1 );
	} );

	it( 'tells that it failed, and keeps the variation', async () => {
		await openVariations( { [ `DELETE ${ PATH }` ]: FAILED } );
		await click( `Delete ${ RED_NAME }` );
		await confirm();
		expect( notices() ).toEqual( [
			'Could not delete the variation. Not today.',
		] );
		expect( row( RED_NAME ) ).toBeVisible();
	} );
} );
