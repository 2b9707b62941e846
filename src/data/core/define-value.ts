import { getOwn } from './get-own';
import { queryKey } from './query-key';
import type { ResponseChange, ResourceState } from './types';

/** Something that a store keeps and never asks anybody for. */
export interface StoredValue< Args extends unknown[], Value > {
	name: string;
	key: ( ...args: Args ) => string;
	get: ( state: ResourceState, ...args: Args ) => Value;
	/** The change that puts a value in place of the old one. */
	set: ( args: Args, value: Value ) => ResponseChange;
	/** The change that makes the new value out of the old. */
	update: ( args: Args, update: ( value: Value ) => Value ) => ResponseChange;
}

/**
 * Defines a value of the store itself: a form's state, what was edited and is
 * not saved.
 *
 * @param name  Unique in its store.
 * @param empty The value until there is another. Always the same object.
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
			// Only this value is kept under its keys.
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
			const kept = getOwn( state.visible.responses, key( ...args ) );
			return kept ? ( kept.data as Value ) : defaultValue;
		},
	};
}
