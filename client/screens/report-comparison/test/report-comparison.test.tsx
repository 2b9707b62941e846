import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import ReportComparison from '..';
import { announce } from '../../../common/announce';

jest.mock( '../../../common/announce', () => ( { announce: jest.fn() } ) );

const QUERY = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-03-01',
	before: '2026-03-31',
};

const TAXES = {
	key: 'taxes',
	label: 'Taxes',
	format: 'currency',
	storedeck: 10,
	woocommerce: 12.5,
	difference: -2.5,
	is_different: true,
};
const ORDERS = {
	key: 'orders_count',
	label: 'Orders',
	format: 'number',
	storedeck: 3,
	woocommerce: 3,
	difference: 0,
	is_different: false,
};
const REVENUE = {
	report: 'revenue',
	title: 'Revenue',
	path: '/analytics/revenue',
	metrics: [ TAXES, ORDERS ],
	reasons: [
		{
			code: 'tax_rows',
			text: 'Taxes are added twice.',
			amounts: [
				{
					key: 'taxes',
					label: 'Taxes',
					format: 'currency',
					amount: -2.5,
				},
			],
		},
	],
	errors: [],
};
const SALES = {
	...REVENUE,
	report: 'orders',
	metrics: [ ORDERS ],
	reasons: [],
};

let calls: Call[];

const open = async ( query: object = QUERY ) => {
	const view = render(
		<ReportComparison
			path="/analytics/report-comparison"
			query={ { ...query } }
		/>
	);
	await act( settle );
	return view;
};
const respond = ( index: number, body: unknown ) =>
	act( async () => {
		await calls[ index ]?.respond( body );
		await settle();
	} );
const getReport = ( name: string ) => screen.getByRole( 'region', { name } );

beforeEach( () => {
	calls = fakeNetwork();
	jest.mocked( announce ).mockClear();
	Object.assign( window, {
		storedeckSettings: {
			currency: { code: 'EUR', symbol: '€', symbolPosition: 'right' },
			comparedReports: [
				{ id: 'revenue', title: 'Revenue', path: '/analytics/revenue' },
				{
					id: 'orders',
					title: 'Orders',
					path: '/analytics/orders',
					isTimeless: true,
				},
			],
		},
	} );
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'requests one report after the other for the period of the URL', async () => {
	await open();
	expect( calls ).toHaveLength( 1 );
	expect( calls[ 0 ]?.query ).toEqual(
		expect.objectContaining( {
			report: 'revenue',
			after: '2026-03-01T00:00:00',
			before: '2026-03-31T23:59:59',
		} )
	);
	await respond( 0, [ REVENUE ] );
	expect( calls ).toHaveLength( 2 );
	expect( calls[ 1 ]?.query.report ).toBe( 'orders' );
	expect(
		within( getReport( 'Revenue' ) ).getByRole( 'table' )
	).toBeVisible();
	expect(
		within( getReport( 'Orders' ) ).queryByRole( 'table' )
	).not.toBeInTheDocument();
} );

it( 'says of which reports the period is not that of the page', async () => {
	await open();
	expect( getReport( 'Orders' ) ).toHaveTextContent( 'As of now.' );
	expect( getReport( 'Revenue' ) ).not.toHaveTextContent( 'As of now.' );
} );

it( 'shows both values in the currency of the store and marks differences by a text', async () => {
	await open();
	await respond( 0, [ REVENUE ] );
	const [ , taxes, orders ] = within( getReport( 'Revenue' ) ).getAllByRole(
		'row'
	);
	expect( taxes ).toHaveTextContent(
		/Taxes.*10.00€.*12.50€.*Different:.*2.50€/
	);
	expect( orders ).toHaveTextContent( /Orders.*3.*3.*Same/ );
	expect( getReport( 'Revenue' ) ).toHaveTextContent(
		/Taxes are added twice\.\s*Taxes: -2\.50€/
	);
} );

it( 'says when no reason for a difference is known', async () => {
	await open();
	await respond( 0, [ { ...REVENUE, reasons: [] } ] );
	await respond( 1, [ SALES ] );
	expect( getReport( 'Revenue' ) ).toHaveTextContent(
		'No known reason was found.'
	);
	expect( getReport( 'Orders' ) ).not.toHaveTextContent( 'Why they differ' );
	expect( announce ).toHaveBeenLastCalledWith(
		'Comparison loaded. 1 report differs.'
	);
} );

it( 'names the engine that failed and keeps the values of the other', async () => {
	await open();
	await respond( 0, [
		{
			...REVENUE,
			metrics: [
				{
					...TAXES,
					woocommerce: null,
					difference: null,
					is_different: false,
				},
			],
			errors: [ { source: 'woocommerce', message: 'Database is gone.' } ],
		},
	] );
	const revenue = getReport( 'Revenue' );
	expect( within( revenue ).getByRole( 'alert' ) ).toHaveTextContent(
		'WooCommerce could not load this report.Database is gone.'
	);
	expect( revenue ).toHaveTextContent( '10.00€' );
	expect( revenue ).not.toHaveTextContent( 'Same' );
} );

it( 'loads the other reports after a failed request, which can be repeated', async () => {
	await open();
	await act( async () => {
		await calls[ 0 ]?.fail( 'Too slow.' );
		await settle();
	} );
	await respond( 1, [ SALES ] );
	expect(
		within( getReport( 'Orders' ) ).getByRole( 'table' )
	).toBeVisible();
	const revenue = getReport( 'Revenue' );
	expect( within( revenue ).getByRole( 'alert' ) ).toHaveTextContent(
		'Too slow.'
	);
	fireEvent.click(
		within( revenue ).getByRole( 'button', { name: 'Reload' } )
	);
	await act( settle );
	expect( calls[ 2 ]?.query.report ).toBe( 'revenue' );
	await respond( 2, [ REVENUE ] );
	expect(
		within( getReport( 'Revenue' ) ).getByRole( 'table' )
	).toBeVisible();
} );

it( 'starts again when the period changes, and ignores the earlier request', async () => {
	const { rerender } = await open();
	rerender(
		<ReportComparison
			path="/analytics/report-comparison"
			query={ { ...QUERY, after: '2026-02-01', before: '2026-02-28' } }
		/>
	);
	await act( settle );
	expect( calls[ 0 ]?.isAborted ).toBe( true );
	expect( calls[ 1 ]?.query.after ).toBe( '2026-02-01T00:00:00' );
} );
