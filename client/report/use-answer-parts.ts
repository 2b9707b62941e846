import { useMemo, useState } from '@wordpress/element';
import { ApiError } from '@storedeck/api';
import type { Query as RequestQuery } from '@storedeck/api';
import { getFilterQuery, reportsStore, useResource } from '@storedeck/data';
import type { ReportAnswer, ReportAnswerPart } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import questions from '../../php-stub/includes/answers/questions.json';
import type { QueryResult, QueryState } from './query-result';
import type { FilterSet, Report } from './types';

/** The parameters of a URL that the server resolves, besides filters; only rows depend on those of rows. */
const { address, rows: ROW_PARAMS } = questions;

const PARAMS = [ ...address, 'segmentby' ];

export const ROW_PARTS: readonly ReportAnswerPart[] = [
	'rows',
	'compared_rows',
];
export const STATS_PARTS: readonly ReportAnswerPart[] = [
	'primary',
	'compared',
	'secondary',
];

/** What a question is about. */
export interface AnswerSource
	extends Partial< FilterSet >,
		Pick< Report, 'endpoint' >,
		Partial< Pick< Report, 'statsEndpoint' | 'limitBy' > > {
	/** The query of the URL. */
	query: Query;
	/** More parameters, for example `totals_only`. */
	more?: RequestQuery;
	/** `ready` by default. */
	state?: QueryState;
	/** The answer if nothing is asked, see `QueryState`. */
	empty?: Partial< ReportAnswer >;
}

type Args = [ string, RequestQuery ];

/** A URL in the names of the routes. */
export function getQuestion(
	{ endpoint, statsEndpoint, query, limitBy, more, ...set }: AnswerSource,
	parts: readonly ReportAnswerPart[] = []
): RequestQuery {
	const names = parts.includes( 'rows' )
		? [ ...PARAMS, ...ROW_PARAMS ]
		: PARAMS;
	return {
		...Object.fromEntries(
			names.flatMap( ( name ) => {
				const value = query[ name ];
				return typeof value === 'string' && value
					? [ [ name, value ] ]
					: [];
			} )
		),
		...( statsEndpoint && { stats: statsEndpoint } ),
		...more,
		...getFilterQuery( { ...set, endpoint, query, limitBy } ),
	};
}

/** The first query with the same totals and chart: that of another page of the rows. */
function useWhole( endpoint: string, query: RequestQuery ) {
	const key = JSON.stringify( [
		endpoint,
		Object.entries( query ).filter(
			( [ name ] ) => ! ROW_PARAMS.includes( name )
		),
	] );
	// The key stands for all queries with the same totals.
	// eslint-disable-next-line react-hooks/exhaustive-deps
	return useMemo( () => query, [ key ] );
}

const useArgs = ( args: Args, isAsked: boolean ) =>
	useResource( reportsStore, 'getReportAnswer', args, {
		enabled: isAsked,
		// Never show another report, nor the lines of other segments.
		keepPreviousData: ( [ report, query ] ) =>
			report === args[ 0 ] && query?.segmentby === args[ 1 ].segmentby,
	} );

const NOT_ASKED = {
	data: undefined,
	error: undefined,
	isRequesting: false,
	isPreviousData: false,
	isEnabled: false,
	readAt: undefined,
	retry: () => {},
};

/** The end of the compared part, unless the whole period is compared. */
const getUntil = ( { periods }: ReportAnswer ) =>
	periods?.compared?.before === periods?.secondary?.before
		? undefined
		: periods?.compared?.before;

/** Returns the result of a part; without a request if it is not shown. */
type GetPart = < Name extends ReportAnswerPart >(
	part: Name,
	isShown?: boolean
) => QueryResult< NonNullable< ReportAnswer[ Name ] > >;

/**
 * Asks what a screen shows in one request. Another page or order of the rows asks
 * for the rows only, and so does a part alone that took too long, or that failed
 * and is retried.
 *
 * @param source  What is asked.
 * @param parts   The parts that are shown.
 * @param isWhole They are all that the screen of the report shows.
 */
export function useAnswerParts(
	source: AnswerSource,
	parts: readonly ReportAnswerPart[],
	isWhole = false
): GetPart {
	const { endpoint, state = 'ready', empty } = source;
	const query = getQuestion( source, parts );
	const whole = useWhole( endpoint, query );
	const withParts = ( names = parts ) => ( { parts: names.join( ',' ) } );
	const wholeArgs: Args = [
		endpoint,
		isWhole ? whole : { ...whole, ...withParts() },
	];
	const first = useArgs( wholeArgs, state === 'ready' );
	const { data } = first;

	const [ retried, setRetried ] = useState< ReportAnswer >();
	const isOtherPage = JSON.stringify( query ) !== JSON.stringify( whole );
	const isOpen = ( part: ReportAnswerPart ) =>
		data &&
		! first.isPreviousData &&
		data[ part ] === undefined &&
		( retried === data || ! data.errors[ part ] );
	const moreParts = parts.filter(
		( part ) =>
			isOpen( part ) || ( isOtherPage && ROW_PARTS.includes( part ) )
	);
	const moreArgs: Args = [
		endpoint,
		{ ...query, ...withParts( moreParts ) },
	];
	const more = useArgs( moreArgs, state === 'ready' && moreParts.length > 0 );

	return ( part, isShown = true ) => {
		if ( ! isShown ) {
			return NOT_ASKED;
		}
		if ( state === 'empty' ) {
			return { ...NOT_ASKED, data: empty?.[ part ] ?? undefined };
		}
		const isMore = moreParts.includes( part );
		const from = isMore ? more : first;
		// The rows of the other page, until those of this one are there.
		const isOther = isMore && ! more.data && ! more.error;
		const value = ( isOther ? data : from.data )?.[ part ];
		const failure = from.data?.errors[ part ];
		return {
			data: value ?? undefined,
			error:
				from.error ??
				( failure && new ApiError( { ...failure, ...failure.data } ) ),
			isRequesting: state === 'pending' || from.status === 'requesting',
			isPreviousData:
				value !== undefined && ( isOther || from.isPreviousData ),
			isEnabled: true,
			retry: () => {
				if ( failure && ! isMore ) {
					setRetried( data );
				} else {
					from.retry();
				}
			},
			readAt: from.readAt,
			until:
				from.data && ! from.isPreviousData
					? getUntil( from.data )
					: undefined,
			call: [ 'getReportAnswer', isMore ? moreArgs : wholeArgs ],
		};
	};
}
