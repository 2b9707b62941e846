import { render } from '@testing-library/react';
import { getSparklinePath } from '@storedeck/components/summary/sparkline-path';
import type { QueryResult, Stats } from '../../report/query-result';
import { MetricSparkline } from '../metric-sparkline';

const toResult = (
	year: number,
	values: readonly number[],
	changes: Partial< QueryResult< Stats > > = {}
): QueryResult< Stats > => ( {
	data: {
		totals: {},
		intervals: values.map( ( orders, day ) => ( {
			interval: '',
			date_start: `${ year }-03-0${ day + 1 } 00:00:00`,
			date_end: '',
			subtotals: { orders },
		} ) ),
	},
	error: undefined,
	isRequesting: false,
	isPreviousData: false,
	isEnabled: true,
	retry: () => {},
	readAt: 0,
	...changes,
} );

const draw = ( ...[ primary, secondary ]: Array< QueryResult< Stats > > ) => {
	const { container } = render(
		<MetricSparkline
			periods={ { primary: primary!, secondary: secondary! } }
			metric="orders"
		/>
	);
	const [ previous, current ] = container.querySelectorAll( 'path' );
	return [ current?.getAttribute( 'd' ), previous?.getAttribute( 'd' ) ];
};

beforeEach( () => {
	// The third day has begun, in this minute.
	jest.useFakeTimers( { now: new Date( '2026-03-03T00:00:00Z' ) } );
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it( 'draws the intervals that have begun, and all of the other period', () => {
	expect(
		draw(
			toResult( 2026, [ 1, 9, 2, 0 ] ),
			toResult( 2025, [ 3, 4, 5, 6 ] )
		)
	).toEqual( [
		getSparklinePath( [ 1, 9, 2 ], [ 9 ], 4 ),
		getSparklinePath( [ 3, 4, 5, 6 ], [ 9 ], 4 ),
	] );
} );

it( 'does not draw the other period of the query before', () => {
	expect(
		draw(
			toResult( 2026, [ 1, 9, 2 ] ),
			toResult( 2025, [ 3, 4 ], { isPreviousData: true } )
		)[ 1 ]
	).toBe( '' );
} );

it( 'takes its space while nothing is loaded', () => {
	const none = { data: undefined };
	expect(
		draw( toResult( 2026, [], none ), toResult( 2025, [], none ) )
	).toEqual( [ '', '' ] );
} );
