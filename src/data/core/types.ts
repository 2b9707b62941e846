/**
 * idle: never requested, or aborted before any response. requesting: in flight;
 * an older response may be stored. success: the newest response is stored.
 * error: the last request failed.
 */
export type RequestStatus = 'idle' | 'requesting' | 'success' | 'error';

/** An Error, or the body of an error response. */
export interface RequestError {
	message: string;
	/** The server's error code, for example `woocommerce_rest_cannot_view`. */
	code?: string;
	/** The HTTP status; missing when there was no response. */
	status?: number;
}

/** The state of a request. */
export interface RequestState {
	status: RequestStatus;
	error: RequestError | false;
	/** When the newest response was received, in ms since the epoch. */
	receivedAt?: number;
	/** The latest request or change; responses to earlier ones are dropped. */
	sequence: number;
}

/** The state of all requests of one kind (selector or action). */
export interface KindState {
	/** Number of requests in flight. */
	pending: number;
	/** The error of the last request of its kind, false after a success. */
	error: RequestError | false;
}

/** A response as the store keeps it. */
export interface ResourceResponse< Data = unknown > {
	data: Data;
	/** Rows on all pages, from the `x-wp-total` header; 0 without it. */
	totalResults: number;
	/** Pages, from the `x-wp-totalpages` header; 0 without it. */
	totalPages: number;
}

export type Totals = Partial< Omit< ResourceResponse, 'data' > >;

export type RecordId = string | number;

/** A record and the sequence number that it is from. */
export interface StoredRecord {
	record: object;
	sequence: number;
	/** When the write started that returned this record; reads do not change it. */
	written?: number;
}

/** All data: responses by key, records by type and id. */
export interface Snapshot {
	responses: Readonly< Record< string, ResourceResponse > >;
	records: Readonly<
		Record< string, Readonly< Record< string, StoredRecord > > >
	>;
}

/** Changes a response. Nothing changes when `update` returns undefined. */
export interface ResponseChange {
	target: 'response';
	kind: string;
	key: string;
	/** Called again when an unconfirmed change below it is undone. */
	update: (
		previous: ResourceResponse | undefined
	) => ResourceResponse | undefined;
}

/** Adds or changes records. */
export interface RecordsChange {
	target: 'records';
	/** Record type, for example `notes`. */
	recordType: string;
	records: ReadonlyArray< readonly [ RecordId, object ] >;
	/** Keep fields that are missing in the new record. */
	isMerged?: boolean;
}

export type Change = ResponseChange | RecordsChange;

/** Changes that are visible before the server has confirmed them. */
export interface Layer {
	sequence: number;
	changes: readonly Change[];
}

/** The state of every store that `createResourceStore` creates. */
export interface ResourceState {
	requests: Readonly< Record< string, RequestState > >;
	kinds: Readonly< Record< string, KindState > >;
	/** The data that the server has confirmed. */
	confirmed: Snapshot;
	/** Unconfirmed changes, oldest first. */
	layers: readonly Layer[];
	/** The data that selectors read: confirmed data with the layers applied. */
	visible: Snapshot;
}
