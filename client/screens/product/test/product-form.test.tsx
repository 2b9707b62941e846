import { act, fireEvent, screen } from '@testing-library/react';
import { settle } from '@storedeck/data/testing';
import { getHistory, getNewPath, getPath } from '@storedeck/navigation';
import { click, FAILED, find, notices, writes } from '../../../test/support';
import {
	field,
	LAMP,
	openProduct,
	PRODUCTS,
	save,
	type,
	written,
} from './support';

const PUT = `PUT ${ PRODUCTS }/7`;
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const dialog = () => screen.getByRole( 'dialog' );
const isUnsaved = () => screen.queryByText( 'Unsaved changes' ) !== null;
const leave = async () => {
	act( () => getHistory().push( getNewPath( {}, '/inbox', {} ) ) );
	await act( settle );
};

afterEach( () => delete window.storedeckSettings );

describe( 'opening a product', () => {
	it( 'can be tried again after a failure', async () => {
		let response: unknown = FAILED;
		await openProduct( '/products/7', {
			[ `GET ${ PRODUCTS }` ]: () => response,
		} );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the product.Not today.'
		);
		expect( screen.queryByText( 'Product not found.' ) ).toBeNull();
		response = [ LAMP ];
		await click( 'Reload' );
		expect( field( 'Name' ) ).toHaveValue( 'Lamp' );
	} );

	it( 'moves the focus to its form', async () => {
		await openProduct();
		expect( screen.getByRole( 'form', { name: 'Product' } ) ).toHaveFocus();
		expect( button( 'Save product' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'leads from an unknown product to all products', async () => {
		await openProduct( '/products/9' );
		expect(
			screen.getByRole( 'link', { name: 'Show all products' } )
		).toHaveAttribute( 'href', expect.stringContaining( '%2Fproducts' ) );
	} );
} );

describe( 'creating a product', () => {
	const create = () => click( 'Create product' );

	it( 'leads to its screen', async () => {
		await openProduct( '/products/new', {
			[ `POST ${ PRODUCTS }` ]: { ...LAMP, id: 12 },
		} );
		expect( button( 'Create product' ) ).not.toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect(
			screen.queryByRole( 'button', { name: 'Move to trash' } )
		).toBeNull();
		type( 'Name', 'Lamp' );
		type( 'Regular price', '20' );
		expect( isUnsaved() ).toBe( true );
		await create();
		expect( notices() ).toEqual( [ 'Product created.' ] );
		expect( getPath() ).toBe( '/products/12' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'keeps what is typed in the meantime, and leads to its screen then', async () => {
		await openProduct( '/products/new' );
		type( 'Name', 'Lamp' );
		type( 'Regular price', '20' );
		await create();
		type( 'Regular price', '30' );
		await act( async () => writes()[ 0 ]?.respond( { ...LAMP, id: 12 } ) );
		expect( notices() ).toEqual( [ 'Product created.' ] );
		expect( getPath() ).toBe( '/products/new' );
		expect( field( 'Regular price' ) ).toHaveValue( '30' );
		expect( isUnsaved() ).toBe( true );
		await save();
		expect( written().at( -1 ) ).toEqual( [
			'PUT /12',
			expect.objectContaining( { regular_price: '30' } ),
		] );
		await act(
			async () =>
				writes()[ 1 ]?.respond( {
					...LAMP,
					id: 12,
					regular_price: '30',
				} )
		);
		expect( getPath() ).toBe( '/products/12' );
	} );

	it( 'needs a name, and names the field', async () => {
		await openProduct( '/products/new' );
		await create();
		expect( writes() ).toEqual( [] );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'1 field needs your attention:Name: Enter a name.'
		);
		type( 'Name', 'Lamp' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

describe( 'saving', () => {
	it( 'sends one request, however often it is wanted', async () => {
		await openProduct();
		type( 'Name', 'Light' );
		await save();
		await save();
		expect( button( 'Save product' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		const [ request, ...others ] = writes();
		expect( others ).toEqual( [] );
		await act(
			async () => request?.respond( { ...LAMP, name: 'Light!' } )
		);
		expect( notices() ).toEqual( [ 'Product saved.' ] );
		expect( field( 'Name' ) ).toHaveValue( 'Light!' );
		expect( isUnsaved() ).toBe( false );
		type( 'Name', 'Lamp' );
		await save();
		expect( written().at( -1 ) ).toEqual( [
			'PUT /7',
			{ name: 'Lamp', expected: { name: 'Light!' } },
		] );
	} );

	it( 'keeps what is typed in the meantime', async () => {
		await openProduct();
		type( 'Name', 'Light' );
		await save();
		type( 'Regular price', '30' );
		await act(
			async () => writes()[ 0 ]?.respond( { ...LAMP, name: 'Light!' } )
		);
		expect( field( 'Name' ) ).toHaveValue( 'Light!' );
		expect( field( 'Regular price' ) ).toHaveValue( '30' );
		expect( isUnsaved() ).toBe( true );
	} );

	it.each( [
		[ 'Cmd+S', { metaKey: true }, 1 ],
		[ 'Ctrl+S with Caps Lock', { ctrlKey: true, key: 'S' }, 1 ],
		[ 'S', {}, 0 ],
		[ 'Ctrl+Shift+S', { ctrlKey: true, shiftKey: true }, 0 ],
		[ 'Ctrl+Alt+S', { ctrlKey: true, altKey: true }, 0 ],
		[ 'Ctrl+D', { ctrlKey: true, key: 'd' }, 0 ],
	] )( 'is done by %s or not', async ( _name, keys, count ) => {
		const { unmount } = await openProduct( '/products/7', {
			[ PUT ]: LAMP,
		} );
		type( 'Name', 'Light' );
		const isLeftToBrowser = fireEvent.keyDown( document, {
			key: 's',
			...keys,
		} );
		await act( settle );
		expect( isLeftToBrowser ).toBe( count === 0 );
		expect( writes() ).toHaveLength( count );
		unmount();
		fireEvent.keyDown( document, { key: 's', ctrlKey: true } );
		expect( writes() ).toHaveLength( count );
	} );

	it( 'tells that the response was no product', async () => {
		await openProduct( '/products/7', { [ PUT ]: { name: 'Light' } } );
		type( 'Name', 'Light' );
		await save();
		expect( notices() ).toEqual( [
			'Could not save the product. Invalid server response.',
		] );
		expect( isUnsaved() ).toBe( true );
	} );

	it( 'keeps changes from being lost', async () => {
		await openProduct( '/products/7', { [ PUT ]: LAMP } );
		type( 'Name', 'Light' );
		await leave();
		expect( getPath() ).toBe( '/products/7' );
		await click( 'Cancel', dialog() );
		type( 'Name', 'Lamp' );
		await leave();
		expect( getPath() ).toBe( '/inbox' );
	} );
} );

describe( 'the trash', () => {
	const TRASH = 'Move to trash';
	const PATH = `${ PRODUCTS }/7`;

	it( 'takes a product after a confirmation, with its unsaved changes', async () => {
		await openProduct( '/products/7', { [ `DELETE ${ PATH }` ]: LAMP } );
		type( 'Name', 'Light' );
		await click( TRASH );
		expect( dialog() ).toHaveTextContent( 'Move Lamp to the trash?' );
		await click( 'Cancel', dialog() );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( writes() ).toEqual( [] );
		await click( TRASH );
		await click( TRASH, dialog() );
		expect( find( 'DELETE', PATH ) ).toHaveLength( 1 );
		expect( notices() ).toEqual( [ 'Product moved to the trash.' ] );
		expect( getPath() ).toBe( '/products' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'tells that it failed, and keeps the screen', async () => {
		await openProduct( '/products/7', { [ `DELETE ${ PATH }` ]: FAILED } );
		await click( TRASH );
		await click( TRASH, dialog() );
		expect( notices() ).toEqual( [
			'Could not move the product to the trash. Not today.',
		] );
		expect( getPath() ).toBe( '/products/7' );
		expect( button( TRASH ) ).not.toHaveClass( 'is-busy' );
	} );
} );
