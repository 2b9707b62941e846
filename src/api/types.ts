/** Scalars and lists of them; `undefined` omits a parameter. */
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
	/**
	 * Namespace and route, e.g. `/wc-analytics/orders`, with or without a
	 * query.
	 */
	path: string;
	/** `GET` by default. */
	method?: Method;
	/** Added to the path. `per_page: -1` fetches all pages of a list. */
	query?: Query;
	/** Sent as JSON. */
	data?: object;
	/** Sent unchanged instead of `data`: for forms and files. */
	body?: FormData | Blob | string;
	headers?: Record< string, string >;
	/** Aborts this caller. The request is aborted when no caller is left. */
	signal?: AbortSignal;
	/** How the body is read. `json` by default. */
	parse?: 'json' | 'text';
	/**
	 * Milliseconds until the request fails; 0 for no timeout. Two minutes by
	 * default.
	 */
	timeout?: number;
}

/** Options of a request to a URL outside the store's own API. */
export type ExternalRequestOptions = Pick<
	RequestOptions,
	'headers' | 'signal' | 'timeout'
>;

/** Response headers; names are case-insensitive, `null` for a missing one. */
export interface ResponseHeaders {
	get: ( name: string ) => string | null;
}

export interface ApiResponse< T > {
	data: T;
	headers: ResponseHeaders;
	status: number;
}

/** One page of a list, or all pages for `per_page: -1`. */
export interface ListResponse< T > {
	data: T[];
	/** Number of entries on all pages. */
	totalResults: number;
	totalPages: number;
}
