import type { AnswerPeriod } from '../answer';
import { getPeriodNames } from '../answer-periods';

const getName = ( period: Partial< AnswerPeriod > ) =>
	getPeriodNames(
		{
			periods: [
				{
					compare: 'previous_year',
					after: '2025-01-01T00:00:00',
					before: '2025-01-31T23:59:59',
					...period,
				},
			],
		},
		{}
	)[ 0 ];

it( 'names a compared period with its dates', () => {
	expect( getName( {} ) ).toBe( 'Previous year (Jan 1 - 31, 2025)' );
} );

it( 'tells until when an unfinished period is compared', () => {
	expect( getName( { until: '2025-01-31T09:13:59' } ) ).toBe(
		'Previous year (Jan 1 - 31, 2025) until 9:13 am'
	);
	expect( getName( { until: '2025-01-20T09:13:59' } ) ).toMatch(
		/ until .*20.*, 9:13 am$/
	);
} );
