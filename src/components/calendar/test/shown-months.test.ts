import * as fc from 'fast-check';
import { differenceInMonths } from '@storedeck/date';
import { toDateString } from '../plain-day';
import {
	getLastShownMonth,
	isFutureBlocked,
	clampMonth,
} from '../shown-months';

it.each( [
	// [ last month, day, number of months, expected last month ]
	[ '2018-04-15', '2018-04-30', 1, '2018-04' ],
	[ '2018-04-15', '2018-03-31', 1, '2018-03' ],
	[ '2018-04-15', '2018-03-01', 2, '2018-04' ],
	[ '2018-04-15', '2018-02-28', 2, '2018-03' ],
	[ '2018-03-31', '2018-04-01', 2, '2018-04' ],
	[ '2018-01-31', '2017-11-30', 2, '2017-12' ],
] )(
	'shows, with %s as last month, %s among %i months by ending at %s',
	( last, day, n, then ) => {
		expect( getLastShownMonth( last, day, n ).slice( 0, 7 ) ).toBe( then );
	}
);

it( 'always shows the day', () => {
	const day = fc
		.integer( { min: 0, max: 20000 } )
		.map( ( n ) => new Date( n * 86400000 ).toISOString().slice( 0, 10 ) );
	fc.assert(
		fc.property(
			day,
			day,
			fc.integer( { min: 1, max: 3 } ),
			( a, b, n ) => {
				const behind = differenceInMonths(
					getLastShownMonth( a, b, n ),
					b
				);
				expect( behind ).toBeGreaterThanOrEqual( 0 );
				expect( behind ).toBeLessThan( n );
			}
		)
	);
} );

it( 'returns the same day if no month has to move', () => {
	expect( getLastShownMonth( '2018-04-15', '2018-04-30', 1 ) ).toBe(
		'2018-04-15'
	);
	expect( getLastShownMonth( '2018-04-15', '2018-03-01', 2 ) ).toBe(
		'2018-04-15'
	);
} );

it( 'limits months to the last one', () => {
	expect( clampMonth( '2018-05-01', '2018-04-15' ) ).toBe( '2018-04-15' );
	expect( clampMonth( '2018-04-30', '2018-04-15' ) ).toBe( '2018-04-30' );
	expect( clampMonth( '2018-05-01', undefined ) ).toBe( '2018-05-01' );
} );

it( 'detects whether all future days are unavailable', () => {
	const today = '2018-04-15';
	expect(
		isFutureBlocked( today, ( date ) => toDateString( date ) > today )
	).toBe( true );
	expect( isFutureBlocked( today, ( date ) => date.getDay() === 1 ) ).toBe(
		false
	);
	expect(
		isFutureBlocked(
			today,
			( date ) => toDateString( date ) > '2018-04-20'
		)
	).toBe( false );
} );

it.each( [
	[ '2018-04-16', false ],
	[ '2019-04-16', false ],
	[ '2019-04-17', true ],
] )(
	'checks the 366 days after today: with %s available, returns %p',
	( available, isBlocked ) => {
		expect(
			isFutureBlocked(
				'2018-04-15',
				( date ) => toDateString( date ) !== available
			)
		).toBe( isBlocked );
	}
);
