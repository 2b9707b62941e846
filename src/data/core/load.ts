import { requestList, requestWithHeaders } from '@storedeck/api';
import type { AnswerHeaders, Query } from '@storedeck/api';
import type { LoadedResource, RequestedResource } from './define-resource';
import type { Answer, ThunkArgs } from './types';

/** Where a GET request goes. */
export interface ResourceRequest {
	/** With its namespace, for example `/wc-analytics/reports/orders`. */
	path: string;
	/** Undefined values are left out. */
	query?: Query;
}

export interface LoadContext extends ThunkArgs {
	/** Aborted when nobody waits for the answer any more. */
	signal: AbortSignal;
	/** Whether older answers to the same will not do. */
	isForced: boolean;
	/** There is an answer already: it was asked for before. */
	hasAnswer: boolean;
}

export type Load< Args extends unknown[], Data > = (
	context: LoadContext,
	...args: Args
) => Promise< Answer< Data > >;

interface Sent extends ResourceRequest {
	signal: AbortSignal;
}

const readCount = ( headers: AnswerHeaders, name: string ) =>
	Number( headers.get( name ) ?? 0 ) || 0;

async function send< Body >(
	sent: Sent,
	isList: boolean
): Promise< Answer< Body > > {
	if ( isList ) {
		const { data, ...totals } = await requestList< unknown >( sent );
		const body: unknown = data;
		// The definition names the type of the entries.
		return { ...totals, data: body as Body };
	}
	const { data, headers } = await requestWithHeaders< Body >( sent );
	return {
		data,
		totalResults: readCount( headers, 'x-wp-total' ),
		totalPages: readCount( headers, 'x-wp-totalpages' ),
	};
}

/** Makes the function that asks for a resource out of its definition. */
export function createLoader< Args extends unknown[], Data, Body >(
	definition:
		| RequestedResource< Args, Data, Body >
		| LoadedResource< Args, Data >
): Load< Args, Data > {
	if ( definition.load ) {
		return definition.load;
	}
	const { request: describe, isList = false, shape } = definition;

	return async ( { signal }, ...args ) => {
		const sent = { ...describe( ...args ), signal };
		if ( ! shape ) {
			return send< Data >( sent, isList );
		}
		const answer = await send< Body >( sent, isList );
		return { ...answer, data: shape( answer.data ) };
	};
}
