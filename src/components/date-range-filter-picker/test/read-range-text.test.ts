import { readRangeText } from '../read-range-text';

const TODAY = '2026-03-15';
const read = ( text: string ) => {
	const range = readRangeText( text, TODAY );
	if ( ! range ) {
		return 'none';
	}
	return 'preset' in range ? range.preset : `${ range.start } ${ range.end }`;
};

it.each( [
	[ 'last 10 days', '2026-03-06 2026-03-15' ],
	[ '  Past  1 day ', '2026-03-15 2026-03-15' ],
	[ '10d', '2026-03-06 2026-03-15' ],
	[ 'last ١٠ days', '2026-03-06 2026-03-15' ],
	[ '2 weeks', '2026-03-02 2026-03-15' ],
	[ 'last 6 months', '2025-09-16 2026-03-15' ],
	[ 'last 2 quarters', '2025-09-16 2026-03-15' ],
	[ 'last 1 year', '2025-03-16 2026-03-15' ],
] )( 'reads %p as units that end today', ( text, range ) => {
	expect( read( text ) ).toBe( range );
} );

it.each( [
	[ 'last month', 'last_month' ],
	[ 'Last 30 Days', 'last_30_days' ],
	[ 'today', 'today' ],
] )( 'reads %p as a preset', ( text, preset ) => {
	expect( read( text ) ).toBe( preset );
} );

it.each( [
	[ '2024', '2024-01-01 2024-12-31' ],
	[ '2026', '2026-01-01 2026-03-15' ],
	[ 'q2 2025', '2025-04-01 2025-06-30' ],
	[ 'Q4', '2025-10-01 2025-12-31' ],
	[ 'February 2024', '2024-02-01 2024-02-29' ],
	[ 'feb', '2026-02-01 2026-02-28' ],
	[ 'november', '2025-11-01 2025-11-30' ],
	[ 'March', '2026-03-01 2026-03-15' ],
] )( 'reads %p as a unit, at most until today', ( text, range ) => {
	expect( read( text ) ).toBe( range );
} );

it.each( [
	[ '2026-03-02', '2026-03-02 2026-03-02' ],
	[ '2026-03-02 - 2026-03-09', '2026-03-02 2026-03-09' ],
	[ '03/09/2026–03/02/2026', '2026-03-02 2026-03-09' ],
	[ '03/02/2026 to 12/31/2026', '2026-03-02 2026-03-15' ],
] )( 'reads %p as dates', ( text, range ) => {
	expect( read( text ) ).toBe( range );
} );

it.each( [
	'',
	'next 10 days',
	'last 0 days',
	'10',
	'10 moons',
	'custom',
	'2027',
	'Q5',
	'march 20265',
	'2027-01-01',
	'2026-02-30',
	'2026-03-01 - 2026-03-02 - 2026-03-03',
] )( 'does not read %p', ( text ) => {
	expect( read( text ) ).toBe( 'none' );
} );
