import { screen, within } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import { COMPARED, click, renderPage } from '../../test/render-page';
import { useStats } from '../../report/use-report';
import { WhatChanged } from '../what-changed';

const METRIC = {
	key: 'net_revenue',
	label: 'Net sales',
	type: 'currency',
} as const;

const segment = ( id: number, label: string, sales: number ) => ( {
	segment_id: id,
	segment_label: label,
	subtotals: { net_revenue: sales },
} );

function respond( { query = {} }: Call ) {
	const isNow = String( query.after ).startsWith( '2022' );
	return {
		totals: {
			net_revenue: isNow ? 130 : 90,
			segments: isNow
				? [ segment( 7, 'Cap', 120 ), segment( 8, 'Mug', 10 ) ]
				: [ segment( 7, 'Cap', 50 ), segment( 8, 'Mug', 40 ) ],
		},
		intervals: [],
	};
}

function Changes( { query }: { query: Query } ) {
	const source = { endpoint: 'orders', query };
	return (
		<WhatChanged
			{ ...source }
			metric={ METRIC }
			totals={ useStats( source ).totals }
		/>
	);
}

const open = ( response: unknown = respond ) =>
	renderPage( {
		content: ( props ) => <Changes query={ props.query } />,
		query: COMPARED,
		responses: { 'GET /wc-analytics/reports/orders/stats': response },
	} );

const rows = () =>
	within( screen.getByRole( 'table', { name: 'What changed' } ) )
		.getAllByRole( 'row' )
		.map( ( row ) =>
			[ 'th', 'td .screen-reader-text' ].map(
				( cell ) => row.querySelector( cell )?.textContent
			)
		);

it( 'lists the products that changed most, with links to their reports', async () => {
	await open();
	expect( rows() ).toEqual( [
		[ 'Cap$50.00 before, now $120.00', '+$70.00' ],
		[ 'Mug$40.00 before, now $10.00', '-$30.00' ],
		[ 'Change', '+$40.00' ],
	] );
	const { searchParams } = new URL(
		screen.getByRole< HTMLAnchorElement >( 'link', { name: 'Mug' } ).href
	);
	expect( Object.fromEntries( searchParams ) ).toMatchObject( {
		path: '/analytics/products',
		filter: 'single_product',
		products: '8',
	} );
} );

it( 'says that it failed, and loads again', async () => {
	let isDown = true;
	await open( ( call: Call ) =>
		isDown && call.query?.segmentby
			? createResponse( {}, { status: 500 } )
			: respond( call )
	);
	expect( screen.getByText( 'Could not load what changed.' ) ).toBeVisible();
	isDown = false;
	await click( 'button', 'Reload' );
	expect( rows() ).toHaveLength( 3 );
} );
