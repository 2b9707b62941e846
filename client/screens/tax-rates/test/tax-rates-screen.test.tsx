import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import {
	FAILED,
	find,
	press,
	respondWith,
	snackbars,
	wait,
	writes,
} from '../../../test/support';
import { GENERAL, list, open, RATE, TAXES, VAT } from './support';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
const { speak } = jest.requireMock( '@wordpress/a11y' );

beforeEach( () => {
	window.storedeckSettings = {
		countries: { US: 'United States', DE: 'Germany' },
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

const cells = () =>
	screen
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) =>
			[
				within( row ).getByRole( 'rowheader' ),
				...within( row ).getAllByRole( 'cell' ),
			].map( ( { textContent } ) => textContent )
		);

it( 'lists rates in their order, with the names of their places', async () => {
	await open();
	expect( find( 'GET', TAXES )[ 0 ]?.query ).toMatchObject( {
		orderby: 'order',
		order: 'asc',
	} );
	expect( cells().map( ( row ) => row.slice( 0, 10 ) ) ).toEqual( [
		[
			...[ 'State tax', 'United States', 'California', '94*; 90001' ],
			...[ 'All', '7.25%', '1', 'No', 'Yes', 'Standard' ],
		],
		[
			...[ 'VAT', 'Germany', 'All', 'All', 'All', '7%', '1' ],
			...[ 'Yes', 'No', 'Reduced rate' ],
		],
	] );
} );

it( 'opens the form of a rate, and comes back to the same page with the focus', async () => {
	await open( { query: { search: 'tax' } } );
	await userEvent.click( screen.getByRole( 'link', { name: 'State tax' } ) );
	expect( getQuery() ).toMatchObject( { rate: '7', search: 'tax' } );
	await wait();
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Back to tax rates' } )
	);
	expect( getQuery() ).not.toHaveProperty( 'rate' );
	expect( getQuery() ).toMatchObject( { search: 'tax' } );
	await wait();
	const { body, activeElement } = screen.getByRole( 'table' ).ownerDocument;
	expect( activeElement ).toContainElement( screen.getByRole( 'table' ) );
	expect( body ).not.toHaveFocus();
} );

it( 'filters by country, class and words of the URL', async () => {
	await open( {
		query: { country: 'DE', class: 'reduced-rate', search: 'ber' },
		rates: [],
	} );
	expect( find( 'GET', TAXES )[ 0 ]?.query ).toMatchObject( {
		country: 'DE',
		class: 'reduced-rate',
		search: 'ber',
	} );
	expect( list( 'Country' ) ).toHaveValue( 'Germany' );
	expect(
		screen.getByRole( 'link', { name: 'Show all tax rates' } )
	).toBeVisible();
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Tax class' } ),
		''
	);
	expect( getQuery() ).not.toHaveProperty( 'class' );
	await userEvent.click( list( 'Country' ) );
	await userEvent.click(
		screen.getByRole( 'option', { name: 'All countries' } )
	);
	expect( getQuery() ).not.toHaveProperty( 'country' );
} );

it( 'ignores filters of the URL that make no sense', async () => {
	await open( { query: { country: 'de', class: 'luxury' } } );
	expect( find( 'GET', TAXES )[ 0 ]?.query ).not.toHaveProperty( 'country' );
	expect( find( 'GET', TAXES )[ 0 ]?.query ).not.toHaveProperty( 'class' );
} );

it( 'says that orders are not taxed without a rate', async () => {
	await open( { rates: [] } );
	expect(
		screen.getByText(
			'No tax rates yet. Without a rate, orders are not taxed.'
		)
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Add tax rate' } )
	).toBeVisible();
} );

it( 'is loaded again after a failure', async () => {
	await open( { responses: { [ `GET ${ TAXES }` ]: FAILED } } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load tax rates.Not today.'
	);
	respondWith(
		`GET ${ TAXES }`,
		createResponse( [ VAT ], { totalResults: 1 } )
	);
	await press( 'Reload' );
	expect( screen.getByRole( 'link', { name: 'VAT' } ) ).toBeVisible();
} );

it( 'deletes a rate after a confirmation, and keeps the focus', async () => {
	const rates = [ RATE, VAT ];
	await open( {
		rates,
		responses: {
			[ `DELETE ${ TAXES }/7` ]: () => {
				rates.shift();
				return RATE;
			},
		},
	} );
	await press( 'Delete State tax' );
	const dialog = screen.getByRole( 'dialog', {
		name: 'Delete “State tax”?',
	} );
	expect( dialog ).toHaveTextContent(
		'Orders keep the taxes that were charged.'
	);
	expect( writes() ).toEqual( [] );
	await userEvent.click(
		within( dialog ).getByRole( 'button', { name: 'Delete' } )
	);
	await wait();
	expect( find( 'DELETE', `${ TAXES }/7` )[ 0 ]?.query ).toEqual( {
		force: 'true',
	} );
	expect( snackbars() ).toHaveTextContent( 'Tax rate deleted.' );
	expect(
		screen.queryByRole( 'link', { name: 'State tax' } )
	).not.toBeInTheDocument();
	expect( document.body ).not.toHaveFocus();
} );

it( 'tells when a rate could not be deleted', async () => {
	await open( { responses: { [ `DELETE ${ TAXES }/7` ]: FAILED } } );
	await press( 'Delete State tax' );
	await press( 'Delete' );
	expect( snackbars() ).toHaveTextContent(
		'Could not delete the tax rate. Not today.'
	);
} );

it.each( [
	[ 'Move State tax down', 9, 7, 'State tax moved to position 2 of 2.' ],
	[ 'Move VAT up', 9, 7, 'VAT moved to position 1 of 2.' ],
] )( '%s puts rate %i before rate %i', async ( name, moved, before, text ) => {
	let rates = [ RATE, VAT ];
	await open( {
		responses: {
			[ `GET ${ TAXES }` ]: () =>
				createResponse( rates, { totalResults: 2 } ),
			[ `PUT ${ TAXES }/${ moved }` ]: () => {
				rates = [ VAT, RATE ];
				return VAT;
			},
		},
	} );
	await press( name );
	expect( writes().map( ( { data } ) => data ) ).toEqual( [ { before } ] );
	expect( cells().map( ( [ first ] ) => first ) ).toEqual( [
		'VAT',
		'State tax',
	] );
	expect( speak ).toHaveBeenCalledWith( text );
	expect( screen.getByRole( 'button', { name } ) ).toHaveFocus();
} );

it( 'tells when a rate could not be moved', async () => {
	await open( { responses: { [ `PUT ${ TAXES }/9` ]: FAILED } } );
	await press( 'Move VAT up' );
	expect( snackbars() ).toHaveTextContent( 'Could not move VAT. Not today.' );
	await press( 'Move State tax up' );
	expect( writes() ).toHaveLength( 1 );
} );

describe( 'whether taxes are enabled', () => {
	it( 'is said, with a link to the settings', async () => {
		await open();
		expect(
			screen.getByText(
				'Taxes are enabled: these rates apply to new orders.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Enable taxes' } )
		).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'link', { name: 'Tax settings' } )
		).toHaveAttribute( 'href', expect.stringContaining( 'section=tax' ) );
	} );

	it( 'can be changed here', async () => {
		await open( { isEnabled: false } );
		expect(
			screen.getByText(
				'Taxes are disabled: these rates do not apply to orders.'
			)
		).toBeVisible();
		await press( 'Enable taxes' );
		expect( find( 'POST', `${ GENERAL }/batch` )[ 0 ]?.data ).toEqual( {
			update: [ { id: 'woocommerce_calc_taxes', value: 'yes' } ],
		} );
		expect( snackbars() ).toHaveTextContent( 'Taxes enabled.' );
		expect( screen.getByRole( 'group', { name: 'Taxes' } ) ).toHaveFocus();
		expect(
			screen.getByText(
				'Taxes are enabled: these rates apply to new orders.'
			)
		).toBeVisible();
	} );

	it( 'stays as it is when saving fails', async () => {
		await open( {
			isEnabled: false,
			responses: {
				[ `POST ${ GENERAL }/batch` ]: FAILED,
				'POST /wc-admin/options': FAILED,
			},
		} );
		await press( 'Enable taxes' );
		expect( snackbars() ).toHaveTextContent(
			'Could not enable taxes. Not today.'
		);
	} );

	it( 'does not matter to a store without sales tax', async () => {
		await open( { isEnabled: false } );
		await userEvent.click(
			screen.getByRole( 'checkbox', {
				name: 'This store does not charge sales tax.',
			} )
		);
		await wait();
		expect( find( 'POST', '/wc-admin/options' )[ 0 ]?.data ).toEqual( {
			woocommerce_no_sales_tax: 'yes',
		} );
	} );
} );
