import { chooseDay } from '../choose-day';

it.each( [
	[ 1, '2018-04-05', '2018-04-06' ],
	[ 3, '2018-04-07', '2018-04-08' ],
] )(
	'starts a new range when the end is less than %i nights after the start',
	( nights, tooEarly, first ) => {
		const range = { start: '2018-04-05' };
		expect( chooseDay( range, 'endDate', tooEarly, nights ) ).toEqual( {
			range: { start: tooEarly, end: undefined },
			next: 'endDate',
		} );
		expect( chooseDay( range, 'endDate', first, nights ) ).toEqual( {
			range: { start: '2018-04-05', end: first },
			next: 'startDate',
		} );
	}
);

it( 'clears the end when the start is too close to it', () => {
	const range = { start: '2018-04-01', end: '2018-04-09' };
	expect( chooseDay( range, 'startDate', '2018-04-08', 1 ).range ).toEqual( {
		start: '2018-04-08',
		end: '2018-04-09',
	} );
	expect( chooseDay( range, 'startDate', '2018-04-08', 2 ).range ).toEqual( {
		start: '2018-04-08',
		end: undefined,
	} );
} );
