import { getComparisonLabel } from '../comparison-label';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	window.storedeckSettings = {
		timeZone: 'UTC',
		timeFormat: 'g:i a',
		dateFormat: 'F j, Y',
	};
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

const TODAY = { period: 'today' };
const CUSTOM = {
	compare: 'custom',
	compare_after: '2022-03-01',
	compare_before: '2022-03-01',
};

it.each( [
	[ { compare: 'previous_period' }, 'Previous period:' ],
	[ { compare: 'previous_year' }, 'Previous year:' ],
	[ { compare: 'same_weekdays' }, 'Same weekdays last year:' ],
	[ { compare: 'weeks_before' }, 'Same weekdays before:' ],
	[ CUSTOM, 'Compared with:' ],
	[ { compare: 'none' }, '' ],
] )( 'names a whole period of %p', ( compare, label ) => {
	expect( getComparisonLabel( { ...TODAY, ...compare } ) ).toBe( label );
} );

it.each( [
	[
		{ compare: 'previous_period' },
		'2022-03-14',
		'Previous period until 1:30 am:',
	],
	[
		{ compare: 'previous_year' },
		'2021-03-15',
		'Previous year until 1:30 am:',
	],
	[
		{ compare: 'same_weekdays' },
		'2021-03-16',
		'Same weekdays last year until 1:30 am:',
	],
	[
		{ compare: 'weeks_before' },
		'2022-03-08',
		'Same weekdays before until 1:30 am:',
	],
	[ CUSTOM, '2022-03-01', 'Compared until 1:30 am:' ],
	[ { compare: 'none' }, '2022-03-14', '' ],
] )( 'names a part of a period of %p', ( compare, day, label ) => {
	expect(
		getComparisonLabel( { ...TODAY, ...compare }, `${ day }T01:30:59` )
	).toBe( label );
} );
