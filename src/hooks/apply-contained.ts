import { filters } from '@wordpress/hooks';
import { explainError } from './explain-error';
import { reportExtensionFailure } from './failures';
import { createClaims, getOwner } from './owners';
import type { Reading, Shape } from './shapes';

/** The namespaces of all callbacks of a filter, separated by commas. */
export const getNamespaces = ( hook: string ) =>
	( filters[ hook ]?.handlers ?? [] )
		.map( ( { namespace } ) => namespace )
		.join( ', ' );

/** What was reported of each callback: filters are applied often. */
const reported = new WeakMap< object, Set< string > >();

/** A callback whose message is another one each time is reported a few times. */
const MAX_REPORTS = 10;

/** A list may be wrong in each item. */
const MAX_FAULTS = 3;

function isNew( callback: object, message: string ) {
	const messages = reported.get( callback ) ?? new Set();
	reported.set( callback, messages );
	const found = ! messages.has( message ) && messages.size < MAX_REPORTS;
	messages.add( message );
	return found;
}

/** Whether a value can be used, or what of it. */
type Check< T > = Shape< T > | ( ( result: unknown ) => result is T );

const readWith = < T >(
	check: Check< T >,
	result: unknown,
	before: T
): Reading< T > => {
	if ( typeof check !== 'function' ) {
		return check.read( result, before );
	}
	return check( result )
		? { value: result, faults: [] }
		: { faults: [ 'It returned an invalid value.' ] };
};

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
 * invalid value is reported and left out; the others are applied. What a callback
 * adds is remembered as its own (`getOwner()`).
 * (`applyFilters()` would end at the first error, without telling whose it is.)
 *
 * Apply filters when the value is used, not when the module loads: plugins may
 * add callbacks later.
 *
 * @param check What a callback has to return.
 * @param args  More arguments for the callbacks.
 */
export function applyContained< T >(
	hook: string,
	value: T,
	check: Check< T >,
	...args: unknown[]
): T {
	const handlers = [ ...( filters[ hook ]?.handlers ?? [] ) ];
	if ( handlers.length === 0 ) {
		return value;
	}
	const info = { name: hook, currentIndex: 0 };
	const claim = createClaims( value );
	let current = value;
	for ( const { callback, namespace } of handlers ) {
		const owner = { namespace, plugin: getOwner( callback )?.plugin };
		const fail = ( message: string, detail: unknown ) => {
			if ( isNew( callback, message ) ) {
				reportExtensionFailure(
					{
						type: 'filter',
						hook,
						namespace,
						...( owner.plugin && { plugin: owner.plugin } ),
						message,
					},
					detail
				);
			}
		};
		try {
			// For currentFilter().
			enter( info );
			const result: unknown = callback( copy( current ), ...args );
			const { value: usable, faults } = readWith(
				check,
				result,
				current
			);
			if ( usable !== undefined ) {
				claim( usable, owner );
				current = usable;
			}
			if ( faults.length > 0 ) {
				fail( faults.slice( 0, MAX_FAULTS ).join( '; ' ), result );
			}
		} catch ( error ) {
			fail( explainError( error ), error );
		} finally {
			leave( info );
		}
	}
	return current;
}
