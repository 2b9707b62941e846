/*
 * Queries and responses of the store's REST API: `npm run types` generates the
 * types `@storedeck/routes` from the recorded routes that the contract tests
 * compare with a live site.
 */
import type { Routes } from '@storedeck/routes';

/** A route with placeholders in its path: `/storedeck/v1/views/{id}`. */
export type Route = keyof Routes;

/** Parameters of every WordPress route. */
export type EveryQuery = {
	/** Only these fields of the response. */
	_fields?: string | readonly string[];
	/** Embed linked resources. */
	_embed?: boolean | string | readonly string[];
	_locale?: string;
};

/**
 * Parameters that extensions add to routes. A parameter that exists is
 * replaced, for example by one with more values:
 *
 * ```ts
 * declare module '@storedeck/data/routes' {
 * 	interface AddedParameters {
 * 		'/wc-analytics/reports/orders': { currency?: string };
 * 	}
 * }
 * ```
 */
export interface AddedParameters {}

type Sent<
	Path extends Route,
	Method extends string,
> = Method extends keyof Routes[ Path ] ? Routes[ Path ][ Method ] : never;

type WithAdded< Path extends Route, Own > = Path extends keyof AddedParameters
	? Omit< Own, keyof AddedParameters[ Path ] > & AddedParameters[ Path ]
	: Own;

/** The query of a GET request. */
export type QueryOf< Path extends Route > = WithAdded<
	Path,
	Sent< Path, 'GET' >
> &
	EveryQuery;

/** The fields of a write request, `PUT` by default. */
export type FieldsOf<
	Path extends Route,
	Method extends 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'PUT',
> = WithAdded< Path, Sent< Path, Method > >;

/** One entry of a response. */
export type ResponseOf< Path extends Route > = Routes[ Path ][ 'answer' ];

/**
 * Metrics that a plugin adds to reports: it declares them here, so that
 * unknown names do not compile.
 *
 * @example
 * ```ts
 * declare module '@storedeck/data/routes' {
 * 	interface AddedMetrics {
 * 		large_orders: number;
 * 	}
 * }
 * ```
 */
export interface AddedMetrics {}

/**
 * The reports of plugins. Declare yours, so that its name is known:
 *
 * @example
 * ```ts
 * declare module '@storedeck/data/routes' {
 * 	interface AddedReports {
 * 		'acme-tickets': true;
 * 	}
 * }
 * ```
 */
export interface AddedReports {}

type OwnReport< Path = Route > =
	Path extends `/wc-analytics/reports/${ infer Name }`
		? Exclude< Name, `${ string }/${ string }` >
		: never;

/** The name of a report of Storedeck, or of a plugin that declares it. */
export type ReportName = OwnReport | ( keyof AddedReports & string );
