import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@storedeck/data/testing';
import '@storedeck/data';
import type { QueryResult, Stats } from '../../report/query-result';
import { ReportChart } from '../report-chart';

const STATS: Stats = {
	totals: { orders_count: 3 },
	intervals: [
		{
			interval: '2022-02-01',
			date_start: '2022-02-01 00:00:00',
			date_end: '2022-02-01 23:59:59',
			subtotals: { orders_count: 3 },
		},
	],
};
const FAILED = new Error( 'Not today.' );
const retry = { primary: jest.fn(), secondary: jest.fn() };

const result = (
	name: 'primary' | 'secondary',
	changes: Partial< QueryResult< Stats > > = {}
): QueryResult< Stats > => ( {
	data: STATS,
	isRequesting: false,
	isPreviousData: false,
	error: undefined,
	isEnabled: true,
	retry: retry[ name ],
	readAt: undefined,
	...changes,
} );

async function show(
	primary: Partial< QueryResult< Stats > > = {},
	secondary: Partial< QueryResult< Stats > > = {}
) {
	const { container } = render(
		<ReportChart
			chart={ { key: 'orders_count', label: 'Orders', type: 'number' } }
			query={ { period: 'last_month', compare: 'previous_year' } }
			path="/analytics/orders"
			primary={ result( 'primary', primary ) }
			secondary={ result( 'secondary', secondary ) }
		/>
	);
	await act( settle );
	return container.firstElementChild;
}

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	window.storedeckSettings = { timeZone: 'UTC' };
	Object.values( retry ).forEach( ( mock ) => mock.mockClear() );
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

const reload = () =>
	userEvent
		.setup( { advanceTimers: jest.advanceTimersByTime } )
		.click( screen.getByRole( 'button', { name: 'Reload' } ) );

it( 'can be loaded again when the period failed', async () => {
	await show( { data: undefined, error: FAILED } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the chart.Not today.'
	);
	await reload();
	expect( retry.primary ).toHaveBeenCalledTimes( 1 );
} );

it( 'is shown with older data when a refresh fails', async () => {
	await show( { error: FAILED } );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it( 'can load the comparison again when only that failed', async () => {
	await show( {}, { data: undefined, error: FAILED } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the comparison period.Not today.'
	);
	await reload();
	expect( retry.secondary ).toHaveBeenCalledTimes( 1 );
	expect( retry.primary ).not.toHaveBeenCalled();
} );

it( 'becomes gray blocks while another query loads', async () => {
	const chart = await show( { isRequesting: true, isPreviousData: true } );
	expect( chart ).toHaveClass( 'storedeck-skeleton' );
	expect( chart ).not.toHaveClass( 'storedeck-busy' );
} );

it.each( [
	[ 'loaded', {}, {}, false, false ],
	[ 'refreshed', { isRequesting: true }, {}, true, true ],
	[ 'compared with another period', {}, { isRequesting: true }, true, true ],
	[
		'loaded for the first time',
		{ isRequesting: true, data: undefined },
		{ isRequesting: true, data: undefined },
		true,
		false,
	],
	[
		'loaded before its comparison',
		{},
		{ isRequesting: true, data: undefined },
		true,
		false,
	],
	[
		'refreshed without a comparison',
		{ isRequesting: true },
		{ data: undefined, isEnabled: false },
		true,
		true,
	],
] )(
	'dims only older data while it is %s',
	async ( _title, primary, secondary, isBusy, isDimmed ) => {
		const chart = await show( primary, secondary );
		expect( chart ).toHaveAttribute( 'aria-busy', String( isBusy ) );
		expect( chart?.classList.contains( 'storedeck-busy' ) ).toBe(
			isDimmed
		);
	}
);
