import { toStoreMoment } from '@storedeck/date';
import { describeMissing } from '../describe-missing';
import { getEditableRange } from '../date-selection';
import type { TypedRange } from '../types';

const after = toStoreMoment( '2018-04-02' );
const comparisonRange = getEditableRange();
const before = toStoreMoment( '2018-04-09' );

it.each< [ TypedRange, string, string ] >( [
	[ {}, 'previous_year', 'Choose a start date and an end date.' ],
	[ { after, before }, 'previous_year', '' ],
	[ { after }, 'previous_year', 'Choose an end date.' ],
	[
		{ before, afterText: '1' },
		'previous_year',
		'Enter a valid start date.',
	],
	[ { after, beforeText: '1' }, 'previous_year', 'Enter a valid end date.' ],
	[
		{ afterText: '1' },
		'previous_year',
		'Enter a valid start date. Choose an end date.',
	],
	[
		{ beforeText: '1' },
		'previous_year',
		'Choose a start date. Enter a valid end date.',
	],
	[ { after, before }, '', 'Choose a comparison.' ],
] )( 'describes what is missing (%#)', ( range, compare, reason ) => {
	expect(
		describeMissing(
			{ ...range, period: '', compare, comparisonRange },
			true
		)
	).toBe( reason );
} );

it( 'requires both dates of a custom comparison, also with a preset', () => {
	const choice = {
		period: 'month',
		compare: 'custom',
		comparisonRange: { ...comparisonRange, after },
	};
	expect( describeMissing( choice, false ) ).toBe(
		'Choose a comparison date range.'
	);
	expect(
		describeMissing(
			{
				...choice,
				comparisonRange: { ...choice.comparisonRange, before },
			},
			false
		)
	).toBe( '' );
} );

it( 'requires a preset period', () => {
	const choice = { period: '', compare: 'none', comparisonRange };
	expect( describeMissing( choice, false ) ).toBe(
		'Choose a preset period.'
	);
	expect( describeMissing( { ...choice, period: 'today' }, false ) ).toBe(
		''
	);
} );
