import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import { PERIOD, click, getUrl } from '../../../test/render-page';
import {
	PRODUCTS,
	getRowCalls,
	getRows,
	getSummary,
	getTable,
	openReport,
} from './report-page';

const ROWS = 'GET /wc-analytics/reports/products';

it( 'shows the rows below their columns and above the totals', async () => {
	await openReport();
	expect( screen.getByRole( 'heading', { name: 'Products' } ) ).toBeVisible();
	const [ headers, ...others ] = getRows();
	expect( headers?.map( ( text ) => text?.split( 'Sort' )[ 0 ] ) ).toEqual( [
		'Product title',
		'Items sold',
		'Net sales',
		'Orders',
	] );
	expect( others ).toEqual( [
		[ 'Cap & more', '5', '$50.00', '1' ],
		[ 'Hat', '2', '$20.00', '1' ],
		[ 'Tie', '1', '$10.00', '1' ],
		[ 'Total', '8', '$70.00', '4' ],
	] );
	expect(
		getTable()
			.getAllByRole( 'rowheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Cap & more', 'Hat', 'Tie', 'Total' ] );
} );

it( 'says why the numbers of its rows are more than the total', async () => {
	await openReport();
	expect(
		screen.getByText( /^Orders that belong to several rows count in each/ )
	).toBeVisible();
} );

it( 'has the row header first and no checkboxes in a report without comparison', async () => {
	await openReport( {
		id: 'revenue',
		responses: {
			'GET /wc-analytics/reports/revenue/stats': createResponse(
				{
					totals: { orders_count: 4 },
					intervals: [
						{
							interval: '2022-02-01',
							date_start: '2022-02-01 00:00:00',
							date_end: '2022-02-01 23:59:59',
							subtotals: { orders_count: 4 },
						},
					],
				},
				{ totalResults: 28 }
			),
		},
	} );
	expect( screen.queryByRole( 'checkbox', { name: /^Select/ } ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: 'Compare' } ) ).toBeNull();
	expect( screen.queryByRole( 'combobox', { name: /^Search/ } ) ).toBeNull();
	expect(
		screen
			.getAllByRole( 'rowheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'February 1, 2022', 'Total' ] );
	expect( getSummary() ).toEqual( [ '28 Days' ] );
} );

it( 'sorts by the column that is pressed', async () => {
	const { calls } = await openReport();
	expect(
		screen.getByRole( 'columnheader', { name: /^Items sold/ } )
	).toHaveAttribute( 'aria-sort', 'descending' );
	await click( 'button', 'Net sales' );
	expect( getUrl( 'orderby', 'order' ) ).toEqual( {
		orderby: 'net_revenue',
		order: 'desc',
	} );
	expect( getRowCalls( calls ).at( -1 )?.query ).toMatchObject( {
		orderby: 'net_revenue',
		order: 'desc',
	} );
	expect(
		screen.getByRole( 'columnheader', { name: /^Net sales/ } )
	).toHaveAttribute( 'aria-sort', 'descending' );
} );

it( 'shows the order that is asked for while its rows load', async () => {
	const { stopResponding } = await openReport();
	stopResponding();
	await click( 'button', 'Net sales' );
	expect(
		screen.getByRole( 'columnheader', { name: /^Net sales/ } )
	).toHaveAttribute( 'aria-sort', 'descending' );
	expect( getRows().map( ( [ name ] ) => name ) ).toContain( 'Hat' );
} );

it( 'sorts by the default column if the URL has an unknown one', async () => {
	await openReport( { query: { ...PERIOD, orderby: 'acme', order: 'asc' } } );
	expect(
		screen.getByRole( 'columnheader', { name: /^Items sold/ } )
	).toHaveAttribute( 'aria-sort', 'descending' );
} );

describe( 'pages', () => {
	it( 'are opened with the buttons', async () => {
		const { calls } = await openReport();
		expect( screen.getByText( 'Page 1 of 3' ) ).toBeVisible();
		await click( 'button', /next page/i );
		expect( getUrl( 'paged' ) ).toEqual( { paged: '2' } );
		expect( getRowCalls( calls ).at( -1 )?.query ).toMatchObject( {
			page: '2',
			per_page: '25',
		} );
	} );

	it.each( [
		[ '3', '3' ],
		[ '4', '3' ],
	] )( 'opens page %s as page %s of 3', async ( paged, shown ) => {
		const before = window.history.length;
		await openReport( { query: { ...PERIOD, paged } } );
		expect( getUrl( 'paged' ) ).toEqual( { paged: shown } );
		// The page that does not exist is not in the history.
		expect( window.history.length ).toBe( before + 1 );
	} );

	it( 'is kept in the URL while the number of rows is unknown or zero', async () => {
		const query = { ...PERIOD, paged: '4' };
		await openReport( { query, responses: { [ ROWS ]: [] } } );
		expect( getUrl( 'paged' ) ).toEqual( { paged: '4' } );
	} );
} );

describe( 'rows that do not load', () => {
	it( 'are reported with a button that loads them', async () => {
		const responses: Record< string, unknown > = {
			[ ROWS ]: createResponse(
				{ code: 'x', message: 'Not today.' },
				{ status: 500 }
			),
		};
		const { calls } = await openReport( { responses } );
		const alert = screen.getByRole( 'alert' );
		expect( alert ).toHaveTextContent(
			'Could not load the table.Not today.'
		);
		const before = getRowCalls( calls ).length;
		await click( 'button', 'Reload' );
		expect( getRowCalls( calls ) ).toHaveLength( before + 1 );
	} );

	it( 'show the rows before them while they are loaded again', async () => {
		const failure = createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 500 }
		);
		let answer: () => unknown = () => createResponse( PRODUCTS, {} );
		await openReport( { responses: { [ ROWS ]: () => answer() } } );
		answer = () => failure;
		await click( 'button', 'Net sales' );
		expect( screen.getByRole( 'alert' ) ).toBeVisible();
		answer = () => new Promise( () => {} );
		await click( 'button', 'Reload' );
		expect( getRows().map( ( [ name ] ) => name ) ).toContain( 'Hat' );
	} );

	it( 'leaves a table without rows and totals as it is', async () => {
		await openReport( {
			responses: { [ ROWS ]: createResponse( [], { totalResults: 0 } ) },
		} );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( screen.getByText( /^No data/ ) ).toBeVisible();
		// There is no row of totals, which could show these entries.
		expect( getSummary() ).toEqual( [
			'3 Products',
			'8 Items sold',
			'$70.00 Net sales',
			'4 Orders',
		] );
	} );
} );
