import { toStoreMoment } from '@storedeck/date';
import { whyNoUpdate } from '../why-no-update';
import { getOpenRange } from '../choice';
import type { TypedRange } from '../types';

const after = toStoreMoment( '2018-04-02' );
const other = getOpenRange();
const before = toStoreMoment( '2018-04-09' );

it.each< [ TypedRange, string, string ] >( [
	[ {}, 'previous_year', 'Choose a start date and an end date.' ],
	[ { after, before }, 'previous_year', '' ],
	[ { after }, 'previous_year', 'Choose an end date.' ],
	[ { before, afterText: '1' }, 'previous_year', 'Correct the start date.' ],
	[ { after, beforeText: '1' }, 'previous_year', 'Correct the end date.' ],
	[
		{ afterText: '1' },
		'previous_year',
		'Correct the start date. Choose an end date.',
	],
	[
		{ beforeText: '1' },
		'previous_year',
		'Choose a start date. Correct the end date.',
	],
	[ { after, before }, '', 'Choose what to compare to.' ],
] )( '%# of what can be missing', ( range, compare, reason ) => {
	expect(
		whyNoUpdate( { ...range, period: '', compare, other }, true )
	).toBe( reason );
} );

it( 'asks for both dates of a custom comparison, of a preset too', () => {
	const choice = {
		period: 'month',
		compare: 'custom',
		other: { ...other, after },
	};
	expect( whyNoUpdate( choice, false ) ).toBe(
		'Choose the dates to compare to.'
	);
	expect(
		whyNoUpdate( { ...choice, other: { ...choice.other, before } }, false )
	).toBe( '' );
} );

it( 'asks for a preset where none is chosen', () => {
	const choice = { period: '', compare: 'none', other };
	expect( whyNoUpdate( choice, false ) ).toBe( 'Choose a preset period.' );
	expect( whyNoUpdate( { ...choice, period: 'today' }, false ) ).toBe( '' );
} );
