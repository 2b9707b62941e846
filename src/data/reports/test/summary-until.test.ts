import { getComparisonEnd } from '@storedeck/date';
import { getReportStatsQuery } from '../report-queries';
import { reportsStore } from '../store';
import { getSummaryNumbers } from '../summary-numbers';
import { createTestRegistry } from '../../testing';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T09:30:00Z' ) } );
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it( 'compares an unfinished range with the same part of the other one', () => {
	const query = { period: 'today', compare: 'previous_period' };
	const options = {
		endpoint: 'orders',
		query,
		until: getComparisonEnd( query ),
	};
	const primary = getReportStatsQuery( {
		endpoint: 'orders',
		query,
		dataType: 'primary',
	} );
	const secondary = getReportStatsQuery( {
		...options,
		dataType: 'secondary',
	} );
	expect( secondary ).toMatchObject( {
		after: '2022-03-14T00:00:00',
		before: '2022-03-14T09:30:59',
	} );
	const registry = createTestRegistry( reportsStore );
	const { setReportStats } = registry.dispatch( reportsStore );
	setReportStats( 'orders', primary, {
		data: { totals: { orders_count: 3 } },
		totalResults: 1,
		totalPages: 1,
	} );
	setReportStats( 'orders', secondary, {
		data: { totals: { orders_count: 2 } },
		totalResults: 1,
		totalPages: 1,
	} );
	expect(
		getSummaryNumbers( {
			...options,
			selector: registry.select( reportsStore ),
		} ).totals
	).toEqual( {
		primary: { orders_count: 3 },
		secondary: { orders_count: 2 },
	} );
} );
