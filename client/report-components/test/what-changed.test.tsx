import { screen, within } from '@testing-library/react';
import { setLocaleData } from '@wordpress/i18n';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { COMPARED, renderPage } from '../../test/render-page';
import { wait } from '../../test/support';
import { WhatChanged } from '../what-changed';

const PATH = '/wc-analytics/reports/orders/stats';

const segment = ( id: number, label: string, sales: number ) => ( {
	segment_id: id,
	segment_label: label,
	subtotals: { net_revenue: sales },
} );

const SEGMENTS: Record< string, ReturnType< typeof segment >[][] > = {
	product: [
		[ segment( 7, 'Cap', 120 ), segment( 8, 'Mug', 10 ) ],
		[ segment( 7, 'Cap', 50 ), segment( 8, 'Mug', 40 ) ],
	],
	customer_type: [
		[ segment( 0, 'New', 30 ), segment( 1, 'Returning', 5 ) ],
		[ segment( 0, 'New', 10 ), segment( 1, 'Returning', 5 ) ],
	],
};

const respond = ( { query = {} }: Call ) => ( {
	totals: {
		net_revenue: 0,
		segments:
			SEGMENTS[ String( query.segmentby ) ]?.[
				String( query.after ).startsWith( '2022' ) ? 0 : 1
			] ?? [],
	},
	intervals: [],
} );

const open = ( {
	query = COMPARED,
	response = respond as unknown,
}: { query?: Record< string, string >; response?: unknown } = {} ) =>
	renderPage( {
		content: ( props ) => (
			<WhatChanged
				endpoint="orders"
				query={ props.query }
				metric={ {
					key: 'net_revenue',
					label: 'Net sales',
					type: 'currency',
				} }
			/>
		),
		query,
		responses: { [ `GET ${ PATH }` ]: response },
	} );

const list = ( name: string ) =>
	within( screen.getByRole( 'region', { name } ) );

it( 'isolates amounts in languages written from right to left', async () => {
	setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
	await open();
	setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
	const [ cap ] = list( 'Largest increases' ).getAllByRole( 'listitem' );
	expect( cap ).toHaveTextContent(
		'\u2068$50.00\u2069 before, now \u2068$120.00\u2069'
	);
} );

it( 'lists increases and decreases with links to the reports of their items', async () => {
	await open();
	const [ cap ] = list( 'Largest increases' ).getAllByRole( 'listitem' );
	expect( cap ).toHaveTextContent( 'Cap$50.00 before, now $120.00' );
	expect( cap ).toHaveTextContent( '+$70.00' );
	const mug = list( 'Largest decreases' ).getByRole( 'link', {
		name: 'Mug',
	} );
	const { searchParams } = new URL( ( mug as HTMLAnchorElement ).href );
	expect( Object.fromEntries( searchParams ) ).toMatchObject( {
		path: '/analytics/products',
		filter: 'single_product',
		products: '8',
		after: '2022-02-01',
		compare: 'previous_year',
	} );
} );

it( 'requests the metric of all items in both periods, by another dimension on request', async () => {
	const { calls } = await open();
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Split by' } ),
		'Customer types'
	);
	await wait();
	expect(
		calls
			.filter( ( { path } ) => path === PATH )
			.map( ( { query } ) => [
				query.segmentby,
				String( query.after ).slice( 0, 4 ),
				String( query.fields ),
			] )
	).toEqual( [
		[ 'product', '2022', 'net_revenue' ],
		[ 'product', '2021', 'net_revenue' ],
		[ 'customer_type', '2022', 'net_revenue' ],
		[ 'customer_type', '2021', 'net_revenue' ],
	] );
	expect( list( 'Largest increases' ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'customer_type=new' )
	);
	expect(
		list( 'Largest decreases' ).getByText( 'Nothing decreased.' )
	).toBeVisible();
} );

it( 'is missing without a comparison', async () => {
	const { calls } = await open( { query: { ...COMPARED, compare: 'none' } } );
	expect( screen.queryByRole( 'region' ) ).toBeNull();
	expect( calls ).toEqual( [] );
} );

it( 'says that it failed, and loads again', async () => {
	let isDown = true;
	await open( {
		response: ( call: Call ) =>
			isDown ? createResponse( {}, { status: 500 } ) : respond( call ),
	} );
	expect( screen.getByText( 'Could not load what changed.' ) ).toBeVisible();
	isDown = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await wait();
	expect(
		list( 'Largest increases' ).getByRole( 'link', { name: 'Cap' } )
	).toBeVisible();
} );

it( 'says where items do not have the metric', async () => {
	await open( {
		response: {
			totals: {
				segments: [
					{
						segment_id: 7,
						segment_label: 'Cap',
						subtotals: { taxes: 1 },
					},
				],
			},
			intervals: [],
		},
	} );
	expect(
		screen.getByText( 'Net sales cannot be split this way.' )
	).toBeVisible();
} );
