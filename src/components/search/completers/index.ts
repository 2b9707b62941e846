import { countries } from './countries';
import * as entities from './entities';
import { variations } from './variations';
import type { Autocompleter } from '../types';

/*
 * Each completer only receives the items it returned, so their item types can
 * be hidden.
 */
const completers = { ...entities, countries, variations };

/** The completer of an unknown type: no results. */
const emptyCompleter: Autocompleter< unknown > = {
	options: [],
	getOptionIdentifier: () => '',
	getOptionLabel: () => '',
	getOptionKeywords: () => [],
	getOptionCompletion: () => ( { key: '', label: '' } ),
};

const isBuiltIn = ( type: string ): type is keyof typeof completers =>
	Object.hasOwn( completers, type );

const isCompleter = ( value: unknown ): value is Autocompleter< unknown > =>
	typeof value === 'object' && value !== null && 'options' in value;

/**
 * Returns the completer of a type.
 *
 * @param type          Type of the items.
 * @param autocompleter Custom completer, for the type `custom`.
 *
 * @throws Error when the type is `custom` and no completer is given.
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
	const builtIn: unknown = isBuiltIn( type ) ? completers[ type ] : undefined;
	return isCompleter( builtIn ) ? builtIn : emptyCompleter;
}
