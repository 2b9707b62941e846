import { getOwn } from './get-own';
import type {
	ResourceResponse,
	KindState,
	RecordId,
	RequestError,
	RequestState,
	ResourceState,
} from './types';

/** The state of a request that was never sent. */
export const IDLE: RequestState = { status: 'idle', error: false, sequence: 0 };

/** How the asking for one question stands. */
export function getRequestState(
	state: ResourceState,
	key: string
): RequestState {
	return getOwn( state.requests, key ) ?? IDLE;
}

/** The newest response to one question, unconfirmed changes included. */
export function getStoredResponse(
	state: ResourceState,
	key: string
): ResourceResponse | undefined {
	return getOwn( state.visible.responses, key );
}

/** One record, unconfirmed changes included. */
export function getRecord(
	state: ResourceState,
	recordType: string,
	id: RecordId
): object | undefined {
	const table = getOwn( state.visible.records, recordType );
	return table && getOwn( table, String( id ) )?.record;
}

const kindOf = ( state: ResourceState, kind: string ): KindState | undefined =>
	getOwn( state.kinds, kind );

/** Whether any request of this kind is on its way. */
export function isKindRequesting(
	state: ResourceState,
	kind: string
): boolean {
	return ( kindOf( state, kind )?.pending ?? 0 ) > 0;
}

/** The error of the last request of this kind, or false. */
export function getKindError(
	state: ResourceState,
	kind: string
): RequestError | false {
	return kindOf( state, kind )?.error ?? false;
}
