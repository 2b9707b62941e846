import { getUrlKey } from '@storedeck/navigation';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import type { AnswerDimension, AnswerRow, Model } from '../../report/answer';
import type { Question } from '../../report/question';

/** The parameter of the dimensions whose values were followed, the last one at the end. */
const FOLLOWED = 'followed';

const readFollowed = ( query: Query ) =>
	typeof query[ FOLLOWED ] === 'string' && query[ FOLLOWED ]
		? query[ FOLLOWED ].split( ',' )
		: [];

/** Whether the card of filters has a parameter, so that it can be changed and removed. */
const hasFilter = ( param: string, { filters = {} }: AdvancedFiltersConfig ) =>
	Object.entries( filters ).some( ( [ key, { rules } ] ) =>
		rules
			? rules.some( ( { value } ) => getUrlKey( key, value ) === param )
			: key === param
	);

/** What asks next: the first dimension that can be asked and was not followed yet. */
const getNext = (
	{ key, combines }: AnswerDimension,
	followed: readonly string[]
) =>
	combines.find( ( other ) => other !== key && ! followed.includes( other ) );

/**
 * The changes of the URL that limit a question to the value of a row and ask by the next
 * dimension; undefined where a value cannot be a filter.
 */
export function getDrillDown(
	question: Question,
	query: Query,
	dimension: AnswerDimension,
	{ id }: AnswerRow[ 'values' ][ number ],
	advancedFilters: AdvancedFiltersConfig
): QueryUpdate | undefined {
	const { filter, key } = dimension;
	const value = filter?.values
		? filter.values[ Number( id ) ]
		: String( id ) || filter?.unknown;
	if (
		! filter ||
		! value ||
		// It would add what fits instead of limiting it.
		query.match === 'any' ||
		query[ filter.param ] ||
		! hasFilter( filter.param, advancedFilters )
	) {
		return undefined;
	}
	const followed = [ ...readFollowed( query ), key ];
	const others = question.by.filter( ( other ) => other !== key );
	const next =
		others.length > 0 ? others.join() : getNext( dimension, followed );
	return {
		metrics: question.metrics.join(),
		[ filter.param ]: value,
		by: next,
		[ FOLLOWED ]: followed.join(),
		show: undefined,
		paged: undefined,
	};
}

/** The way back from the value that was followed last. */
export function getWayBack(
	query: Query,
	{ dimensions }: Model
): { update: QueryUpdate; dimension: AnswerDimension } | undefined {
	const followed = readFollowed( query );
	const dimension = dimensions.find(
		( { key } ) => key === followed.at( -1 )
	);
	return dimension?.filter
		? {
				dimension,
				update: {
					[ dimension.filter.param ]: undefined,
					by: dimension.key,
					[ FOLLOWED ]: followed.slice( 0, -1 ).join() || undefined,
					show: undefined,
					paged: undefined,
				},
		  }
		: undefined;
}
