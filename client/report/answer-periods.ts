import { comparisons, toMoment } from '@storedeck/date';
import { getRangeLabel } from '@storedeck/date/range-label';
import type { Query } from '@storedeck/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { getDates } from '../common/url-dates';
import type { Answer, AnswerPeriod } from './answer';
import { formatUntil } from './comparison-label';
import { getPeriodLabel } from './period-label';

export const getComparisonName = ( compare: string ) =>
	comparisons.find( ( { value } ) => value === compare )?.label ?? compare;

function getRange( { after, before }: AnswerPeriod ) {
	const from = toMoment( 'YYYY-MM-DD', after.slice( 0, 10 ) );
	const until = toMoment( 'YYYY-MM-DD', before.slice( 0, 10 ) );
	return from && until ? getRangeLabel( from, until ) : '';
}

/** The name of a compared period, with the end of the part that is compared. */
const getComparedName = ( period: AnswerPeriod, name: string ) =>
	period.until
		? sprintf(
				/* translators: 1: name of a period, 2: its date range, 3: a time of its last day. */
				__( '%1$s (%2$s) until %3$s', 'storedeck' ),
				name,
				getRange( period ),
				formatUntil(
					period.until.replace( 'T', ' ' ),
					period.before.slice( 0, 10 )
				)
		  )
		: sprintf(
				/* translators: 1: name of a period, 2: its date range, for example "Month to date (Apr 1 - 15, 2018)". */
				__( '%1$s (%2$s)', 'storedeck' ),
				name,
				getRange( period )
		  );

/** The names of the periods of an answer with their dates. */
export const getPeriodNames = (
	{ periods }: Pick< Answer, 'periods' >,
	query: Query
) =>
	periods.map( ( period ) =>
		period.compare === null
			? getPeriodLabel( query, getDates( query ).primary )
			: getComparedName( period, getComparisonName( period.compare ) )
	);
