import { act, render, screen, waitFor } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { getComparisonLabel } from '../../report/comparison-label';
import { useStats } from '../../report/use-report';
import { ANSWERS } from '../../test/fake-answers';
import { IndicatorCard } from '../../screens/home/indicator-card';
import { StatCard } from '../../screens/home/stat-card';
import { MetricCards } from '../metric-cards';
import { ReportChart } from '../report-chart';

const today = { period: 'today', compare: 'previous_period' };
const CHART = { key: 'orders_count', label: 'Orders', type: 'number' } as const;

/** Yesterday, and a week ago, had 2 orders until 1:30, and 30 in all. Today has 3 so far. */
const count = ( before: unknown ) =>
	( {
		'2022-03-15T23:59:59': 3,
		'2022-03-14T01:30:59': 2,
		'2022-03-14T02:10:59': 4,
		'2022-03-14T23:59:59': 30,
		'2022-03-08T01:30:59': 2,
		'2022-03-08T23:59:59': 30,
	} )[ String( before ) ];

const toStats = ( before: unknown ) => ( {
	totals: { orders_count: count( before ) },
	intervals: [ 0, 1 ].map( ( hour ) => ( {
		date_start: `${ String( before ).slice( 0, 10 ) } 0${ hour }:00:00`,
		subtotals: { orders_count: 1 },
	} ) ),
} );

function Cards( { query = today }: { query?: Record< string, string > } ) {
	const { until, ...totals } = useStats( {
		endpoint: 'orders',
		query,
	} ).totals;
	return (
		<>
			<MetricCards
				{ ...totals }
				prevLabel={ getComparisonLabel( query, until ) }
				metrics={ [ CHART ] }
			/>
			<button onClick={ totals.primary.retry }>Refresh</button>
		</>
	);
}

function ChartOfToday( { hasTotals = true } ) {
	const { totals, chart } = useStats( { endpoint: 'orders', query: today } );
	return (
		<ReportChart
			{ ...chart }
			chart={ CHART }
			query={ today }
			path="/analytics/orders"
			compared={
				hasTotals
					? totals
					: {
							...totals,
							secondary: { ...totals.secondary, data: undefined },
					  }
			}
		/>
	);
}

const show = async ( element: JSX.Element ) => {
	render(
		<RegistryProvider value={ createTestRegistry( reportsStore ) }>
			{ element }
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
};
const card = () => screen.getByRole( 'listitem' ).textContent;

beforeEach( () => {
	// 1:30 in New York.
	jest.useFakeTimers( { now: new Date( '2022-03-15T05:30:20Z' ) } );
	window.storedeckSettings = {
		timeZone: 'America/New_York',
		timeFormat: 'g:i a',
		dateFormat: 'F j, Y',
	};
	fakeNetwork( {
		...ANSWERS,
		'GET /wc-analytics/reports/orders/stats': ( {
			query,
		}: {
			query: Record< string, unknown >;
		} ) => toStats( query.before ),
		'GET /wc-analytics/reports/performance-indicators/allowed': [
			{ stat: 'orders/orders_count', label: 'Orders' },
		],
		'GET /wc-analytics/reports/performance-indicators': ( {
			query,
		}: {
			query: Record< string, unknown >;
		} ) => [
			{
				stat: 'orders/orders_count',
				format: 'number',
				value: count( query.before ),
			},
		],
	} );
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it( 'compares today with the same hours of yesterday, and says so', async () => {
	await show( <Cards /> );
	expect( card() ).toContain( 'Previous period until 1:30 am: 2' );
	expect( card() ).toContain( '50%' );
} );

it( 'keeps the time at which the data was read until it is read again', async () => {
	await show( <Cards /> );
	jest.setSystemTime( new Date( '2022-03-15T06:10:00Z' ) );
	await act( settle );
	expect( card() ).toContain( 'until 1:30 am: 2' );
	act( () => screen.getByRole( 'button', { name: 'Refresh' } ).click() );
	await act( settle );
	await act( settle );
	expect( card() ).toContain( 'until 2:10 am: 4' );
} );

it( 'compares a finished day with a whole one', async () => {
	await show(
		<Cards
			query={ {
				...today,
				period: 'custom',
				after: '2022-03-14',
				before: '2022-03-14',
			} }
		/>
	);
	expect( card() ).toContain( 'Previous period:' );
} );

it( 'names the day of the other period if its last day is not reached', async () => {
	expect(
		getComparisonLabel(
			{
				...today,
				period: 'custom',
				after: '2022-03-14',
				before: '2022-03-20',
			},
			undefined
		)
	).toBe( 'Previous period:' );
	const query = {
		period: 'custom',
		compare: 'previous_year',
		after: '2022-03-14',
		before: '2022-03-20',
	};
	await show( <Cards query={ query } /> );
	expect( card() ).toContain(
		'Previous year until March 15, 2021, 1:30 am:'
	);
} );

it.each( [
	[
		'a metric with a line',
		<StatCard
			key="stat"
			period="today"
			stat={ {
				stat: 'orders/orders_count',
				label: 'Orders',
				type: 'number',
				endpoint: 'orders',
				field: 'orders_count',
				path: '/analytics/orders',
				chart: 'orders_count',
			} }
		/>,
	],
	[
		'a metric of the server',
		<IndicatorCard
			key="indicator"
			period="today"
			indicator={ {
				stat: 'orders/orders_count',
				label: 'Orders',
				chart: '',
				report: '',
			} }
		/>,
	],
] )( 'compares %s on Home with the same hours', async ( _name, element ) => {
	await show( element );
	expect( card() ).toContain( 'Last Tuesday until 1:30 am: 2' );
	expect( card() ).toContain( 'Up 50%' );
} );

describe( 'the chart', () => {
	beforeEach( () => {
		// jsdom has no layout, and the chart is not drawn without a width.
		jest.spyOn(
			HTMLElement.prototype,
			'offsetWidth',
			'get'
		).mockReturnValue( 600 );
		window.ResizeObserver = class {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
	} );
	afterEach( () => jest.restoreAllMocks() );

	it( 'describes the change from the same hours, whose total is in the legend', async () => {
		await show( <ChartOfToday /> );
		await waitFor( () =>
			expect( document.body ).toHaveTextContent(
				'Today (Mar 15, 2022): 3, up 50% from Previous period (Mar 14, 2022) until 1:30 am: 2.'
			)
		);
		expect( document.body ).toHaveTextContent(
			/Mar 14, 2022\) until 1:30 am\s*2/
		);
	} );

	it( 'describes no change without these totals', async () => {
		await show( <ChartOfToday hasTotals={ false } /> );
		await waitFor( () =>
			expect( document.body ).toHaveTextContent( 'Line chart from' )
		);
		expect( document.body ).not.toHaveTextContent( /up \d+%|down \d+%/ );
	} );
} );
