import { act, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import { ChartBlock } from '../charts/chart-block';

jest.mock( '../../../report-components/report-chart', () => ( {
	ReportChart: ( {
		chart,
		primary,
		secondary,
	}: {
		chart: { key: string; label: string; type: string };
		primary: { data?: { totals: Record< string, number > } };
		secondary: { isEnabled: boolean };
	} ) => (
		<p>
			{ [
				chart.label,
				chart.type,
				primary.data?.totals[ chart.key ],
				secondary.isEnabled ? 'compared' : 'alone',
			].join( ' ' ) }
		</p>
	),
} ) );

const show = async ( query: Query, type?: 'currency' ) => {
	const calls = fakeNetwork( {
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
					type,
				} }
				query={ query }
				path="/analytics/overview"
				filters={ [] }
				defaultDateRange="period=month&compare=previous_year"
			/>
		</RegistryProvider>
	);
	await act( settle );
	return calls;
};

it( 'shows the metric of the report, compared, and links to its chart', async () => {
	const calls = await show( {
		period: 'last_month',
		compare: 'previous_year',
	} );
	expect( screen.getByRole( 'group', { name: 'Orders' } ) ).toHaveTextContent(
		'Orders number 3 compared'
	);
	expect( calls ).toHaveLength( 2 );
	const href = screen
		.getByRole( 'link', { name: 'Orders' } )
		.getAttribute( 'href' );
	expect( decodeURIComponent( href ?? '' ) ).toMatch(
		/period=last_month.*chart=orders_count.*path=\/analytics\/orders|path=\/analytics\/orders.*period=last_month.*chart=orders_count/
	);
} );

it( 'requests no second period without a comparison', async () => {
	const calls = await show(
		{ period: 'last_month', compare: 'none' },
		'currency'
	);
	expect( screen.getByText( 'Orders currency 3 alone' ) ).toBeVisible();
	expect( calls ).toHaveLength( 1 );
} );
