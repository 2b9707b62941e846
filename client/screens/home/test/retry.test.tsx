import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { attentionStore } from '../../../common/attention/store';
import { FAILED } from '../../../test/support';
import { Attention } from '../attention';
import { IndicatorCard } from '../indicator-card';
import { StatCard } from '../stat-card';
import { ANSWERS } from '../../../test/fake-answers';

let isDown: boolean;

/** A server that fails while it is down. */
const respond = ( body: unknown ) => () => ( isDown ? FAILED : body );

async function show( content: ReactNode ): Promise< Call[] > {
	isDown = true;
	const calls = fakeNetwork( {
		...ANSWERS,
		'GET /wc-analytics/reports/orders/stats': respond( {
			totals: { orders_count: 5 },
			intervals: [],
		} ),
		'GET /wc-analytics/reports/performance-indicators/allowed': [
			{ stat: 'jetpack/stats/views', label: 'Views' },
		],
		'GET /wc-analytics/reports/performance-indicators': respond( [
			{ stat: 'jetpack/stats/views', format: 'number', value: 12 },
		] ),
		'GET /storedeck/v1/attention': respond( { low_stock: 1 } ),
	} );
	render(
		<RegistryProvider
			value={ createTestRegistry( attentionStore, reportsStore ) }
		>
			<SlotFillProvider>
				<ul>{ content }</ul>
			</SlotFillProvider>
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return calls;
}

const reload = async () => {
	isDown = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	await act( settle );
};
const card = () => screen.getByRole( 'listitem' );

it( 'loads both periods of a metric again after a failure', async () => {
	const calls = await show(
		<StatCard
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
		/>
	);
	expect( within( card() ).getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load Orders.Not today.'
	);
	const before = calls.length;
	await reload();
	expect( card() ).toHaveTextContent( /^Orders50%No change.*Last \w+.* 5$/ );
	expect(
		new Set( calls.slice( before + 1 ).map( ( { query } ) => query.after ) )
			.size
	).toBe( 2 );
} );

it( 'loads both periods of a metric of the server again after a failure', async () => {
	const calls = await show(
		<IndicatorCard
			period="week"
			indicator={ {
				stat: 'jetpack/stats/views',
				label: 'Views',
				report: 'jetpack',
				chart: 'views',
			} }
		/>
	);
	expect( within( card() ).getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load Views.Not today.'
	);
	const before = calls.length;
	await reload();
	expect( card() ).toHaveTextContent(
		/^Views120%No change.*Previous week.* 12$/
	);
	expect(
		new Set(
			calls.slice( before ).flatMap( ( { query } ) => query.after ?? [] )
		).size
	).toBe( 2 );
} );

it( 'loads the store alerts again after a failure', async () => {
	await show( <Attention /> );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load your store alerts.Not today.'
	);
	await reload();
	expect( screen.getByText( '1 product low in stock' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );
