import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import { getHistory, getQuery } from '@storedeck/navigation';
import { FAILED, press, snackbars, wait, writes } from '../../../test/support';
import { field, list, open, PATH, RATE, TAXES } from './support';

/** What the server says of an invalid field. */
const refuse = ( params: Record< string, string > ) =>
	createResponse(
		{
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s).',
			data: { status: 400, params },
		},
		{ status: 400 }
	);

const type = async ( name: string, text: string ) => {
	await userEvent.clear( field( name ) );
	await userEvent.type( field( name ), text );
};

const choose = async ( name: string, option: string ) => {
	await userEvent.click( list( name ) );
	await userEvent.click( screen.getByRole( 'option', { name: option } ) );
};

const openNew = ( responses = {} ) =>
	open( { query: { rate: 'new' }, responses } );

const openRate = ( responses = {} ) =>
	open( { rates: [ RATE ], query: { rate: '7' }, responses } );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'adds a rate, and leads back to the list', async () => {
	window.storedeckSettings = {
		currency: {
			code: 'EUR',
			symbol: '€',
			symbolPosition: 'right',
			decimalSeparator: ',',
			thousandSeparator: '.',
			precision: 2,
		},
	};
	await openNew( { [ `POST ${ TAXES }` ]: RATE } );
	expect( field( 'Name' ) ).toHaveFocus();
	await type( 'Name', ' City tax ' );
	await type( 'Rate', '1,25' );
	expect( screen.queryByRole( 'combobox', { name: 'State' } ) ).toBeNull();
	await choose( 'Country', 'United States' );
	await choose( 'State', 'New York' );
	await type( 'Postcodes / ZIP', '94*;  90001;' );
	await type( 'Cities', 'Albany' );
	await type( 'Priority', '2' );
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Tax class' } ),
		'Zero rate'
	);
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: 'Compound' } )
	);
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: 'Shipping' } )
	);
	await press( 'Add tax rate' );
	expect( writes().map( ( { path, data } ) => [ path, data ] ) ).toEqual( [
		[
			TAXES,
			{
				name: 'City tax',
				rate: '1.25',
				country: 'US',
				state: 'NY',
				postcodes: [ '94*', '90001' ],
				cities: [ 'Albany' ],
				priority: 2,
				class: 'zero-rate',
				compound: true,
				shipping: false,
			},
		],
	] );
	expect( snackbars() ).toHaveTextContent( 'Tax rate added.' );
	expect( getQuery() ).not.toHaveProperty( 'rate' );
} );

it.each( [
	[ 'Name', ' ', 'Enter a name.' ],
	[ 'Rate', 'much', 'Type a number from 0 to 100' ],
	[ 'Rate', '-1', 'Type a number from 0 to 100' ],
	[ 'Rate', '100.1', 'Type a number from 0 to 100' ],
	[ 'Priority', '0', 'Type a whole number from 1 to 1000.' ],
	[ 'Priority', '1.5', 'Type a whole number from 1 to 1000.' ],
] )( 'refuses the %s “%s” at its field', async ( name, text, message ) => {
	await openRate();
	await type( name, text );
	await press( 'Save tax rate' );
	expect( writes() ).toEqual( [] );
	expect( field( name ) ).toHaveFocus();
	expect( field( name ) ).toBeInvalid();
	expect( field( name ) ).toHaveAccessibleDescription(
		expect.stringContaining( message )
	);
} );

it( 'changes a rate', async () => {
	await openRate( { [ `PUT ${ TAXES }/7` ]: RATE } );
	expect( field( 'Rate' ) ).toHaveValue( '7.25' );
	expect( field( 'Postcodes / ZIP' ) ).toHaveValue( '94*; 90001' );
	expect( list( 'State' ) ).toHaveValue( 'California' );
	await choose( 'Country', 'Germany' );
	await press( 'Save tax rate' );
	expect( writes()[ 0 ]?.data ).toMatchObject( { country: 'DE', state: '' } );
	expect( snackbars() ).toHaveTextContent( 'Tax rate saved.' );
} );

it( 'saves only what was changed', async () => {
	await open( {
		rates: [ { ...RATE, class: 'books' } ],
		query: { rate: '7' },
		responses: { [ `PUT ${ TAXES }/7` ]: RATE },
	} );
	await type( 'Rate', '8' );
	await press( 'Save tax rate' );
	expect( writes().map( ( { data } ) => data ) ).toEqual( [ { rate: '8' } ] );
} );

it.each( [
	[ 'priority', () => field( 'Priority' ) ],
	[ 'state', () => list( 'State' ) ],
] )( 'shows what the server refuses at the field %s', async ( name, get ) => {
	await openRate( {
		[ `PUT ${ TAXES }/7` ]: refuse( { [ name ]: '“VAT” is the same.' } ),
	} );
	await type( 'Rate', '8' );
	await press( 'Save tax rate' );
	expect( get() ).toHaveFocus();
	expect( screen.getByText( '“VAT” is the same.' ) ).toBeVisible();
	await type( 'Rate', '9' );
	expect( screen.queryByText( '“VAT” is the same.' ) ).toBeNull();
} );

it( 'keeps what was typed when saving fails', async () => {
	await openRate( { [ `PUT ${ TAXES }/7` ]: FAILED } );
	await type( 'Rate', '8' );
	await press( 'Save tax rate' );
	expect( snackbars() ).toHaveTextContent(
		'Could not save the tax rate. Not today.'
	);
	expect( field( 'Rate' ) ).toHaveValue( '8' );
} );

it( 'asks before changes are lost', async () => {
	await openRate();
	await type( 'Name', 'Other' );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Back to tax rates' } )
	);
	expect(
		screen.getByRole( 'dialog', { name: 'Unsaved changes' } )
	).toBeVisible();
	await press( 'Leave without saving' );
	expect( getQuery() ).not.toHaveProperty( 'rate' );
	expect( getHistory().location.pathname ).toBe( PATH );
} );

it.each( [ '12', 'x' ] )(
	'says that rate %s does not exist',
	async ( rate ) => {
		await open( { rates: [], query: { rate } } );
		await wait();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Tax rate not found. It may have been deleted.'
		);
		expect(
			screen.getByRole( 'link', { name: 'Back to tax rates' } )
		).toBeVisible();
	}
);

it( 'offers a stored state that the country does not list', async () => {
	await open( {
		rates: [ { ...RATE, country: 'DE', state: 'OLD' } ],
		query: { rate: '7' },
	} );
	expect( list( 'State' ) ).toHaveValue( 'OLD' );
} );
