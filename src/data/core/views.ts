import { own } from './own';
import type {
	Answer,
	KindState,
	RecordId,
	RequestError,
	RequestState,
	ResourceState,
} from './types';

/** The state of a request that was never sent. */
export const IDLE: RequestState = { status: 'idle', error: false, sequence: 0 };

/** How the asking for one question stands. */
export function viewRequest( state: ResourceState, key: string ): RequestState {
	return own( state.requests, key ) ?? IDLE;
}

/** The newest answer to one question, unconfirmed changes included. */
export function viewAnswer(
	state: ResourceState,
	key: string
): Answer | undefined {
	return own( state.visible.answers, key );
}

/** One record, unconfirmed changes included. */
export function viewRecord(
	state: ResourceState,
	recordType: string,
	id: RecordId
): object | undefined {
	const table = own( state.visible.records, recordType );
	return table && own( table, String( id ) )?.record;
}

const kindOf = ( state: ResourceState, kind: string ): KindState | undefined =>
	own( state.kinds, kind );

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
