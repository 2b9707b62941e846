import { requestExternal } from '@storedeck/api';
import { messages } from './messages';
import type { RoundingMode } from './rounding-mode';

/** Options of `convert`. */
export interface ConvertOptions {
	/**
	 * URL that returns rates in JSON, or a promise of the response. `{{from}}`
	 * and `{{to}}` are replaced by the two currencies.
	 */
	endpoint: string | PromiseLike< unknown >;
	/**
	 * Path of the rate in the response; `{{from}}` and `{{to}}` are replaced
	 * too.
	 *
	 * @default 'rates.{{to}}'
	 */
	propertyPath?: string;
	/** Headers of the request. */
	headers?: Record< string, string >;
	/** @default 'HALF_EVEN' */
	roundingMode?: RoundingMode;
}

/** Replaces `{{from}}` and `{{to}}`. */
function fillTags( text: string, from: string, to: string ): string {
	return text.replace( /\{\{(from|to)\}\}/g, ( _, tag ) =>
		tag === 'from' ? from : to
	);
}

/** The value at a path of own properties. */
function getAtPath( response: unknown, path: string ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >(
			( value, key ) =>
				typeof value === 'object' &&
				value !== null &&
				Object.hasOwn( value, key )
					? Reflect.get( value, key )
					: undefined,
			response
		);
}

/**
 * The rate from one currency to another.
 *
 * @throws {TypeError} When the response contains no rate above 0.
 * @throws {ApiError} When the request fails.
 */
export async function getExchangeRate(
	from: string,
	to: string,
	{ endpoint, propertyPath = 'rates.{{to}}', headers = {} }: ConvertOptions
): Promise< number > {
	const response =
		typeof endpoint === 'string'
			? await requestExternal(
					endpoint.replace( /\{\{(from|to)\}\}/g, ( tag ) =>
						encodeURIComponent( fillTags( tag, from, to ) )
					),
					{ headers }
			  )
			: await endpoint;
	const value = getAtPath( response, fillTags( propertyPath, from, to ) );
	const rate =
		typeof value === 'number' || typeof value === 'string'
			? Number( value )
			: NaN;
	if ( ! ( rate > 0 && Number.isFinite( rate ) ) ) {
		throw new TypeError( messages.rate( to ) );
	}
	return rate;
}
