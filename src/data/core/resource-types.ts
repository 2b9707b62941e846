import type { PreloadedRead, Query } from '@storedeck/api';
import type { Thunk, ThunkArgs } from './thunk';
import type { StoredValue } from './define-value';
import type { Invalidation } from './invalidate-stores';
import type {
	ResourceResponse,
	ResponseChange,
	Change,
	RequestError,
	RequestState,
	ResourceState,
	Totals,
} from './types';

/** A GET request. */
interface ResourceRequest {
	/** With its namespace, for example `/wc-analytics/reports/orders`. */
	path: string;
	/** Undefined values are omitted. */
	query?: Query;
}

export interface LoadContext extends ThunkArgs {
	/** Aborted when the response is no longer needed. */
	signal: AbortSignal;
	/**
	 * Responses to requests that started before this are too old; 0 accepts
	 * all.
	 */
	since: number;
	/** Whether there is a response already. */
	hasResponse: boolean;
}

export type Load< Args extends unknown[], Data > = (
	context: LoadContext,
	...args: Args
) => Promise< ResourceResponse< Data > >;

/** A preloaded response. */
export interface PreloadedResponse< Data >
	extends Omit< PreloadedRead, 'response' > {
	response: ResourceResponse< Data >;
}

interface ResourceBase< Args extends unknown[], Data > {
	/**
	 * The kind of request; unique in its store. Errors and pending requests are
	 * stored by it.
	 */
	name: string;
	/** The data before the first response. Always the same object. */
	defaultValue: Data;
	/** Selectors that request this resource, by default that of its name; their arguments are the resource's. */
	selectors?: readonly string[];
	/**
	 * The part of the arguments that identifies the data; all by default.
	 * Selectors with more arguments share the response.
	 */
	key?: ( ...args: Args ) => readonly unknown[];
	/** Further changes that follow from a response, for example its records. */
	changes?: ( data: Data, ...args: Args ) => readonly Change[];
	/** Selector calls that are resolved by this response too. */
	alsoResolves?: (
		data: Data,
		...args: Args
	) => ReadonlyArray<
		readonly [ selectorName: string, args: readonly unknown[] ]
	>;
	/**
	 * Data of other stores that is outdated after a response.
	 *
	 * @param data  The response.
	 * @param state The state before it.
	 */
	invalidates?: ( data: Data, state: ResourceState ) => Invalidation;
	/** Changes that follow from the total number of rows. */
	totalChanges?: ( totalResults: number, ...args: Args ) => readonly Change[];
}

/** A resource that is loaded with one GET request: path, key and parser. */
export interface RequestedResource< Args extends unknown[], Data, Body >
	extends ResourceBase< Args, Data > {
	/** Path and query of the request. */
	request: ( ...args: Args ) => ResourceRequest;
	/** Whether the totals are read from the headers. */
	isList?: boolean;
	/** Sends the request in another way, for example with others, and returns the body. */
	send?: ( context: LoadContext, ...args: Args ) => Promise< Body >;
	/** Converts the body of the response; unchanged by default. */
	parse?: ( body: Body, args: Args ) => Data;
	load?: undefined;
}

/** A resource that is loaded by a function. */
export interface LoadedResource< Args extends unknown[], Data >
	extends ResourceBase< Args, Data > {
	load: Load< Args, Data >;
	/** Returns the preloaded response, if there is one. */
	getPreloaded?: ( ...args: Args ) => PreloadedResponse< Data > | undefined;
	request?: undefined;
}

export type ResourceDefinition< Args extends unknown[], Data, Body > =
	| RequestedResource< Args, Data, Body >
	| LoadedResource< Args, Data >;

export interface FetchOptions {
	/**
	 * Send a new request if the one in flight started before this
	 * (`nextSequence`).
	 */
	since?: number;
	/** Aborted when the caller no longer needs the response. */
	signal?: AbortSignal;
}

/** A selector call in a registry. */
interface ResourceCall {
	args: readonly unknown[];
	/** Whether it is subscribed or in flight. */
	isNeeded: boolean;
}

/** Data that a store requests, and how it is read. */
export interface Resource< Args extends unknown[], Data >
	extends Pick< StoredValue< Args, Data >, 'name' | 'key' | 'update' > {
	selectors: readonly string[];
	/** The data, or the default value before the first response. */
	getData: ( state: ResourceState, ...args: Args ) => Data;
	/** The preloaded response, which is read as if it had been requested. */
	getPreloaded: ( ...args: Args ) => PreloadedResponse< Data > | undefined;
	/** The data with its totals; undefined before the first response. */
	getResponse: (
		state: ResourceState,
		...args: Args
	) => ResourceResponse< Data > | undefined;
	/** Number of entries on all pages; undefined before the first response. */
	getTotal: ( state: ResourceState, ...args: Args ) => number | undefined;
	getRequest: ( state: ResourceState, ...args: Args ) => RequestState;
	getError: ( state: ResourceState, ...args: Args ) => RequestError | false;
	isRequesting: ( state: ResourceState, ...args: Args ) => boolean;
	/**
	 * Requests the data; joins an equal request in flight. Rejects with the
	 * error that is stored.
	 */
	fetch: (
		args: Args,
		options?: FetchOptions
	) => Thunk< Promise< ResourceResponse< Data > > >;
	/**
	 * Like `fetch`, but the request is aborted when no component is subscribed
	 * any more.
	 */
	fetchSubscribed: (
		args: Args,
		options?: FetchOptions
	) => Thunk< Promise< ResourceResponse< Data > > >;
	/**
	 * The resolver of a selector: requests the data unless it was loaded
	 * before.
	 */
	resolve: ( args: Args ) => Thunk< Promise< void > >;
	/** All calls so far. */
	getCalls: ( registry: object ) => ResourceCall[];
	retain: ( registry: object, args: Args ) => void;
	release: ( registry: object, args: Args ) => void;
	/** The change that sets the data as a response would. */
	receive: ( args: Args, data: Data, totals?: Totals ) => ResponseChange;
}

/** Any resource: the store passes the arguments of its selectors. */
export type AnyResource = Omit<
	Resource< never, unknown >,
	'receive' | 'update'
>;
