import { requestExternal } from '@storedeck/api';
import { messages } from './messages';
import type { RoundingMode } from './rounding';

/** Where exchange rates come from. */
export interface ConvertOptions {
	/**
	 * Address that answers rates in JSON, or a promise of the answer. The
	 * address may hold `{{from}}` and `{{to}}`, the two currencies.
	 */
	endpoint: string | PromiseLike< unknown >;
	/**
	 * Where the rate is in the answer; may hold `{{from}}` and `{{to}}` too.
	 *
	 * @default 'rates.{{to}}'
	 */
	propertyPath?: string;
	/** Headers of the request. */
	headers?: Record< string, string >;
	/** @default 'HALF_EVEN' */
	roundingMode?: RoundingMode;
}

/** Fills `{{from}}` and `{{to}}`. */
function fillTags( text: string, from: string, to: string ): string {
	return text.replace( /\{\{(from|to)\}\}/g, ( _, tag ) =>
		tag === 'from' ? from : to
	);
}

/** The value at a path of own properties. */
function getAtPath( answer: unknown, path: string ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >(
			( value, key ) =>
				typeof value === 'object' &&
				value !== null &&
				Object.hasOwn( value, key )
					? Reflect.get( value, key )
					: undefined,
			answer
		);
}

/**
 * The rate from one currency to another.
 *
 * @throws {TypeError} When the answer holds no rate above 0.
 * @throws {ApiError} When the address gives no answer.
 */
export async function getExchangeRate(
	from: string,
	to: string,
	{ endpoint, propertyPath = 'rates.{{to}}', headers = {} }: ConvertOptions
): Promise< number > {
	const answer =
		typeof endpoint === 'string'
			? await requestExternal(
					endpoint.replace( /\{\{(from|to)\}\}/g, ( tag ) =>
						encodeURIComponent( fillTags( tag, from, to ) )
					),
					{ headers }
			  )
			: await endpoint;
	const value = getAtPath( answer, fillTags( propertyPath, from, to ) );
	const rate =
		typeof value === 'number' || typeof value === 'string'
			? Number( value )
			: NaN;
	if ( ! ( rate > 0 && Number.isFinite( rate ) ) ) {
		throw new TypeError( messages.rate( to ) );
	}
	return rate;
}
