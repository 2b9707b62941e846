import { act, fireEvent, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { dataStateStore, reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { Freshness } from '../freshness';
import { isOutdated, isRequesting } from '../../../report/report-state';
import { announce } from '../../../common/announce';
import { useAnnouncement } from '../use-announcement';
import { useReport } from '../../../report/use-report';
import { getReport } from '../../../reports/test/definitions';
import { ANSWERS } from '../../../test/fake-answers';

const orders = getReport( 'orders' );

jest.mock( '../../../common/announce', () => ( { announce: jest.fn() } ) );

const query = { period: 'last_month', compare: 'previous_year' };

let source: 'orders' | 'downloads' | undefined;

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
			<Freshness data={ data } source={ source } />
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
			if ( call.path.startsWith( '/storedeck/v1/answers' ) ) {
				continue;
			}
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
	source = undefined;
	calls = fakeNetwork( ANSWERS );
	jest.mocked( announce ).mockClear();
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it( 'shows when the data was received, in the site time zone', async () => {
	await open();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	await answerAll( 0, 3 );

	const time = screen.getByText( '14:32' );
	expect( time.tagName ).toBe( 'TIME' );
	expect( time ).toHaveAttribute( 'datetime', '2022-03-15T14:32:10-04:00' );
	expect( time.parentElement ).toHaveTextContent( 'Updated at 14:32' );
} );

it( 'refreshes every request once and keeps the data meanwhile', async () => {
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

it( 'reports a failed refresh and keeps the older data', async () => {
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
		screen.getByText( 'Could not update the report.' )
	).toBeInTheDocument();
	expect( announce ).toHaveBeenLastCalledWith(
		'Could not update the report.',
		'assertive'
	);
	await refresh();
	await answerAll( 2 * count, 4 );
	expect(
		screen.queryByText( 'Could not update the report.' )
	).not.toBeInTheDocument();
} );

it( 'shows the date of data that is not from today', async () => {
	await open();
	await answerAll( 0, 3 );
	jest.setSystemTime( new Date( '2022-03-16T18:00:00Z' ) );
	await refresh();

	expect( screen.getByText( 'March 15, 2022, 14:32' ) ).toBeInTheDocument();
} );

describe( 'DataStatus', () => {
	const STATE = {
		orders_until: '2022-03-15 11:05:00',
		downloads_until: '2022-03-01 09:00:00',
		replica_until: null,
		waiting: 0,
		import: { is_running: false, percent: 0 },
		rebuild: { is_running: false, percent: 0 },
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

	it( 'shows how far the data reaches before the time of the last update', async () => {
		source = 'orders';
		await openWith( {} );
		expect( screen.getByText( '11:05' ).parentElement ).toHaveTextContent(
			'Data through 11:05'
		);
		expect( document.body ).toHaveTextContent(
			/Data through 11:05.*Updated at 14:32/
		);
	} );

	it( 'shows the time of the newest download in the Downloads report', async () => {
		source = 'downloads';
		await openWith( { waiting: 3 } );
		expect( document.body ).toHaveTextContent(
			'Data through March 1, 2022, 09:00'
		);
		expect( document.body ).not.toHaveTextContent( 'not yet processed' );
	} );

	it( 'is not requested for reports that are never behind', async () => {
		await open();
		await answerAll( 0, 3 );
		await act( settle );
		expect( lastState() ).toBeUndefined();
	} );

	it( 'shows the progress of an import until it is done', async () => {
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( false );
		source = 'orders';
		await openWith( { import: { is_running: true, percent: 40 } } );
		expect( document.body ).toHaveTextContent(
			'Importing historical orders: 40%'
		);
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 5100 );
		} );
		await act( settle );
		await act( async () => lastState()?.respond( STATE ) );
		expect( document.body ).not.toHaveTextContent( 'Importing' );
	} );

	it( 'shows the progress of a rebuild until it is done', async () => {
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( false );
		source = 'orders';
		await openWith( { rebuild: { is_running: true, percent: 40 } } );
		expect( document.body ).toHaveTextContent(
			'Rebuilding reports after a settings change: 40%'
		);
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 5100 );
		} );
		await act( settle );
		await act( async () => lastState()?.respond( STATE ) );
		expect( document.body ).not.toHaveTextContent( 'Rebuilding' );
	} );

	it( 'shows the number of waiting orders until none waits', async () => {
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( false );
		source = 'orders';
		await openWith( { waiting: 3 } );
		expect( document.body ).toHaveTextContent(
			'3 orders not yet processed'
		);
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 5100 );
		} );
		await act( settle );
		await act( async () => lastState()?.respond( STATE ) );
		expect( document.body ).not.toHaveTextContent( 'not yet processed' );
	} );

	it( 'shows until when it has all changes while a replica lags', async () => {
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( false );
		source = 'orders';
		await openWith( { replica_until: '2022-03-15 14:31:00' } );
		const status = 'Changes after 14:31 are not yet included';
		expect( document.body ).toHaveTextContent( status );
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 5100 );
		} );
		await act( settle );
		await act( async () => lastState()?.respond( STATE ) );
		expect( document.body ).not.toHaveTextContent( status );
	} );

	it( 'announces once that a replica lags, and that it has caught up', async () => {
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( false );
		source = 'orders';
		await openWith( {} );
		const answer = async ( state: object ) => {
			await act( async () => lastState()?.respond( state ) );
			await act( settle );
		};
		const poll = async ( state: object ) => {
			await act( async () => {
				await jest.advanceTimersByTimeAsync( 5100 );
			} );
			await act( settle );
			await answer( state );
		};
		await refresh();
		await answer( { ...STATE, replica_until: '2022-03-15 14:31:00' } );
		await poll( { ...STATE, replica_until: '2022-03-15 14:31:05' } );
		const announced = () =>
			jest
				.mocked( announce )
				.mock.calls.flat()
				.filter( ( text ) => /changes/i.test( String( text ) ) );
		expect( announced() ).toEqual( [
			'Changes after 14:31 are not yet included',
		] );
		await poll( STATE );
		expect( announced().slice( 1 ) ).toEqual( [
			'All changes are included.',
		] );
	} );

	it( 'shows the number of orders not yet processed', async () => {
		source = 'orders';
		await openWith( { waiting: 2 } );
		expect( document.body ).toHaveTextContent(
			'2 orders not yet processed'
		);
	} );

	it( 'is empty if the status is not available', async () => {
		source = 'orders';
		await open();
		await answerAll( 0, 3 );
		await act( settle );
		await act( async () => lastState()?.fail( 'No database.' ) );
		expect( document.body ).not.toHaveTextContent( 'Data through' );
		expect( document.body ).toHaveTextContent( 'Updated at 14:32' );
	} );
} );
