import { useMemo, useState } from '@wordpress/element';
import { ApiError } from '@storedeck/api';
import type { Query } from '@storedeck/api';
import { reportsStore, useResource } from '@storedeck/data';
import type { ReportAnswer, ReportAnswerPart } from '@storedeck/data';
import type { QueryResult, QueryState } from './query-result';

/** The parameters that only rows depend on. */
export const ROW_PARAMS = [ 'orderby', 'order', 'paged', 'per_page' ];

export const ROW_PARTS: readonly ReportAnswerPart[] = [
	'rows',
	'compared_rows',
];
export const STATS_PARTS: readonly ReportAnswerPart[] = [
	'primary',
	'compared',
	'secondary',
];

/** What is asked, in the names of the URL. */
export interface Question {
	/** The report whose rows are asked for. */
	report: string;
	query: Query;
	parts: readonly ReportAnswerPart[];
	/** Asks for all that the screen of the report shows, also for parts that others need. */
	isWhole?: boolean;
}

type Args = [ string, Query ];

const toArgs = (
	{ report, query, parts: all, isWhole }: Question,
	parts = all
): Args => [
	report,
	isWhole && parts === all ? query : { ...query, parts: parts.join( ',' ) },
];

/** The first question with the same totals and chart: that of another page of the rows. */
function useWhole( question: Question ): Question {
	const key = JSON.stringify( [
		question.report,
		question.parts,
		Object.entries( question.query ).filter(
			( [ name ] ) => ! ROW_PARAMS.includes( name )
		),
	] );
	// The key stands for all questions with the same totals.
	// eslint-disable-next-line react-hooks/exhaustive-deps
	return useMemo( () => question, [ key ] );
}

const useArgs = ( args: Args, isEnabled: boolean ) =>
	useResource( reportsStore, 'getReportAnswer', args, {
		enabled: isEnabled,
		// Never show another report, nor the lines of other segments.
		keepPreviousData: ( [ report, query ] ) =>
			report === args[ 0 ] && query?.segmentby === args[ 1 ].segmentby,
	} );

/**
 * Asks what a screen shows in one request. Another page or order of the rows asks
 * for the rows only, and so does a part alone that took too long, or that failed
 * and is retried.
 *
 * @param state `ready` to ask.
 * @return A function that returns the result of a part.
 */
export function useAnswerParts( question: Question, state: QueryState ) {
	const whole = useWhole( question );
	const wholeArgs = toArgs( whole );
	const first = useArgs( wholeArgs, state === 'ready' );
	const { data } = first;

	const [ retried, setRetried ] = useState< ReportAnswer >();
	const isOtherPage =
		JSON.stringify( question.query ) !== JSON.stringify( whole.query );
	const isOpen = ( part: ReportAnswerPart ) =>
		data &&
		! first.isPreviousData &&
		data[ part ] === undefined &&
		( retried === data || ! data.errors[ part ] );
	const moreParts = whole.parts.filter(
		( part ) =>
			isOpen( part ) || ( isOtherPage && ROW_PARTS.includes( part ) )
	);
	const moreArgs = toArgs( question, moreParts );
	const more = useArgs( moreArgs, state === 'ready' && moreParts.length > 0 );

	return < Name extends ReportAnswerPart >(
		part: Name
	): QueryResult< NonNullable< ReportAnswer[ Name ] > > => {
		const isMore = moreParts.includes( part );
		const source = isMore ? more : first;
		// The rows of the other page, until those of this one are there.
		const isOther = isMore && ! more.data && ! more.error;
		const value = ( isOther ? data : source.data )?.[ part ];
		const failure = source.data?.errors[ part ];
		return {
			data: value ?? undefined,
			error:
				source.error ??
				( failure && new ApiError( { ...failure, ...failure.data } ) ),
			isRequesting: state === 'pending' || source.status === 'requesting',
			isPreviousData:
				value !== undefined && ( isOther || source.isPreviousData ),
			isEnabled: true,
			retry: () => {
				if ( failure && ! isMore ) {
					setRetried( data );
				} else {
					source.retry();
				}
			},
			readAt: source.readAt,
			call: [ 'getReportAnswer', isMore ? moreArgs : wholeArgs ],
		};
	};
}
