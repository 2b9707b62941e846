/**
 * idle: never asked for, or the request was abandoned before any response.
 * requesting: on its way; an older response may still be there.
 * success: the response is the newest one. error: the last request failed.
 */
export type RequestStatus = 'idle' | 'requesting' | 'success' | 'error';

/** What is kept of a failure: an Error, or the body of an error response. */
export interface RequestError {
	message: string;
	/** The server's error code, for example `woocommerce_rest_cannot_view`. */
	code?: string;
	/** The HTTP status; missing when there was no response at all. */
	status?: number;
}

/** How the asking for one question stands. */
export interface RequestState {
	status: RequestStatus;
	error: RequestError | false;
	/** When the newest response came, in ms since the epoch. */
	receivedAt?: number;
	/** The latest request or change; answers to earlier ones are dropped. */
	sequence: number;
}

/** How the requests of one kind (one selector, one action) stand together. */
export interface KindState {
	/** Requests on their way. */
	pending: number;
	/** The error of the last request of this kind, false after a success. */
	error: RequestError | false;
}

/** One response. */
export interface ResourceResponse< Data = unknown > {
	data: Data;
	/** Rows on all pages, from the `x-wp-total` header; 0 when not told. */
	totalResults: number;
	/** Pages, from the `x-wp-totalpages` header; 0 when not told. */
	totalPages: number;
}

export type RecordId = string | number;

/** A record and the moment in the sequence of events that it is from. */
export interface StoredRecord {
	record: object;
	sequence: number;
	/** When the write began whose response this is; reads leave it as it was. */
	written?: number;
}

/** The things known: answers by query key, records by type and id. */
export interface Snapshot {
	responses: Readonly< Record< string, ResourceResponse > >;
	records: Readonly<
		Record< string, Readonly< Record< string, StoredRecord > > >
	>;
}

/** Changes one response. Nothing happens when `update` returns undefined. */
export interface ResponseChange {
	target: 'response';
	kind: string;
	key: string;
	/** Called again when an unfinished change below it is taken back. */
	update: (
		previous: ResourceResponse | undefined
	) => ResourceResponse | undefined;
}

/** Adds records, or changes those already known. */
export interface RecordsChange {
	target: 'records';
	/** The sort of thing, for example `notes`. */
	recordType: string;
	records: ReadonlyArray< readonly [ RecordId, object ] >;
	/** Keep the fields that a new record does not have. */
	isMerged?: boolean;
}

export type Change = ResponseChange | RecordsChange;

/** Changes that are shown before the server has confirmed them. */
export interface Layer {
	sequence: number;
	changes: readonly Change[];
}

/** The state of every store that `createResourceStore` makes. */
export interface ResourceState {
	requests: Readonly< Record< string, RequestState > >;
	kinds: Readonly< Record< string, KindState > >;
	/** What the server has said. */
	confirmed: Snapshot;
	/** Unconfirmed changes, oldest first. */
	layers: readonly Layer[];
	/** What selectors read: the confirmed things under the layers. */
	visible: Snapshot;
}
