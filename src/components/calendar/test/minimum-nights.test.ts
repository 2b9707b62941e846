import { chooseDay } from '../choose-day';

it.each( [
	[ 1, '2018-04-05', '2018-04-06' ],
	[ 3, '2018-04-07', '2018-04-08' ],
] )(
	'an end before %i nights are over begins a new range',
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

it( 'a start that comes too close to the end empties the end', () => {
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
