import { fireEvent, screen, within } from '@testing-library/react';
import { downloadCSVFile } from '@storedeck/csv-export';
import { getQuery } from '@storedeck/navigation';
import {
	click,
	FAILED,
	find,
	notices,
	respondWith,
	wait,
	writes,
} from '../../../test/support';
import {
	createRow,
	enter,
	field,
	openReorder,
	ROUTE,
	SETTINGS,
	toList,
} from './support';

jest.mock( '@storedeck/csv-export', () => ( {
	...jest.requireActual( '@storedeck/csv-export' ),
	downloadCSVFile: jest.fn(),
} ) );

const downloaded = jest.mocked( downloadCSVFile );

const cells = ( name: string ) =>
	within( screen.getByRole( 'row', { name: new RegExp( name ) } ) )
		.getAllByRole( 'cell' )
		.map( ( { textContent } ) => textContent );

beforeEach( () => downloaded.mockClear() );

describe( 'the list', () => {
	it( 'says how long stock lasts, and what is needed until a delivery', async () => {
		await openReorder(
			{},
			{
				[ `GET ${ ROUTE }` ]: toList( [
					createRow( 1, 'Gone', {
						stock: 0,
						stock_status: 'outofstock',
						days_left: { low: 0, high: 0 },
					} ),
					createRow( 2, 'Mug', { stock: 1200 } ),
					createRow( 3, 'Slow', {
						days_left: { low: 250, high: null },
					} ),
					createRow( 4, 'Rare', {
						sold: 2,
						sold_per_day: 0.0222,
						days_left: null,
						needed: null,
						order_quantity: 0,
						is_due: false,
					} ),
					createRow( 6, 'Old', {
						stock: 0,
						stock_status: 'outofstock',
						days_left: null,
						needed: null,
					} ),
					createRow( 5, 'Owed', {
						stock: -3,
						stock_status: 'onbackorder',
						days_left: { low: 0, high: 0 },
					} ),
				] ),
			}
		);
		expect( cells( 'Mug' ).slice( 0, 4 ) ).toEqual( [
			'1,200',
			'0.9384 in 90 days',
			'7–14 days',
			'9–18',
		] );
		expect( cells( 'Gone' )[ 2 ] ).toBe( 'Out of stock' );
		expect( cells( 'Slow' )[ 2 ] ).toBe( '250 days or more' );
		expect( cells( 'Rare' ).slice( 2, 4 ) ).toEqual( [
			'Not enough sales to say',
			'',
		] );
		expect( cells( 'Old' )[ 2 ] ).toBe(
			'Out of stockNot enough sales to say'
		);
		expect( cells( 'Owed' )[ 2 ] ).toBe( 'On backorder' );
	} );

	it( 'asks for what to reorder now, and for the filters of the URL', async () => {
		await openReorder();
		expect( find( 'GET', ROUTE )[ 0 ]?.query ).toEqual( {
			page: '1',
			per_page: '25',
			orderby: 'urgency',
			order: 'asc',
			days: '90',
			is_due: 'true',
		} );
	} );

	it( 'has filters in the URL', async () => {
		await openReorder( {
			show: 'all',
			supplier: 'Acme',
			days: '30',
			search: 'cap',
			orderby: 'stock',
			order: 'desc',
		} );
		expect( find( 'GET', ROUTE )[ 0 ]?.query ).toEqual( {
			page: '1',
			per_page: '25',
			orderby: 'stock',
			order: 'desc',
			days: '30',
			search: 'cap',
			supplier: 'Acme',
		} );
		fireEvent.change(
			screen.getByRole( 'combobox', { name: 'Supplier' } ),
			{
				target: { value: '/none' },
			}
		);
		expect( getQuery() ).toMatchObject( { supplier: '' } );
		fireEvent.change(
			screen.getByRole( 'combobox', { name: 'Sales of' } ),
			{
				target: { value: '365' },
			}
		);
		expect( getQuery() ).toMatchObject( { days: '365' } );
	} );

	it( 'says that nothing has to be ordered', async () => {
		await openReorder( {}, { [ `GET ${ ROUTE }` ]: toList( [] ) } );
		expect(
			screen.getByText( /Nothing to reorder: the stock lasts/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Show all products' } )
		).toHaveAttribute( 'href', expect.stringContaining( 'show=all' ) );
	} );

	it( 'is loaded again after it failed', async () => {
		await openReorder( {}, { [ `GET ${ ROUTE }` ]: FAILED } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load what to reorder.Not today.'
		);
		respondWith( `GET ${ ROUTE }`, toList( [ createRow( 7, 'Mug' ) ] ) );
		await click( 'Reload' );
		expect( field( 'Order quantity of Mug' ) ).toHaveValue( '40' );
	} );
} );

describe( 'in place', () => {
	it( 'saves suppliers and days, and loads the list again', async () => {
		await openReorder( {}, { [ `PUT ${ ROUTE }/7` ]: { id: 7 } } );
		await enter( field( 'Lead time of Mug in days' ), '21' );
		await enter( field( 'Cover of Mug in days' ), '0' );
		fireEvent.change(
			screen.getByRole( 'combobox', { name: 'Supplier of Mug' } ),
			{ target: { value: 'Hatter' } }
		);
		fireEvent.blur(
			screen.getByRole( 'combobox', { name: 'Supplier of Mug' } )
		);
		await wait();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ lead_time: 21 },
			{ cover: 0 },
			{ supplier: 'Hatter' },
		] );
		expect( find( 'GET', ROUTE ).length ).toBeGreaterThan( 1 );
	} );

	it( 'goes back to the days of the store where nothing is typed', async () => {
		await openReorder(
			{},
			{
				[ `GET ${ ROUTE }` ]: toList( [
					createRow( 7, 'Mug', { own_cover: 60, cover: 60 } ),
				] ),
				[ `PUT ${ ROUTE }/7` ]: { id: 7 },
			}
		);
		await enter( field( 'Cover of Mug in days' ), '' );
		expect( writes()[ 0 ]?.data ).toEqual( { cover: null } );
	} );

	it( 'keeps what was not saved, with the reason', async () => {
		await openReorder( {}, { [ `PUT ${ ROUTE }/7` ]: FAILED } );
		const input = field( 'Lead time of Mug in days' );
		await enter( input, '400' );
		expect( input ).toHaveAccessibleDescription(
			'Type a number of days from 0 to 365.'
		);
		expect( writes() ).toEqual( [] );
		await enter( input, '40' );
		expect( input ).toHaveAccessibleDescription( 'Not today.' );
		expect( input ).toHaveValue( '40' );
		await enter( input, '41', 'Escape' );
		expect( input ).toHaveValue( '' );
		expect( input ).toBeValid();
	} );

	it( 'saves the days of the store', async () => {
		await openReorder(
			{},
			{ [ `PUT ${ ROUTE }/settings` ]: { ...SETTINGS, lead_time: 5 } }
		);
		await enter( field( 'Lead time (days)' ), '5' );
		expect( writes()[ 0 ]?.data ).toEqual( { lead_time: 5 } );
	} );
} );

describe( 'the download', () => {
	it( 'has the changed quantities by supplier, and leaves out what is not ordered', async () => {
		await openReorder(
			{},
			{
				[ `GET ${ ROUTE }` ]: toList( [
					createRow( 7, 'Mug' ),
					createRow( 8, 'Cap', {
						supplier: 'Acme',
						order_quantity: 5,
					} ),
					createRow( 9, 'Axe', { supplier: 'Acme' } ),
				] ),
			}
		);
		await enter( field( 'Order quantity of Mug' ), 'x' );
		expect( field( 'Order quantity of Mug' ) ).toHaveAccessibleDescription(
			'Type a whole number.'
		);
		await enter( field( 'Order quantity of Mug' ), '0' );
		await enter( field( 'Order quantity of Cap' ), '12' );
		await click( 'Download list' );
		await wait();

		const [ name = '', content = '' ] = downloaded.mock.calls[ 0 ] ?? [];
		expect( name ).toMatch( /^reorder_[\d-]+\.csv$/ );
		expect( content.split( '\n' ).slice( 1 ) ).toEqual( [
			'Acme,sku-9,Axe,40,10,0.9333,7,14,14',
			'Acme,sku-8,Cap,12,10,0.9333,7,14,14',
		] );
		expect( find( 'GET', ROUTE ).at( -1 )?.query ).toMatchObject( {
			is_due: 'true',
			days: '90',
		} );
		expect( notices() ).toEqual( [ '2 products downloaded.' ] );
	} );

	it( 'is none if every quantity is 0', async () => {
		await openReorder();
		await enter( field( 'Order quantity of Mug' ), '0' );
		await enter( field( 'Order quantity of Cap' ), '0' );
		await click( 'Download list' );
		await wait();
		expect( downloaded ).not.toHaveBeenCalled();
		expect( notices() ).toEqual( [ 'Every order quantity is 0.' ] );
	} );
} );
