import { act, fireEvent, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { dataStateStore, reportsStore } from '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/test/fake-network';
import { createTestRegistry } from '@storedeck/data/test/test-registry';
import type { Call } from '@storedeck/data/test/fake-network';
import orders from '../../../reports/orders';
import { Freshness } from '../freshness';
import { isOutdated, isRequesting } from '../../../report/report-state';
import { announce } from '../../../common/announce';
import { useAnnouncement } from '../use-announcement';
import { useReport } from '../../../report/use-report';

jest.mock( '../../../common/announce', () => ( { announce: jest.fn() } ) );

const query = { period: 'last_month', compare: 'previous_year' };

let until: 'orders' | 'downloads' | undefined;

function Screen() {
	const data = useReport( {
		report: orders,
		query,
		filterSet: { filters: [], advancedFilters: {} },
		state: 'ready',
	} );
	useAnnouncement( orders, query, isRequesting( data ), isOutdated( data ) );
	return (
		<>
			<Freshness data={ data } until={ until } />
			<p>{ data.totals.primary.data?.totals.orders_count } orders</p>
		</>
	);
}

let calls: Call[];
const stats = ( count: number ) => ( {
	totals: { orders_count: count },
	intervals: [ { date_start: '2022-02-01 00:00:00', subtotals: {} } ],
} );
const answerAll = ( from: number, count: number ) =>
	act( async () => {
		for ( const call of calls.slice( from ) ) {
			await call.respond(
				call.path.endsWith( '/stats' ) ? stats( count ) : []
			);
		}
	} );
const open = async () => {
	render(
		<RegistryProvider
			value={ createTestRegistry( reportsStore, dataStateStore ) }
		>
			<Screen />
		</RegistryProvider>
	);
	await act( settle );
};
const refresh = async () => {
	fireEvent.click( screen.getByRole( 'button', { name: 'Refresh' } ) );
	await act( settle );
};

beforeEach( () => {
	// 14:32 in New York.
	jest.useFakeTimers( { now: new Date( '2022-03-15T18:32:10Z' ) } );
	window.storedeckSettings = {
		timeZone: 'America/New_York',
		timeFormat: 'H:i',
		dateFormat: 'F j, Y',
	};
	until = undefined;
	calls = fakeNetwork();
	jest.mocked( announce ).mockClear();
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it( 'says when the figures were read, on the clock of the shop', async () => {
	await open();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	await answerAll( 0, 3 );

	const time = screen.getByText( '14:32' );
	expect( time.tagName ).toBe( 'TIME' );
	expect( time ).toHaveAttribute( 'datetime', '2022-03-15T14:32:10-04:00' );
	expect( time.parentElement ).toHaveTextContent( 'Updated at 14:32' );
} );

it( 'reads every part again, once each, and keeps the figures meanwhile', async () => {
	await open();
	await answerAll( 0, 3 );
	const first = calls.map( ( { url } ) => url ).sort();
	jest.setSystemTime( new Date( '2022-03-15T18:40:00Z' ) );
	await refresh();

	expect(
		calls
			.slice( first.length )
			.map( ( { url } ) => url )
			.sort()
	).toEqual( first );
	expect( screen.getByText( '3 orders' ) ).toBeInTheDocument();
	expect( screen.getByText( '14:32' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await refresh();
	expect( calls ).toHaveLength( 2 * first.length );

	await answerAll( first.length, 5 );
	expect( screen.getByText( '5 orders' ) ).toBeInTheDocument();
	expect( screen.getByText( '14:40' ) ).toBeInTheDocument();
	expect( announce ).toHaveBeenLastCalledWith(
		expect.stringContaining( 'Orders updated' )
	);
} );

it( 'says so when they could not be read again, and keeps the older ones', async () => {
	await open();
	await answerAll( 0, 3 );
	const count = calls.length;
	await refresh();
	await act( async () => {
		for ( const call of calls.slice( count ) ) {
			await call.fail( 'No connection.' );
		}
	} );

	expect( screen.getByText( '3 orders' ) ).toBeInTheDocument();
	expect(
		screen.getByText( 'The report could not be updated.' )
	).toBeInTheDocument();
	expect( announce ).toHaveBeenLastCalledWith(
		'The report could not be updated.',
		'assertive'
	);
	await refresh();
	await answerAll( 2 * count, 4 );
	expect(
		screen.queryByText( 'The report could not be updated.' )
	).not.toBeInTheDocument();
} );

it( 'tells the day of figures that are from another', async () => {
	await open();
	await answerAll( 0, 3 );
	jest.setSystemTime( new Date( '2022-03-16T18:00:00Z' ) );
	await refresh();

	expect( screen.getByText( 'March 15, 2022, 14:32' ) ).toBeInTheDocument();
} );

describe( 'until when there is data', () => {
	const STATE = {
		orders_until: '2022-03-15 11:05:00',
		downloads_until: '2022-03-01 09:00:00',
		waiting: 0,
		import: { is_running: false, percent: 0 },
	};
	const lastState = () =>
		calls
			.filter( ( { path } ) => path === '/storedeck/v1/data-state' )
			.at( -1 );
	const openWith = async ( state: object ) => {
		await open();
		await answerAll( 0, 3 );
		await act( settle );
		await act( async () => lastState()?.respond( { ...STATE, ...state } ) );
	};

	it( 'is told once the figures are there, before when they were read', async () => {
		until = 'orders';
		await openWith( {} );
		expect( screen.getByText( '11:05' ).parentElement ).toHaveTextContent(
			'Data up to 11:05'
		);
		expect( document.body ).toHaveTextContent(
			/Data up to 11:05.*Updated at 14:32/
		);
	} );

	it( 'is that of downloads where they are reported, with its day', async () => {
		until = 'downloads';
		await openWith( { waiting: 3 } );
		expect( document.body ).toHaveTextContent(
			'Data up to March 1, 2022, 09:00'
		);
		expect( document.body ).not.toHaveTextContent( 'not counted' );
	} );

	it( 'is not asked for what is always of now', async () => {
		await open();
		await answerAll( 0, 3 );
		await act( settle );
		expect( lastState() ).toBeUndefined();
	} );

	it( 'says how far an import is, until it has ended', async () => {
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( false );
		until = 'orders';
		await openWith( { import: { is_running: true, percent: 40 } } );
		expect( document.body ).toHaveTextContent(
			'Earlier orders are being imported: 40%'
		);
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 5100 );
		} );
		await act( settle );
		await act( async () => lastState()?.respond( STATE ) );
		expect( document.body ).not.toHaveTextContent( 'being imported' );
	} );

	it( 'says how many orders wait to be counted', async () => {
		until = 'orders';
		await openWith( { waiting: 2 } );
		expect( document.body ).toHaveTextContent(
			'2 orders are not counted yet'
		);
	} );

	it( 'says nothing where it cannot be known', async () => {
		until = 'orders';
		await open();
		await answerAll( 0, 3 );
		await act( settle );
		await act( async () => lastState()?.fail( 'No database.' ) );
		expect( document.body ).not.toHaveTextContent( 'Data up to' );
		expect( document.body ).toHaveTextContent( 'Updated at 14:32' );
	} );
} );
