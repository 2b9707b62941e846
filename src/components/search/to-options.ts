import type { SelectOption } from '../select-control';
import type { Autocompleter, Completion } from './types';

/**
 * Converts search results to options. A result that cannot be rendered is
 * skipped and logged.
 *
 * @param items     Search results.
 * @param completer Converts the results.
 * @param query     The typed text.
 */
export function toOptions< Item >(
	items: readonly Item[],
	completer: Autocompleter< Item >,
	query: string
): SelectOption[] {
	return items.flatMap( ( item ) => {
		try {
			return {
				key: completer.getOptionIdentifier( item ),
				label: completer.getOptionLabel( item, query ),
				keywords: completer
					.getOptionKeywords( item )
					.filter( ( word ) => word === 0 || Boolean( word ) )
					.map( String ),
				value: { completion: completer.getOptionCompletion( item ) },
			};
		} catch ( error ) {
			console.error( 'Could not show a search result.', item, error );
			return [];
		}
	} );
}

const hasCompletion = ( value: unknown ): value is { completion: Completion } =>
	typeof value === 'object' && value !== null && 'completion' in value;

const hasTextLabel = ( option: SelectOption ): option is Completion =>
	typeof option.label === 'string';

/**
 * Converts selected options to completions. Options that the caller passed in
 * are returned unchanged.
 *
 * @param options   Selected options.
 * @param completer Converts the values of free text options.
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
