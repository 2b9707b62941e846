import { getOwn } from '@storedeck/settings/guards';
import type {
	ResourceResponse,
	RecordId,
	RequestError,
	RequestState,
	ResourceState,
} from './types';

/** The state of a request that was never sent. */
export const IDLE: RequestState = { status: 'idle', error: false, sequence: 0 };

/** The state of a request by its key. */
export function getRequestState(
	state: ResourceState,
	key: string
): RequestState {
	return getOwn( state.requests, key ) ?? IDLE;
}

/** The newest response, including unconfirmed changes. */
export function getStoredResponse(
	state: ResourceState,
	key: string
): ResourceResponse | undefined {
	return getOwn( state.visible.responses, key );
}

/** A record, including unconfirmed changes. */
export function getRecord(
	state: ResourceState,
	recordType: string,
	id: RecordId
): object | undefined {
	const table = getOwn( state.visible.records, recordType );
	return table && getOwn( table, String( id ) )?.record;
}

/** Whether a request of the given kind is pending. */
export function isKindRequesting(
	state: ResourceState,
	kind: string
): boolean {
	return ( getOwn( state.kinds, kind )?.pending ?? 0 ) > 0;
}

/** The error of the last request of the given kind, or false. */
export function getKindError(
	state: ResourceState,
	kind: string
): RequestError | false {
	return getOwn( state.kinds, kind )?.error ?? false;
}
