/** The value of a parameter in a URL: strings, and lists or groups of them. */
export type QueryParameter =
	| string
	| QueryParameter[]
	| { [ name: string ]: QueryParameter | undefined };

/**
 * The parsed query of a URL. The named parameters are always strings; all
 * others can be nested.
 */
export interface Query {
	page?: string;
	path?: string;
	/** Preset of the date range, or `custom`. */
	period?: string;
	/** The period of comparison. */
	compare?: string;
	/** First day of a custom range, `YYYY-MM-DD`. */
	after?: string;
	/** Last day of a custom range, `YYYY-MM-DD`. */
	before?: string;
	interval?: string;
	type?: string;
	chartType?: string;
	filter?: string;
	match?: string;
	orderby?: string;
	order?: string;
	paged?: string;
	per_page?: string;
	search?: string;
	[ name: string ]: QueryParameter | undefined;
}

/** A query that can be written into a URL. `undefined` removes a parameter. */
export type QueryInput =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly QueryInput[]
	| { readonly [ name: string ]: QueryInput };

export type QueryUpdate = { readonly [ name: string ]: QueryInput };

/** The kind of navigation that led to a location. */
export type Action = 'PUSH' | 'REPLACE' | 'POP';

export interface Location {
	/** The path inside the admin app: the `path` parameter, or `/`. */
	readonly pathname: string;
	/** The query string of the page with its question mark, or empty. */
	readonly search: string;
	readonly hash: string;
	/** The state that was passed with the navigation, else `null`. */
	readonly state: unknown;
	/** Unique for each history entry. */
	readonly key: string;
}

/** A destination: a URL, or parts of one; missing parts are empty. */
export type Destination =
	| string
	| { pathname?: string; search?: string; hash?: string };

/** Called after the location has changed. */
export type LocationListener = ( location: Location, action: Action ) => void;

/** Called before the location changes. Returning `false` prevents it. */
export type Blocker = ( location: Location, action: Action ) => boolean | void;

export interface AdminHistory {
	/** Number of entries in the browser's history. */
	readonly length: number;
	readonly action: Action;
	readonly location: Location;
	createHref: ( destination: Destination ) => string;
	push: ( destination: Destination, state?: unknown ) => void;
	replace: ( destination: Destination, state?: unknown ) => void;
	go: ( delta: number ) => void;
	goBack: () => void;
	goForward: () => void;
	/**
	 * Adds a guard; the browser asks before the page itself is left. Returns a
	 * function that removes the guard.
	 */
	block: ( blocker: Blocker ) => () => void;
	/** Returns a function that removes the listener. */
	listen: ( listener: LocationListener ) => () => void;
}
