import type { PreloadedRead, Query } from '@storedeck/api';
import type { Thunk, ThunkArgs } from './thunk';
import type {
	ResourceResponse,
	ResponseChange,
	Change,
	RequestError,
	RequestState,
	ResourceState,
} from './types';

/** Where a GET request goes. */
export interface ResourceRequest {
	/** With its namespace, for example `/wc-analytics/reports/orders`. */
	path: string;
	/** Undefined values are left out. */
	query?: Query;
}

export interface LoadContext extends ThunkArgs {
	/** Aborted when nobody waits for the response any more. */
	signal: AbortSignal;
	/** Answers to requests that began before this will not do; 0 when all do. */
	since: number;
	/** There is an response already: it was asked for before. */
	hasResponse: boolean;
}

export type Load< Args extends unknown[], Data > = (
	context: LoadContext,
	...args: Args
) => Promise< ResourceResponse< Data > >;

/** An response that came with the page. */
export interface PreloadedResponse< Data >
	extends Omit< PreloadedRead, 'response' > {
	response: ResourceResponse< Data >;
}

interface ResourceBase< Args extends unknown[], Data > {
	/** The kind of request; unique in its store. Errors and flags are filed under it. */
	name: string;
	/** What readers see until there is an response. Always the same object. */
	defaultValue: Data;
	/** Selectors that ask for this resource; their arguments are the resource's. */
	selectors?: readonly string[];
	/**
	 * What tells two questions apart; all arguments unless given. Selectors with
	 * more arguments share the response, and ask nothing when it is there.
	 */
	key?: ( ...args: Args ) => readonly unknown[];
	/** What an response tells beside itself, for example the records in it. */
	changes?: ( data: Data, ...args: Args ) => readonly Change[];
	/** Selector calls that need no request any more after this response. */
	alsoResolves?: (
		data: Data,
		...args: Args
	) => ReadonlyArray<
		readonly [ selectorName: string, args: readonly unknown[] ]
	>;
	/** What the number of rows on all pages tells. */
	totalChanges?: ( totalResults: number, ...args: Args ) => readonly Change[];
}

/** A resource that is one GET request: path, key, shape. */
export interface RequestedResource< Args extends unknown[], Data, Body >
	extends ResourceBase< Args, Data > {
	/** Path and query of the request. */
	request: ( ...args: Args ) => ResourceRequest;
	/** Reads the totals from the headers. */
	isList?: boolean;
	/** Makes the data out of the response's body; the body itself unless given. */
	parse?: ( body: Body ) => Data;
	load?: undefined;
}

/** A resource that is asked for in its own way. */
export interface LoadedResource< Args extends unknown[], Data >
	extends ResourceBase< Args, Data > {
	load: Load< Args, Data >;
	/** The response that came with the page, if it can be had of it. */
	getPreloaded?: ( ...args: Args ) => PreloadedResponse< Data > | undefined;
	request?: undefined;
}

export interface FetchOptions {
	/** Ask again if the request on its way began before this (`nextSequence`). */
	since?: number;
	/** Aborted when the one who asks no longer waits. */
	signal?: AbortSignal;
}

/** A question that was asked in some registry. */
export interface ResourceCall {
	/** The arguments it was asked with. */
	args: readonly unknown[];
	/** Somebody looks at the response, or waits for it. */
	isNeeded: boolean;
}

/** A kind of question that a store can ask, and how its answers are read. */
export interface Resource< Args extends unknown[], Data > {
	name: string;
	selectors: readonly string[];
	/** The key of a question. */
	key: ( ...args: Args ) => string;
	/** The data, or the resource's empty value. */
	getData: ( state: ResourceState, ...args: Args ) => Data;
	/** What came with the page; it counts as answered before it was asked for. */
	getPreloaded: ( ...args: Args ) => PreloadedResponse< Data > | undefined;
	/** The data with its totals, undefined before the first response. */
	getResponse: (
		state: ResourceState,
		...args: Args
	) => ResourceResponse< Data > | undefined;
	getRequest: ( state: ResourceState, ...args: Args ) => RequestState;
	getError: ( state: ResourceState, ...args: Args ) => RequestError | false;
	isRequesting: ( state: ResourceState, ...args: Args ) => boolean;
	/** Asks; joins a request for the same. Rejects with the error it also stores. */
	fetch: (
		args: Args,
		options?: FetchOptions
	) => Thunk< Promise< ResourceResponse< Data > > >;
	/** Like `fetch`, but the request ends when no screen looks at the response any more. */
	fetchSubscribed: (
		args: Args,
		options?: FetchOptions
	) => Thunk< Promise< ResourceResponse< Data > > >;
	/** What the resolver of a selector does: asks, unless the same was answered. */
	resolve: ( args: Args ) => Thunk< Promise< void > >;
	/** What was asked so far. */
	getCalls: ( registry: object ) => ResourceCall[];
	retain: ( args: Args ) => Thunk< void >;
	release: ( args: Args ) => Thunk< void >;
	/** The change that puts data in place, as if it had been the response. */
	receive: ( args: Args, data: Data, totals?: Totals ) => ResponseChange;
	/** The change that makes new data out of the old. */
	update: ( args: Args, update: ( data: Data ) => Data ) => ResponseChange;
}

type Totals = Partial<
	Pick< ResourceResponse, 'totalResults' | 'totalPages' >
>;

/** Any resource, whatever its arguments: the store passes on what selectors get. */
export interface AnyResource {
	selectors: readonly string[];
	fetchSubscribed: (
		args: never,
		options?: FetchOptions
	) => Thunk< Promise< ResourceResponse > >;
	getResponse: (
		state: ResourceState,
		...args: never
	) => ResourceResponse | undefined;
	getRequest: ( state: ResourceState, ...args: never ) => RequestState;
	resolve: ( args: never ) => Thunk< Promise< void > >;
	getCalls: ( registry: object ) => ResourceCall[];
	retain: ( args: never ) => Thunk< void >;
	release: ( args: never ) => Thunk< void >;
}
