import {
	getComparisonLabel,
	PERIOD_QUERIES,
	QUESTIONS,
	readPeriod,
} from '../period';

beforeEach( () => {
	// A Tuesday.
	jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	window.storedeckSettings = {
		timeZone: 'UTC',
		timeFormat: 'g:i a',
		dateFormat: 'F j, Y',
		defaultDateRange: 'period=year&compare=previous_year',
	};
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it.each( [
	[ 'week', 'week' ],
	[ 'today', 'today' ],
	[ 'month', 'today' ],
	[ undefined, 'today' ],
	[ [ 'week' ], 'today' ],
] )( 'reads the period %j of the URL as %s', ( value, period ) => {
	expect( readPeriod( { metrics_period: value } ) ).toBe( period );
} );

it( 'leaves the period of reports alone', () => {
	expect( readPeriod( { period: 'week' } ) ).toBe( 'today' );
} );

it( 'compares a day with the same weekday, a week with the one before', () => {
	expect( PERIOD_QUERIES ).toEqual( {
		today: { period: 'today', compare: 'weeks_before' },
		week: { period: 'week', compare: 'previous_period' },
	} );
	expect( QUESTIONS.today.interval ).toBe( 'hour' );
	expect( QUESTIONS.week.interval ).toBe( 'day' );
} );

it.each( [
	[ 'today', undefined, 'Last Tuesday:' ],
	[ 'today', '2022-03-08T01:30', 'Last Tuesday until 1:30 am:' ],
	[ 'week', undefined, 'Previous week:' ],
	[ 'week', '2022-03-08T13:05', 'Previous week until 1:05 pm:' ],
	[
		'week',
		'2022-03-07T13:05',
		'Previous week until March 7, 2022, 1:05 pm:',
	],
] as const )(
	'names what %s is compared with until %s',
	( period, until, label ) => {
		expect( getComparisonLabel( period, until && `${ until }:59` ) ).toBe(
			label
		);
	}
);
