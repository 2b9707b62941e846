import type { SelectOption } from '../select-control';
import type { Autocompleter, Completion } from './types';

/**
 * What was found as entries of a list. One that a completer cannot show is left
 * out, and named in the console.
 *
 * @param things    What was found.
 * @param completer How it is shown.
 * @param query     What was typed.
 */
export function toOptions< Thing >(
	things: readonly Thing[],
	completer: Autocompleter< Thing >,
	query: string
): SelectOption[] {
	return things.flatMap( ( thing ) => {
		try {
			return {
				key: completer.getOptionIdentifier( thing ),
				label: completer.getOptionLabel( thing, query ),
				keywords: completer
					.getOptionKeywords( thing )
					.filter( ( word ) => word === 0 || Boolean( word ) )
					.map( String ),
				value: { completion: completer.getOptionCompletion( thing ) },
			};
		} catch ( error ) {
			console.error(
				'A result of a search cannot be shown.',
				thing,
				error
			);
			return [];
		}
	} );
}

const hasCompletion = ( value: unknown ): value is { completion: Completion } =>
	typeof value === 'object' && value !== null && 'completion' in value;

const hasTextLabel = ( option: SelectOption ): option is Completion =>
	typeof option.label === 'string';

/**
 * What is chosen, as the caller knows it. What the caller gave comes back as it is.
 *
 * @param options   Chosen entries.
 * @param completer Knows the things of entries for typed text.
 */
export function toCompletions(
	options: readonly SelectOption[],
	completer: Autocompleter< unknown >
): Completion[] {
	return options.map( ( option ) => {
		if ( hasCompletion( option.value ) ) {
			return option.value.completion;
		}
		if ( option.value !== undefined ) {
			return completer.getOptionCompletion( option.value );
		}
		return hasTextLabel( option )
			? option
			: { key: option.key, label: String( option.key ) };
	} );
}
