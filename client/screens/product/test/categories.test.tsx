import { act, fireEvent, screen, within } from '@testing-library/react';
import { settle } from '@storedeck/data/testing';
import { click, FAILED, find, notices, writes } from '../../../test/support';
import {
	field,
	LAMP,
	openProduct,
	pick,
	PRODUCTS,
	save,
	type,
	written,
} from './support';

const CATEGORIES = `${ PRODUCTS }/categories`;
const LIGHT = { id: 3, name: 'Light' };
const HOME = { id: 4, name: 'Home' };
const region = ( name: string ) => screen.getByRole( 'region', { name } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const enter = ( name: string ) =>
	fireEvent.keyDown( field( name ), { key: 'Enter' } );

describe( 'the categories', () => {
	const LIST = `GET ${ CATEGORIES }`;
	const ADD = 'Add category';
	const open = ( responses: Record< string, unknown > = {} ) =>
		openProduct(
			'/products/7',
			{
				[ LIST ]: [ LIGHT, HOME ],
				[ `PUT ${ PRODUCTS }/7` ]: LAMP,
				...responses,
			},
			{ categories: [ LIGHT ] }
		);

	it( 'are chosen from the list', async () => {
		await open();
		expect( find( 'GET', CATEGORIES )[ 0 ]?.query ).toMatchObject( {
			orderby: 'name',
			order: 'asc',
		} );
		expect( region( 'Categories' ) ).toHaveTextContent( 'Light' );
		await pick( 'Categories', 'Home' );
		await save();
		expect( written() ).toMatchObject( [
			[ 'PUT /7', { categories: [ { id: 3 }, { id: 4 } ] } ],
		] );
	} );

	it( 'can be removed', async () => {
		await open();
		await click( 'Remove Light' );
		await save();
		expect( written() ).toMatchObject( [
			[ 'PUT /7', { categories: [] } ],
		] );
	} );

	it( 'are loaded again after a failure', async () => {
		let response: unknown = FAILED;
		await open( { [ LIST ]: () => response } );
		expect(
			within( region( 'Categories' ) ).getByRole( 'alert' )
		).toHaveTextContent( 'Could not load categories.Not today.' );
		response = [ HOME ];
		await click( 'Reload' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await pick( 'Categories', 'Home' );
		expect( region( 'Categories' ) ).toHaveTextContent( 'Home' );
	} );

	it( 'can be new, and are created once', async () => {
		await open();
		expect( button( ADD ) ).toHaveAttribute( 'aria-disabled', 'true' );
		type( 'New category', ' ' );
		await click( ADD );
		expect( writes() ).toEqual( [] );
		type( 'New category', 'Shades' );
		expect( button( ADD ) ).toHaveAttribute( 'aria-disabled', 'false' );
		await click( ADD );
		expect( button( ADD ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await click( ADD );
		expect( written() ).toEqual( [
			[ 'POST /categories', { name: 'Shades' } ],
		] );
		await act(
			async () => writes()[ 0 ]?.respond( { id: 9, name: 'Shades' } )
		);
		expect( region( 'Categories' ) ).toHaveTextContent( 'Shades' );
		expect( field( 'New category' ) ).toHaveValue( '' );
		await save();
		expect( written().at( -1 ) ).toMatchObject( [
			'PUT /7',
			{ categories: [ { id: 3 }, { id: 9 } ] },
		] );
	} );

	it( 'keep what was chosen while a new one is created', async () => {
		await open();
		type( 'New category', 'Shades' );
		enter( 'New category' );
		await act( settle );
		await pick( 'Categories', 'Home' );
		await act(
			async () => writes()[ 0 ]?.respond( { id: 9, name: 'Shades' } )
		);
		await save();
		expect( written().at( -1 ) ).toMatchObject( [
			'PUT /7',
			{ categories: [ { id: 3 }, { id: 4 }, { id: 9 } ] },
		] );
	} );

	it( 'keep the typed name when creating fails', async () => {
		await open( { [ `POST ${ CATEGORIES }` ]: FAILED } );
		type( 'New category', 'Shades' );
		enter( 'New category' );
		await act( settle );
		expect( notices() ).toEqual( [
			'Could not add the category. Not today.',
		] );
		expect( field( 'New category' ) ).toHaveValue( 'Shades' );
		expect( region( 'Categories' ) ).not.toHaveTextContent( 'Shades' );
		expect( button( ADD ) ).toHaveAttribute( 'aria-disabled', 'false' );
	} );
} );
