import { act, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import type { DashboardChart } from '@storedeck/extend';
import { ANSWERS } from '../../../test/fake-answers';
import { ChartBlock } from '../charts/chart-block';

jest.mock( '../../../report-components/report-chart', () => ( {
	ReportChart: ( {
		chart,
		primary,
		secondary,
		compared,
	}: {
		chart: { key: string; label: string; type: string };
		primary: { data?: { totals: Record< string, number > } };
		secondary: { isEnabled: boolean };
		compared?: { until?: unknown };
	} ) => (
		<p>
			{ [
				chart.label,
				chart.type,
				primary.data?.totals[ chart.key ],
				secondary.isEnabled ? 'compared' : 'alone',
				compared?.until ? 'until now' : 'in full',
			].join( ' ' ) }
		</p>
	),
} ) );

jest.mock( '../../../report-components/question-chart', () => ( {
	QuestionChart: ( { query }: { query: Query } ) => (
		<p>{ JSON.stringify( query ) }</p>
	),
} ) );

beforeEach( () => {
	window.storedeckSettings = {
		timeZone: 'UTC',
		defaultDateRange: 'period=month&compare=previous_year',
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

const show = async ( query: Query, more?: Partial< DashboardChart > ) => {
	const calls = fakeNetwork( {
		...ANSWERS,
		'GET /wc-analytics/reports/orders/stats': {
			totals: { orders_count: 3 },
			intervals: [],
		},
	} );
	render(
		<RegistryProvider value={ createTestRegistry( reportsStore ) }>
			<ChartBlock
				chart={ {
					report: 'orders',
					key: 'orders_count',
					label: 'Orders',
					...more,
				} }
				query={ query }
				path="/analytics/overview"
				filters={ [] }
			/>
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return calls;
};

it( 'shows the metric of the report, compared, and links to its chart', async () => {
	const calls = await show( {
		period: 'last_month',
		compare: 'previous_year',
	} );
	expect( screen.getByRole( 'group', { name: 'Orders' } ) ).toHaveTextContent(
		'Orders number 3 compared in full'
	);
	expect( calls ).toHaveLength( 1 + 2 );
	const href = screen
		.getByRole( 'link', { name: 'Orders' } )
		.getAttribute( 'href' );
	expect( decodeURIComponent( href ?? '' ) ).toMatch(
		/period=last_month.*chart=orders_count.*path=\/analytics\/orders|path=\/analytics\/orders.*period=last_month.*chart=orders_count/
	);
} );

it( 'is compared until now in a period that is not over, as its tile is', async () => {
	const calls = await show( { period: 'today', compare: 'previous_period' } );
	await act( settle );
	expect(
		screen.getByText( 'Orders number 3 compared until now' )
	).toBeVisible();
	// Both whole periods, and the part of the other one.
	expect( calls ).toHaveLength( 1 + 3 );
} );

it( 'requests no second period without a comparison', async () => {
	const calls = await show(
		{ period: 'last_month', compare: 'none' },
		{ type: 'currency' }
	);
	expect(
		screen.getByText( 'Orders currency 3 alone in full' )
	).toBeVisible();
	expect( calls ).toHaveLength( 1 + 1 );
} );

it( 'asks by dimensions in the period of the Overview', async () => {
	const calls = await show(
		{ period: 'last_month', compare: 'none', interval: 'day' },
		{ by: [ 'weekday', 'hour' ] }
	);
	expect( JSON.parse( screen.getByText( /metrics/ ).textContent ) ).toEqual( {
		period: 'last_month',
		compare: 'none',
		metrics: 'orders_count',
		by: 'weekday,hour',
	} );
	expect( calls ).toHaveLength( 0 );
} );
