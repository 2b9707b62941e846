import type {
	FilterArguments,
	FilterName,
	FilterValue,
} from '@storedeck/extend';
import { applyContained as apply } from '@storedeck/hooks';

/**
 * Applies a filter of the app, with the types that `@storedeck/extend` declares.
 * A name that is not declared does not compile.
 *
 * @param hook
 * @param value
 * @param check What a callback has to return.
 * @param args  More arguments for the callbacks.
 */
export const applyContained = < Name extends FilterName >(
	hook: Name,
	value: FilterValue< Name >,
	check: Parameters< typeof apply< FilterValue< Name > > >[ 2 ],
	...args: FilterArguments< Name >
): FilterValue< Name > => apply( hook, value, check, ...args );
