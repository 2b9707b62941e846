/** Plain values and lists of them; `undefined` leaves a parameter out. */
export type QueryValue =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly QueryValue[]
	| { readonly [ name: string ]: QueryValue };

export type Query = { readonly [ name: string ]: QueryValue };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestOptions {
	/** Namespace and route, e.g. `/wc-analytics/orders`; may carry a query. */
	path: string;
	/** `GET` by default. */
	method?: Method;
	/** Added to the path. `per_page: -1` fetches all pages of a list. */
	query?: Query;
	/** Sent as JSON. */
	data?: object;
	/** Sent as it is, instead of `data`: for forms and files. */
	body?: FormData | string;
	headers?: Record< string, string >;
	/** Gives up the answer. A request that nobody waits for is cancelled. */
	signal?: AbortSignal;
	/** How the answer is read: `json` (default), or `text` as it came. */
	parse?: 'json' | 'text';
	/** Milliseconds until the request fails; 0 waits for ever. Two minutes by default. */
	timeout?: number;
}

/** A request to an address outside the shop's own API. */
export type ExternalRequestOptions = Pick<
	RequestOptions,
	'headers' | 'signal' | 'timeout'
>;

/** The headers of an answer; names in any case, `null` for an absent one. */
export interface ResponseHeaders {
	get: ( name: string ) => string | null;
}

export interface ApiResponse< T > {
	data: T;
	headers: ResponseHeaders;
	status: number;
}

/** One page of a list, or all of it after `per_page: -1`. */
export interface ListResponse< T > {
	data: T[];
	/** Entries on all pages. */
	totalResults: number;
	totalPages: number;
}
