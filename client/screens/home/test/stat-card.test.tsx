import { act, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { ANSWERS } from '../../../test/fake-answers';
import { StatCard } from '../stat-card';
import type { HomePeriod } from '../period';

it( 'shows the values of the period that is chosen', async () => {
	fakeNetwork( {
		...ANSWERS,
		'GET /wc-analytics/reports/orders/stats': ( { query }: Call ) => ( {
			totals: { orders_count: query.interval === 'day' ? 40 : 5 },
			intervals: [],
		} ),
	} );
	const registry = createTestRegistry( reportsStore );
	const card = ( period: HomePeriod ) => (
		<RegistryProvider value={ registry }>
			<ul>
				<StatCard
					period={ period }
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
			</ul>
		</RegistryProvider>
	);
	const { rerender } = render( card( 'today' ) );
	await act( settle );
	await act( settle );
	expect( screen.getByRole( 'listitem' ) ).toHaveTextContent( /^Orders5/ );
	rerender( card( 'week' ) );
	await act( settle );
	await act( settle );
	expect( screen.getByRole( 'listitem' ) ).toHaveTextContent( /^Orders40/ );
} );
