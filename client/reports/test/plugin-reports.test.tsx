import { render, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { getReports } from '..';
import type { ListedReport } from '@storedeck/extend';
import { REPORT_SETTINGS } from './definitions';

const HOOK = 'woocommerce_admin_reports_list';

beforeEach( () => {
	window.storedeckSettings = { reports: REPORT_SETTINGS };
} );
afterEach( () => {
	removeFilter( HOOK, 'acme/reports' );
	delete window.storedeckSettings;
	jest.restoreAllMocks();
} );

it( 'lists reports of plugins and renders them with the props of a report', async () => {
	addFilter( HOOK, 'acme/reports', ( list: ListedReport[] ) => [
		...list.filter( ( { report } ) => report !== 'taxes' ),
		{
			report: 'acme',
			title: 'Acme',
			component: ( {
				query,
				params,
			}: {
				query: { period?: string };
				params: { report: string };
			} ) => (
				<p>
					{ params.report } of { query.period }
				</p>
			),
		},
	] );
	const reports = getReports();
	expect( reports.map( ( { id } ) => id ) ).not.toContain( 'taxes' );
	const acme = reports.at( -1 );
	expect( acme ).toMatchObject( { id: 'acme', path: '/analytics/acme' } );
	expect( acme?.title ).toBe( 'Acme' );
	const { default: Content } = await acme!.loadScreen();
	render( <Content path="/analytics/acme" query={ { period: 'year' } } /> );
	expect( screen.getByText( 'acme of year' ) ).toBeInTheDocument();
	await expect( acme!.load() ).rejects.toThrow( 'has no definition' );
} );

it( 'lets plugins rename core reports', () => {
	addFilter( HOOK, 'acme/reports', ( list: ListedReport[] ) =>
		list.map( ( item ) =>
			item.report === 'customers' ? { ...item, title: 'People' } : item
		)
	);
	const customers = getReports().find( ( { id } ) => id === 'customers' );
	expect( customers?.title ).toBe( 'People' );
	expect( customers?.path ).toBe( '/customers' );
} );

it.each( [
	[ 'nothing', undefined ],
	[ 'an invalid id', [ { report: '../', title: 'A', component: 'p' } ] ],
] )( 'keeps the core reports if a plugin returns %s', ( _case, value ) => {
	const before = getReports().map( ( { id } ) => id );
	jest.spyOn( console, 'error' ).mockImplementation();
	addFilter( HOOK, 'acme/reports', () => value );
	expect( getReports().map( ( { id } ) => id ) ).toEqual( before );
} );
