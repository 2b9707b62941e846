import { filters } from '@wordpress/hooks';
import { reportExtensionFailure } from './failures';

/** A callback is reported once, because filters are applied often. */
const reported = new WeakSet< object >();

/** Callbacks that change a list or an object in place must not change ours. */
function copy( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return [ ...value ];
	}
	return typeof value === 'object' &&
		value !== null &&
		Object.getPrototypeOf( value ) === Object.prototype
		? { ...value }
		: value;
}

/** The filters that are running: an array until WordPress 6.6, a set later. */
const getRunning = (): unknown[] | Set< unknown > => filters.__current;

/** Makes a filter the current one, for `currentFilter()`. */
function enter( info: object ) {
	const running = getRunning();
	if ( Array.isArray( running ) ) {
		running.push( info );
	} else {
		running.add( info );
	}
}

function leave( info: object ) {
	const running = getRunning();
	if ( Array.isArray( running ) ) {
		running.pop();
	} else {
		running.delete( info );
	}
}

/**
 * Applies a filter of `@wordpress/hooks`. A callback that throws or returns an
 * invalid value is reported and left out; the others are applied.
 * (`applyFilters()` would end at the first error, without telling whose it is.)
 *
 * Apply filters when the value is used, not when the module loads: plugins may
 * add callbacks later.
 *
 * @param isValid Whether a returned value can be used.
 * @param args    More arguments for the callbacks.
 */
export function applyContained< T >(
	hook: string,
	value: T,
	isValid: ( result: unknown ) => result is T,
	...args: unknown[]
): T {
	const info = { name: hook, currentIndex: 0 };
	let current = value;
	for ( const { callback, namespace } of [
		...( filters[ hook ]?.handlers ?? [] ),
	] ) {
		const fail = ( message: string, detail: unknown ) => {
			if ( ! reported.has( callback ) ) {
				reported.add( callback );
				reportExtensionFailure(
					{ type: 'filter', hook, namespace, message },
					detail
				);
			}
		};
		try {
			// For currentFilter().
			enter( info );
			const result: unknown = callback( copy( current ), ...args );
			if ( isValid( result ) ) {
				current = result;
			} else {
				fail( 'It returned an invalid value.', result );
			}
		} catch ( error ) {
			fail(
				error instanceof Error ? error.message : String( error ),
				error
			);
		} finally {
			leave( info );
		}
	}
	return current;
}
