import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { itemsStore, reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import { getReport } from '../../reports/test/definitions';
import type { Report } from '../types';
import { useReport } from '../use-report';
import { useReportQuery } from '../use-report-query';
import { ANSWERS } from '../../test/fake-answers';

const products = getReport( 'products' );
const revenue = getReport( 'revenue' );
const stock = getReport( 'stock' );

const RANGE = { period: 'last_month', compare: 'previous_year' };
const ALONE = { period: 'last_month', compare: 'none' };
const VARIABLE = { ...ALONE, filter: 'single_product', products: '7' };

const STATS = '/wc-analytics/reports/products/stats';

let calls: Call[];

async function open( report: Report, query: Query ) {
	const registry = createTestRegistry( reportsStore, itemsStore );
	const rendered = renderHook(
		( props: { report: Report; query: Query } ) => {
			const resolved = useReportQuery( props.report, props.query );
			return { resolved, data: useReport( resolved ) };
		},
		{
			initialProps: { report, query },
			wrapper: ( { children }: { children: ReactNode } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	await act( settle );
	return {
		get: () => rendered.result.current,
		change: async ( next: Query, nextReport = report ) => {
			rendered.rerender( { report: nextReport, query: next } );
			await act( settle );
		},
	};
}

const stats = ( itemsSold: number ) => ( {
	totals: { items_sold: itemsSold },
	intervals: [ { date_start: '2022-02-01 00:00:00', subtotals: {} } ],
} );

/** Whether the server asks its reports for a part of an answer. */
const isReport = ( { path }: Call ) =>
	path.startsWith( '/wc-analytics/reports/' );

/** Responds to the requests since the given one. */
const respondAll = ( from: number, itemsSold = 3 ) =>
	act( async () => {
		for ( const call of calls.slice( from ).filter( isReport ) ) {
			await call.respond(
				call.path.endsWith( '/stats' )
					? stats( itemsSold )
					: [ { product_id: from } ],
				{ totalResults: 1 }
			);
		}
	} );

const paths = () => calls.filter( isReport ).map( ( { path } ) => path );
const starts = ( path: string ) =>
	calls
		.filter( ( call ) => call.path === path )
		.map( ( { query } ) => String( query.after ).slice( 0, 10 ) );

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T18:32:10Z' ) } );
	window.storedeckSettings = { timeZone: 'America/New_York' };
	calls = fakeNetwork( ANSWERS );
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

describe( 'the periods of a report', () => {
	it( 'requests both periods and the rows', async () => {
		const screen = await open( products, RANGE );
		expect( new Set( starts( STATS ) ) ).toEqual(
			new Set( [ '2022-02-01', '2021-02-01' ] )
		);
		expect( paths() ).toContain( '/wc-analytics/reports/products' );
		expect( screen.get().data.totals.secondary ).toMatchObject( {
			isRequesting: true,
			isEnabled: true,
			data: undefined,
		} );
		await respondAll( 0 );
		const { totals, chart, items } = screen.get().data;
		for ( const result of [
			totals.primary,
			totals.secondary,
			chart.primary,
			chart.secondary,
		] ) {
			expect( result ).toMatchObject( {
				isRequesting: false,
				isEnabled: true,
				data: { totals: { items_sold: 3 } },
			} );
		}
		expect( items.data ).toMatchObject( {
			items: [ { product_id: 0 } ],
			total: 1,
		} );
	} );

	it( 'has no values of a second period without a comparison', async () => {
		const screen = await open( products, ALONE );
		await respondAll( 0 );
		expect( new Set( starts( STATS ) ) ).toEqual(
			new Set( [ '2022-02-01' ] )
		);
		const { totals, chart } = screen.get().data;
		for ( const result of [ totals.secondary, chart.secondary ] ) {
			expect( result ).toMatchObject( {
				data: undefined,
				isRequesting: false,
				isPreviousData: false,
				isEnabled: false,
			} );
		}
		expect( totals.until ).toBeUndefined();
	} );

	it( 'compares a report of items with another period too', async () => {
		const screen = await open( products, {
			...RANGE,
			filter: 'compare-products',
			products: '1,2',
		} );
		await respondAll( 0 );
		const { totals, chart } = screen.get().data;
		expect( chart.primary.isEnabled ).toBe( true );
		expect( chart.secondary.isEnabled ).toBe( true );
		expect( totals.secondary.isEnabled ).toBe( true );
	} );

	it( 'requests neither chart nor second period of a report without a period', async () => {
		const screen = await open( stock, RANGE );
		await respondAll( 0 );
		const { totals, chart } = screen.get().data;
		expect( totals.primary.isEnabled ).toBe( true );
		expect( totals.secondary.isEnabled ).toBe( false );
		expect( chart.primary.isEnabled ).toBe( false );
		expect( chart.secondary.isEnabled ).toBe( false );
		expect( paths().sort() ).toEqual( [
			'/wc-analytics/reports/stock',
			'/wc-analytics/reports/stock/stats',
		] );
	} );

	it( 'compares an unfinished period with the same part of the other one', async () => {
		const screen = await open( products, { ...RANGE, period: 'month' } );
		await respondAll( 0 );
		expect( screen.get().data.totals.until ).toBe( '2021-03-15T14:32:59' );
		expect(
			calls.map( ( { query } ) => String( query.before ).slice( 0, 16 ) )
		).toContain( '2021-03-15T14:32' );
	} );

	it( 'shows the days of a report as its rows', async () => {
		const screen = await open( revenue, ALONE );
		await respondAll( 0 );
		expect( screen.get().data.items.data ).toMatchObject( {
			items: stats( 3 ).intervals,
			total: 1,
		} );
		expect( new Set( paths() ) ).toEqual(
			new Set( [ '/wc-analytics/reports/revenue/stats' ] )
		);
	} );
} );

describe( 'data of the previous query', () => {
	it( 'is shown until the data of the new one is loaded', async () => {
		const screen = await open( products, ALONE );
		await respondAll( 0 );
		const count = calls.length;
		await screen.change( { ...ALONE, period: 'last_week' } );
		for ( const result of [
			screen.get().data.totals.primary,
			screen.get().data.chart.primary,
			screen.get().data.items,
		] ) {
			expect( result ).toMatchObject( {
				isPreviousData: true,
				isRequesting: true,
			} );
			expect( result.data ).toBeDefined();
		}
		await respondAll( count, 8 );
		expect( screen.get().data.totals.primary ).toMatchObject( {
			data: { totals: { items_sold: 8 } },
			isPreviousData: false,
			isRequesting: false,
		} );
	} );

	it( 'is never shown in another report', async () => {
		const screen = await open( products, ALONE );
		await respondAll( 0 );
		await screen.change( ALONE, getReport( 'orders' ) );
		const { totals, chart, items } = screen.get().data;
		expect( totals.primary.data ).toBeUndefined();
		expect( chart.primary.data ).toBeUndefined();
		expect( items.data ).toBeUndefined();
	} );

	it( 'is not shown with other lines', async () => {
		const screen = await open( products, ALONE );
		await respondAll( 0 );
		await screen.change( {
			...ALONE,
			filter: 'compare-products',
			products: '1,2',
		} );
		expect( screen.get().data.chart.primary.data ).toBeUndefined();
	} );
} );

describe( 'a product with variations', () => {
	it( 'is requested before its report', async () => {
		const screen = await open( products, VARIABLE );
		expect( calls.map( ( { url } ) => url ) ).toEqual( [
			'/wc-analytics/products?include=7&per_page=1',
		] );
		expect( screen.get().resolved.state ).toBe( 'pending' );
		expect( screen.get().data.items ).toMatchObject( {
			isRequesting: true,
			isEnabled: true,
		} );
		await act(
			async () => calls[ 0 ]?.respond( [ { id: 7, type: 'variable' } ] )
		);
		await act( settle );
		expect( screen.get().resolved ).toMatchObject( {
			state: 'ready',
			report: { endpoint: 'variations' },
			query: { segmentby: 'variation', 'is-variable': 'true' },
		} );
		expect( screen.get().resolved.failure ).toBeUndefined();
		expect( paths() ).toContain( '/wc-analytics/reports/variations' );
	} );

	it( 'is shown like another product if it cannot be loaded, until it is requested again', async () => {
		const screen = await open( products, VARIABLE );
		await act( async () => calls[ 0 ]?.fail( 'The server is busy.' ) );
		const { failure, report, state } = screen.get().resolved;
		expect( state ).toBe( 'ready' );
		expect( report.endpoint ).toBe( 'products' );
		expect( failure?.message ).toBe( 'The server is busy.' );

		const count = calls.length;
		act( () => {
			failure?.retry();
		} );
		await act( settle );
		expect( calls[ count ]?.path ).toBe( '/wc-analytics/products' );
		await act(
			async () =>
				calls[ count ]?.respond( [ { id: 7, type: 'variable' } ] )
		);
		expect( screen.get().resolved.report.endpoint ).toBe( 'variations' );
		expect( screen.get().resolved.failure ).toBeUndefined();
	} );
} );

describe( 'a search', () => {
	const SEARCH = { ...ALONE, search: 'cap,hat' };
	const isSearch = ( { path }: Call ) => path === '/wc-analytics/products';

	it( 'limits the report to what any of its terms finds', async () => {
		const screen = await open( products, SEARCH );
		expect( calls.map( ( { query } ) => query.search ) ).toEqual( [
			'cap',
			'hat',
		] );
		expect( screen.get().resolved.state ).toBe( 'pending' );
		await act( async () => {
			await calls[ 0 ]?.respond( [ { id: 4 } ] );
			await calls[ 1 ]?.respond( [ { id: 9 } ] );
		} );
		await act( settle );
		expect( screen.get().resolved.state ).toBe( 'ready' );
		const reportCalls = calls.slice( 2 ).filter( isReport );
		expect( reportCalls.length ).toBeGreaterThan( 0 );
		for ( const { query } of reportCalls ) {
			expect( query.products ).toBe( '4,9' );
		}
	} );

	it( 'without results shows zeros and no rows, and requests nothing', async () => {
		const screen = await open( products, SEARCH );
		await act( async () => {
			await calls[ 0 ]?.respond( [] );
			await calls[ 1 ]?.respond( [] );
		} );
		expect( calls.every( isSearch ) ).toBe( true );
		const { totals, chart, items } = screen.get().data;
		expect( totals.primary ).toMatchObject( {
			data: { totals: { items_sold: 0, net_revenue: 0 }, intervals: [] },
			error: undefined,
			isRequesting: false,
			isPreviousData: false,
			isEnabled: false,
			readAt: undefined,
		} );
		expect( chart.primary.data?.intervals ).toEqual( [] );
		expect( items.data ).toEqual( { items: [], total: 0 } );
	} );

	it( 'that fails can be repeated', async () => {
		const screen = await open( products, SEARCH );
		await act( async () => {
			await calls[ 0 ]?.respond( [ { id: 4 } ] );
			await calls[ 1 ]?.fail();
		} );
		const { failure } = screen.get().resolved;
		expect( failure?.message ).toBe( 'Could not load the search results.' );
		const count = calls.filter( isSearch ).length;
		act( () => {
			failure?.retry();
		} );
		await act( settle );
		const repeated = calls.filter( isSearch ).slice( count );
		expect( repeated.map( ( { query } ) => query.search ) ).toEqual( [
			'cap',
			'hat',
		] );
		await act( async () => {
			await repeated[ 0 ]?.respond( [ { id: 4 } ] );
			await repeated[ 1 ]?.respond( [ { id: 9 } ] );
		} );
		expect( screen.get().resolved.failure ).toBeUndefined();
		expect( screen.get().resolved.query.products ).toBe( '4,9' );
	} );

	it( 'is ignored by a report that has none', async () => {
		const screen = await open( revenue, SEARCH );
		expect( screen.get().resolved.state ).toBe( 'ready' );
		expect( calls.some( isSearch ) ).toBe( false );
	} );
} );
