import { getCurrentDates } from '@storedeck/date';
import { toQuery } from '../report-props';

const STORE_DEFAULT = 'period=month&compare=previous_year';

beforeEach( () => {
	window.storedeckSettings = { defaultDateRange: STORE_DEFAULT };
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'toQuery', () => {
	it( 'is empty without props', () => {
		expect( toQuery( {} ) ).toEqual( {} );
	} );

	it( 'has the filters and the period', () => {
		expect(
			toQuery( {
				query: { status_is: 'completed' },
				period: 'custom',
				compare: 'none',
				after: '2024-01-01',
				before: '2024-02-29',
				interval: 'week',
			} )
		).toEqual( {
			status_is: 'completed',
			period: 'custom',
			compare: 'none',
			after: '2024-01-01',
			before: '2024-02-29',
			interval: 'week',
		} );
	} );

	it.each( [
		[ { period: 'year' } as const, 'year', 'previous_year' ],
		[ { compare: 'none' } as const, 'month', 'none' ],
	] )(
		'adds the default period or comparison to %j',
		( given, period, compare ) => {
			const query = toQuery( given );
			expect( query ).toEqual( { period, compare } );
			const { primary } = getCurrentDates( query, STORE_DEFAULT );
			expect( primary.label ).toBe(
				period === 'year' ? 'Year to date' : 'Month to date'
			);
		}
	);
} );
