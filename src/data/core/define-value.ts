import { getOwn } from './get-own';
import { queryKey } from './query-key';
import type { ResponseChange, ResourceState } from './types';

/** A value that a store keeps without requests. */
export interface StoredValue< Args extends unknown[], Value > {
	name: string;
	key: ( ...args: Args ) => string;
	get: ( state: ResourceState, ...args: Args ) => Value;
	/** The change that replaces the value. */
	set: ( args: Args, value: Value ) => ResponseChange;
	/** The change that updates the value. */
	update: ( args: Args, update: ( value: Value ) => Value ) => ResponseChange;
}

/**
 * Defines a value of the store: the state of a form, unsaved edits.
 *
 * @param name         Unique in its store.
 * @param defaultValue The initial value. Always the same object.
 */
export function defineValue< Args extends unknown[], Value >(
	name: string,
	defaultValue: Value
): StoredValue< Args, Value > {
	const key = ( ...args: Args ) => queryKey( name, args );
	const update: StoredValue< Args, Value >[ 'update' ] = (
		args,
		change
	) => ( {
		target: 'response',
		kind: name,
		key: key( ...args ),
		update: ( previous ) => ( {
			totalResults: 0,
			totalPages: 0,
			// Only this value is stored under its keys.
			data: change(
				previous ? ( previous.data as Value ) : defaultValue
			),
		} ),
	} );

	return {
		name,
		key,
		update,
		set: ( args, value ) => update( args, () => value ),
		get: ( state, ...args ) => {
			const stored = getOwn( state.visible.responses, key( ...args ) );
			return stored ? ( stored.data as Value ) : defaultValue;
		},
	};
}
