import { comparisons, getRangeLabel, toStoreMoment } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import type { Answer } from './answer';
import { describeCompared, formatUntil } from './comparison-label';
import { getPeriodLabel } from './period-label';

export const getComparisonName = ( compare: string ) =>
	comparisons.find( ( { value } ) => value === compare )?.label ?? compare;

/** The names of the periods of an answer with their dates. */
export const getPeriodNames = (
	{ periods }: Pick< Answer, 'periods' >,
	query: Query
) =>
	periods.map( ( { compare, after, before, until } ) => {
		if ( compare === null ) {
			return getPeriodLabel( query );
		}
		const [ first = '', last = '' ] = [ after, before ].map( ( date ) =>
			date.slice( 0, 10 )
		);
		return describeCompared(
			{
				label: getComparisonName( compare ),
				range: getRangeLabel(
					toStoreMoment( first ),
					toStoreMoment( last )
				),
			},
			until && formatUntil( until, last )
		);
	} );
