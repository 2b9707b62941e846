/*
 * What can be asked of the shop, and what it answers, as the shop itself says:
 * `npm run types` makes `@storedeck/routes` of the lists that a live shop is
 * tested against. There are types in it and nothing else.
 */
import type { Routes } from '@storedeck/routes';

/** A route, with names in place of what stands in its path: `/storedeck/v1/views/{id}`. */
export type Route = keyof Routes;

/** What every route of WordPress takes. */
export type EveryQuery = {
	/** Only these fields of the answer. */
	_fields?: string | readonly string[];
	/** What belongs to the entries of the answer, in it. */
	_embed?: boolean | string | readonly string[];
	_locale?: string;
};

/**
 * Parameters that extensions of the shop's API add, by route; one that is there
 * already is replaced, for example by one of more words:
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

/** What a GET request of a route takes. */
export type QueryOf< Path extends Route > = WithAdded<
	Path,
	Sent< Path, 'GET' >
> &
	EveryQuery;

/** What a request that writes takes, PUT unless another method is named. */
export type FieldsOf<
	Path extends Route,
	Method extends 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'PUT',
> = WithAdded< Path, Sent< Path, Method > >;

/** One entry of what a route answers. */
export type ResponseOf< Path extends Route > = Routes[ Path ][ 'answer' ];
