import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import { PERIOD, click } from '../../test/render-page';
import { PRODUCTS, getProblems, getTarget, openMount } from './mount-page';

const ROWS = '/wc-analytics/reports/products';

const open = (
	props: Record< string, unknown > = {},
	response: unknown = createResponse(
		[
			{
				product_id: 5,
				items_sold: 5,
				net_revenue: 50,
				orders_count: 1,
				extended_info: { name: 'Cap' },
			},
			{ product_id: 2, items_sold: 2, extended_info: { name: 'Hat' } },
		],
		{ totalResults: 12 }
	)
) =>
	openMount(
		'report-table',
		{ ...PRODUCTS, ...props },
		{ responses: { [ `GET ${ ROWS }` ]: response } }
	);

const headers = () =>
	screen
		.getAllByRole( 'columnheader' )
		.map( ( { textContent } ) => textContent?.split( 'Sort' )[ 0 ] );
const names = () =>
	screen
		.getAllByRole( 'rowheader' )
		.map( ( { textContent } ) => textContent );
const lastQuery = ( calls: readonly Call[] ) =>
	calls.filter( ( { path } ) => path === ROWS ).at( -1 )?.query;

it( 'shows the first rows with the default columns', async () => {
	const { calls } = await open();
	expect( screen.getByRole( 'table', { name: 'Products' } ) ).toBeVisible();
	expect( headers() ).toEqual( [
		'Product title',
		'Items sold',
		'Net sales',
		'Orders',
		'Category',
		'Variations',
		'Status',
		'Stock',
	] );
	expect( names() ).toEqual( [ 'Cap', 'Hat' ] );
	expect( lastQuery( calls ) ).toMatchObject( {
		after: '2022-02-01T00:00:00',
		orderby: 'items_sold',
		order: 'desc',
		page: '1',
		per_page: '5',
	} );
	expect( screen.queryByRole( 'button', { name: /^Choose/ } ) ).toBeNull();
	expect( getTarget( 'Full report' ) ).toMatchObject( {
		path: '/analytics/products',
		...PERIOD,
	} );
} );

it( 'has the title, columns, rows and order of its props', async () => {
	const { calls } = await open( {
		title: 'Our products',
		columns: [ 'sku', 'orders_count' ],
		rows: 12,
		orderby: 'net_revenue',
		order: 'asc',
	} );
	expect(
		screen.getByRole( 'table', { name: 'Our products' } )
	).toBeVisible();
	// Required columns are always shown.
	expect( headers() ).toEqual( [
		'Product title',
		'SKU',
		'Items sold',
		'Net sales',
		'Orders',
	] );
	expect( lastQuery( calls ) ).toMatchObject( {
		orderby: 'net_revenue',
		order: 'asc',
		per_page: '12',
	} );
	expect(
		screen.getByRole( 'columnheader', { name: /^Net sales/ } )
	).toHaveAttribute( 'aria-sort', 'ascending' );
} );

it( 'names a column that the report does not have', async () => {
	const props = { ...PRODUCTS, columns: [ 'sku', 'color' ] };
	expect( await getProblems( 'report-table', props ) ).toEqual( [
		expect.stringMatching(
			/^columns: expected one of product_name, sku.*, found "color"\.$/
		),
	] );
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

it( 'sorts and pages without changing the URL of the page', async () => {
	const url = () => JSON.stringify( getQuery() );
	const { calls } = await open();
	const before = url();
	await click( 'button', /next page/i );
	expect( lastQuery( calls ) ).toMatchObject( { page: '2' } );
	expect( screen.getByText( 'Page 2 of 3' ) ).toBeVisible();

	await click( 'button', 'Net sales' );
	expect( lastQuery( calls ) ).toMatchObject( {
		page: '1',
		orderby: 'net_revenue',
		order: 'desc',
	} );
	await click( 'button', /next page/i );
	expect( lastQuery( calls ) ).toMatchObject( {
		page: '2',
		orderby: 'net_revenue',
	} );
	expect( url() ).toBe( before );
} );

it( 'reports rows that do not load, and loads them again', async () => {
	const { calls } = await open(
		{},
		createResponse( { code: 'x', message: 'Not today.' }, { status: 500 } )
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the table.Not today.'
	);
	const before = calls.length;
	await click( 'button', 'Reload' );
	expect( calls.slice( before ).map( ( { path } ) => path ) ).toEqual( [
		'/storedeck/v1/answers/products',
		ROWS,
	] );
} );

it( 'says that there are no rows', async () => {
	await open( {}, createResponse( [], { totalResults: 0 } ) );
	expect( screen.getByText( /^No data/ ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );
