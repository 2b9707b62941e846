import { countries } from './countries';
import * as shop from './shop';
import { variations } from './variations';
import type { Autocompleter } from '../types';

/*
 * A completer works on things of its own kind only: what it lists comes back to
 * it. So they are one type to the outside.
 */
const completers = { ...shop, countries, variations };

/** Finds nothing, for a type that nobody knows. */
const nothing: Autocompleter< unknown > = {
	options: [],
	getOptionIdentifier: () => '',
	getOptionLabel: () => '',
	getOptionKeywords: () => [],
	getOptionCompletion: () => ( { key: '', label: '' } ),
};

const isOwn = ( type: string ): type is keyof typeof completers =>
	Object.hasOwn( completers, type );

const isCompleter = ( value: unknown ): value is Autocompleter< unknown > =>
	typeof value === 'object' && value !== null && 'options' in value;

/**
 * The completer for a type.
 *
 * @param type          What is looked for.
 * @param autocompleter One of the caller's own, for the type `custom`.
 * @throws Error when the type is `custom` and there is no completer.
 */
export function getCompleter(
	type: string,
	autocompleter: unknown
): Autocompleter< unknown > {
	if ( type === 'custom' ) {
		if ( ! isCompleter( autocompleter ) ) {
			throw new Error(
				"Invalid autocompleter provided to Search component, it requires a completer object when using 'custom' type."
			);
		}
		return autocompleter;
	}
	const own: unknown = isOwn( type ) ? completers[ type ] : undefined;
	return isCompleter( own ) ? own : nothing;
}
