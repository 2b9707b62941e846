import { queryKey } from './query-key';
import { getStoredResponse } from './state-selectors';
import type { ResourceState, ResponseChange, Totals } from './types';

/** A value that a store keeps without requests. */
export interface StoredValue< Args extends unknown[], Value > {
	name: string;
	key: ( ...args: Args ) => string;
	get: ( state: ResourceState, ...args: Args ) => Value;
	/** The change that replaces the value. */
	set: ( args: Args, value: Value, totals?: Totals ) => ResponseChange;
	/** The change that updates the value. */
	update: ( args: Args, update: ( value: Value ) => Value ) => ResponseChange;
}

/**
 * Defines a value of the store: the state of a form, unsaved edits.
 *
 * @param name         Unique in its store.
 * @param defaultValue The initial value. Always the same object.
 * @param key          The key of a value; all arguments by default.
 */
export function defineValue< Args extends unknown[], Value >(
	name: string,
	defaultValue: Value,
	key = ( ...args: Args ) => queryKey( name, args )
): StoredValue< Args, Value > {
	const update = (
		args: Args,
		change: ( value: Value ) => Value,
		totals?: Totals
	): ResponseChange => ( {
		target: 'response',
		kind: name,
		key: key( ...args ),
		update: ( previous ) => ( {
			totalResults: 0,
			totalPages: 0,
			...previous,
			...totals,
			// Only this value is stored under its keys.
			data: change(
				previous ? ( previous.data as Value ) : defaultValue
			),
		} ),
	} );

	return {
		name,
		key,
		update: ( args, change ) => update( args, change ),
		set: ( args, value, totals ) => update( args, () => value, totals ),
		get: ( state, ...args ) => {
			const stored = getStoredResponse( state, key( ...args ) );
			return stored ? ( stored.data as Value ) : defaultValue;
		},
	};
}
