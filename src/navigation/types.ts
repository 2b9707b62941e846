/** What one parameter of an address can hold: text, and lists or groups of it. */
export type QueryParameter =
	| string
	| QueryParameter[]
	| { [ name: string ]: QueryParameter | undefined };

/**
 * The query of an address as it was parsed. The named parameters are always
 * text; everything else can be nested.
 */
export interface Query {
	page?: string;
	path?: string;
	/** Preset of the date range, or `custom`. */
	period?: string;
	/** What the period is compared with. */
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

/** What can be written into an address. `undefined` removes a parameter. */
export type QueryInput =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly QueryInput[]
	| { readonly [ name: string ]: QueryInput };

export type QueryUpdate = { readonly [ name: string ]: QueryInput };

/** How a location was reached. */
export type Action = 'PUSH' | 'REPLACE' | 'POP';

export interface Location {
	/** The path inside the admin app: the `path` parameter, or `/`. */
	readonly pathname: string;
	/** The query of the page's address with its question mark, or empty. */
	readonly search: string;
	readonly hash: string;
	/** What was handed over with the navigation, else `null`. */
	readonly state: unknown;
	/** Changes with every entry of the history. */
	readonly key: string;
}

/** Where to go: an address, or parts of one; what is left out stays empty. */
export type Destination =
	| string
	| { pathname?: string; search?: string; hash?: string };

/** Called after the location has changed. */
export type LocationListener = ( location: Location, action: Action ) => void;

/**
 * Asked before the location changes. `false` forbids the change, anything else
 * allows it.
 */
export type Blocker = ( location: Location, action: Action ) => boolean | void;

export interface AdminHistory {
	/** Number of entries of the browser's history. */
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
	 * Guards against leaving; the browser asks before the page itself is left.
	 * Returns what lifts the guard.
	 */
	block: ( blocker: Blocker ) => () => void;
	/** Returns what stops the listening. */
	listen: ( listener: LocationListener ) => () => void;
}
