import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import type { ComponentProps } from 'react';
import { itemsStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { getReport, REPORT_SETTINGS } from '../../reports/test/definitions';
import { EmbeddedReport } from '../embeds/embedded-report';

jest.mock( '../../reports/load-definition', () => ( {
	loadDefinition: async ( id: string ) =>
		jest
			.requireActual< typeof import('../../reports/test/definitions') >(
				'../../reports/test/definitions'
			)
			.getDefinition( id ),
} ) );

const QUERY = { period: 'last_month', compare: 'none' };

async function open(
	props: Partial< ComponentProps< typeof EmbeddedReport > > = {},
	responses: Record< string, unknown > = {}
) {
	const calls = fakeNetwork( responses );
	render(
		<RegistryProvider value={ createTestRegistry( itemsStore ) }>
			<EmbeddedReport id="products" query={ QUERY } { ...props }>
				{ ( { report, state }, href ) => (
					<a href={ href }>{ `${ report.title }: ${ state }` }</a>
				) }
			</EmbeddedReport>
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return calls;
}

const target = ( name: string ) =>
	Object.fromEntries(
		new URL(
			screen.getByRole( 'link', { name } ).getAttribute( 'href' ) ?? '',
			'http://store.test/'
		).searchParams
	);

beforeEach( () => {
	window.storedeckSettings = {
		pageName: 'storedeck',
		reports: REPORT_SETTINGS,
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: { view_woocommerce_reports: true },
		},
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'has a heading that links to the full report', async () => {
	await open( {
		title: ( report ) => `About ${ report.title }`,
		linkQuery: { chart: 'items_sold' },
	} );
	expect(
		screen.getByRole( 'heading', { name: 'About Products' } )
	).toBeVisible();
	const expected = {
		page: 'storedeck',
		path: '/analytics/products',
		...QUERY,
		chart: 'items_sold',
	};
	expect( target( 'About Products' ) ).toEqual( expected );
	expect( target( 'Products: ready' ) ).toEqual( expected );
} );

it( 'has no heading of its own without a title', async () => {
	await open();
	expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
	expect( screen.getByText( 'Products: ready' ) ).toBeVisible();
	expect( getReport( 'products' ).title ).toBe( 'Products' );
} );

it( 'can be loaded again when the search fails', async () => {
	const calls = await open(
		{ query: { ...QUERY, search: 'cap' } },
		{
			'GET /wc-analytics/products': createResponse(
				{ code: 'x', message: 'Not today.' },
				{ status: 500 }
			),
		}
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the report.Could not load the search results.'
	);
	expect( screen.queryByText( /^Products:/ ) ).not.toBeInTheDocument();
	const count = calls.length;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect( calls ).toHaveLength( count + 1 );
} );
