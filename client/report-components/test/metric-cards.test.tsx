import { act, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import {
	getReportStatsQuery,
	reportsStore,
	useResource,
} from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { getComparisonLabel } from '../../report/comparison-label';
import type { QueryResult, Stats } from '../../report/query-result';
import { MetricCards } from '../metric-cards';

type Query = Record< string, string >;

const week = { period: 'custom', after: '2026-03-02', before: '2026-03-08' };
const lastYear = { ...week, compare: 'previous_year' };
const lastPeriod = { ...week, compare: 'previous_period' };
const nextWeek = {
	...lastPeriod,
	after: '2026-03-09',
	before: '2026-03-15',
};

function usePeriod(
	query: Query,
	dataType: 'primary' | 'secondary'
): QueryResult< Stats > {
	const { data, ...result } = useResource(
		reportsStore,
		'getReportStats',
		[
			'orders',
			getReportStatsQuery( { endpoint: 'orders', query, dataType } ),
		],
		{ keepPreviousData: true }
	);
	const { totals, intervals = [] } = data?.data ?? {};
	return {
		...result,
		data: totals ? { totals, intervals } : undefined,
		isRequesting: result.status === 'requesting',
		isEnabled: true,
	};
}

/** Both periods are loaded independently. */
function Cards( { query }: { query: Query } ) {
	return (
		<MetricCards
			primary={ usePeriod( query, 'primary' ) }
			secondary={ usePeriod( query, 'secondary' ) }
			prevLabel={ getComparisonLabel( query ) }
			metrics={ [
				{ key: 'orders_count', label: 'Orders', type: 'number' },
			] }
		/>
	);
}

let calls: Call[];
let show: ( query: Query ) => Promise< void >;

/** Responds to the request of a period, by its first day. */
const respond = ( day: string, count: number ) =>
	act( async () => {
		const call = calls.find( ( { query } ) =>
			String( query.after ).startsWith( day )
		);
		await call?.respond( {
			totals: { orders_count: count },
			intervals: [],
		} );
		calls.splice(
			calls.findIndex( ( one ) => one === call ),
			1
		);
	} );
const card = () => screen.getByRole( 'listitem' ).textContent;

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-03-20T12:00:00Z' ) } );
	window.storedeckSettings = { timeZone: 'UTC' };
	calls = fakeNetwork();
	const registry = createTestRegistry( reportsStore );
	const element = ( query: Query ) => (
		<RegistryProvider value={ registry }>
			<Cards query={ query } />
		</RegistryProvider>
	);
	let rerender: ReturnType< typeof render >[ 'rerender' ] | undefined;
	show = async ( query ) => {
		if ( rerender ) {
			rerender( element( query ) );
		} else {
			( { rerender } = render( element( query ) ) );
		}
		await act( settle );
	};
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

describe( 'MetricCards', () => {
	it( 'leaves the change empty until the first comparison is loaded', async () => {
		await show( lastYear );
		await respond( '2026-03-02', 30 );
		expect( card() ).toContain( '30' );
		expect( card() ).toContain( 'Previous year: …' );
		expect( card() ).not.toContain( 'N/A' );
		await respond( '2025-03-02', 20 );
		expect( card() ).toContain( 'Previous year: 20' );
		expect( card() ).toContain( '+50%' );
	} );

	it( 'never shows another comparison under the new label', async () => {
		await show( lastYear );
		await respond( '2026-03-02', 30 );
		await respond( '2025-03-02', 20 );
		await show( lastPeriod );
		expect( card() ).toContain( 'Previous period: …' );
		expect( card() ).not.toContain( '%' );
		await respond( '2026-02-23', 15 );
		expect( card() ).toContain( 'Previous period: 15' );
		expect( card() ).toContain( '+100%' );
	} );

	it( 'keeps both old values with their label until the new period is loaded', async () => {
		await show( lastYear );
		await respond( '2026-03-02', 30 );
		await respond( '2025-03-02', 20 );
		expect( document.querySelector( '.storedeck-skeleton' ) ).toBeNull();
		await show( nextWeek );
		// No one reads them as those of the new period.
		expect(
			document.querySelector( '.storedeck-skeleton' )
		).not.toBeNull();
		// The new comparison is the old period: it is there at once.
		expect( card() ).toContain( '30' );
		expect( card() ).toContain( 'Previous year: 20' );
		expect( card() ).toContain( '+50%' );
		await respond( '2026-03-09', 60 );
		expect( document.querySelector( '.storedeck-skeleton' ) ).toBeNull();
		expect( card() ).toContain( '60' );
		expect( card() ).toContain( 'Previous period: 30' );
		expect( card() ).toContain( '+100%' );
	} );

	it( 'keeps values of one query when the query changes twice', async () => {
		await show( lastYear );
		await respond( '2026-03-02', 30 );
		await respond( '2025-03-02', 20 );
		await show( { ...nextWeek, compare: 'previous_year' } );
		await respond( '2026-03-09', 60 );
		expect( card() ).toContain( 'Previous year: …' );
		await show( {
			...nextWeek,
			after: '2026-03-16',
			before: '2026-03-18',
			compare: 'previous_year',
		} );
		expect( card() ).toContain( '60' );
		expect( card() ).not.toContain( '20' );
		expect( card() ).not.toContain( '%' );
	} );

	it( 'shows no change when the comparison fails', async () => {
		await show( lastYear );
		await respond( '2026-03-02', 30 );
		await respond( '2025-03-02', 20 );
		await show( lastPeriod );
		await act( async () => {
			await calls[ 0 ]?.fail( 'No connection.' );
		} );
		expect( card() ).toContain( 'Previous period: N/A' );
		expect( card() ).not.toContain( '20' );
	} );
} );
