// cspell:ignore yesterdya
import { getHistory, getPath, getQuery } from '@storedeck/navigation';
import { REPORT_SETTINGS, SCREENS } from '../../../reports/test/definitions';
import { registerScreens } from '../../../pages';
import { findPeriodEntries, splitPeriod } from '../periods';

beforeAll( () => {
	registerScreens();
	jest.useFakeTimers( { now: new Date( '2026-03-18T12:00:00Z' ) } );
} );
beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'http://localhost/wp-admin/',
		reports: REPORT_SETTINGS,
		screens: SCREENS,
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: { view_woocommerce_reports: true },
			preferences: {},
		},
	};
	getHistory().push( 'admin.php?page=storedeck' );
} );
afterAll( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

const list = ( text: string ) =>
	findPeriodEntries( text ).map( ( { label, group } ) => [ label, group ] );

it.each( [
	[ 'last week', [ [ 'Revenue: Last week', 'Mar 8 - 14, 2026' ] ] ],
	[ 'week last', [ [ 'Revenue: Last week', 'Mar 8 - 14, 2026' ] ] ],
	[ 'previous month', [ [ 'Revenue: Last month', 'Feb 1 - 28, 2026' ] ] ],
	[ 'Yesterday', [ [ 'Revenue: Yesterday', 'Mar 17, 2026' ] ] ],
	[ 'yesterdya', [ [ 'Revenue: Yesterday', 'Mar 17, 2026' ] ] ],
	[ 'june', [ [ 'Revenue: June 2025', 'Jun 1 - 30, 2025' ] ] ],
	[ 'june 2024', [ [ 'Revenue: June 2024', 'Jun 1 - 30, 2024' ] ] ],
	[ '2026-03', [ [ 'Revenue: March 2026', 'Mar 1 - 31, 2026' ] ] ],
	[ '2025', [ [ 'Revenue: 2025', 'Jan 1 - Dec 31, 2025' ] ] ],
	[ '2026-02-30', [] ],
	[ '1012', [] ],
	[ 'la', [] ],
] )( 'finds the period of “%s”', ( text, expected ) => {
	expect( list( text ) ).toEqual( expected );
} );

it( 'separates a period from the other words', () => {
	const { period, rest } = splitPeriod( 'Net sales last week' );
	expect( period?.query ).toEqual( { period: 'last_week' } );
	expect( rest ).toBe( 'net sales' );
	expect( findPeriodEntries( 'net sales last week' ) ).toEqual( [] );
} );

it( 'opens the open report too, with its filters and comparison', () => {
	getHistory().push(
		'admin.php?page=storedeck&path=%2Fanalytics%2Forders&status_is=refunded&compare=previous_year&period=custom&after=2026-01-01&before=2026-01-02&paged=3'
	);
	const [ orders, revenue ] = findPeriodEntries( 'yesterday' );
	expect( revenue?.label ).toBe( 'Revenue: Yesterday' );
	expect( orders?.label ).toBe( 'Orders: Yesterday' );
	orders?.open();
	expect( getPath() ).toBe( '/analytics/orders' );
	expect( getQuery() ).toEqual( {
		page: 'storedeck',
		path: '/analytics/orders',
		period: 'yesterday',
		compare: 'previous_year',
		status_is: 'refunded',
	} );
} );

it( 'does not compare another period with custom dates', () => {
	getHistory().push(
		'admin.php?page=storedeck&path=%2Fanalytics%2Frevenue&compare=custom&compare_after=2025-01-01&compare_before=2025-01-31'
	);
	findPeriodEntries( '2026-03-01' )[ 0 ]?.open();
	expect( getQuery() ).toEqual( {
		page: 'storedeck',
		path: '/analytics/revenue',
		period: 'custom',
		after: '2026-03-01',
		before: '2026-03-01',
	} );
} );
