import { requestList, requestWithHeaders } from '@storedeck/api';
import type { AnswerHeaders } from '@storedeck/api';
import type {
	Load,
	LoadedResource,
	RequestedResource,
	ResourceRequest,
} from './resource-types';
import type { Answer } from './types';

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
