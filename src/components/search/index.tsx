import { useMemo } from '@wordpress/element';
import { classNames } from '../class-names';
import { SelectControl } from '../select-control';
import type { SelectOption } from '../select-control';
import { getCompleter } from './completers';
import { toCompletions, toOptions } from './to-options';
import type { Completion, SearchProps } from './types';
import './style.scss';

export { getTaxCode } from './completers/tax-code';
export type { TaxRate } from './completers/tax-code';
export { getVariationName } from './completers/variations';
export type { GetLabels } from './use-labels';
export type {
	Autocompleter,
	Completion,
	SearchProps,
	SearchType,
} from './types';

/** Delay in ms between typing and the request. */
export const SEARCH_DEBOUNCE = 500;

const NO_OPTIONS: readonly SelectOption[] = [];

/**
 * A field to search for store items and select one or more of them.
 *
 * @param props See `SearchProps`.
 * @throws Error for the type `custom` without a completer, and for
 *         `allowFreeTextSearch` when the completer does not support it.
 *
 * @example
 * <Search
 *   type="products"
 *   placeholder="Search for products"
 *   selected={ products }
 *   onChange={ setProducts }
 *   inlineTags
 * />
 */
export function Search( {
	type,
	autocompleter,
	onChange,
	selected = NO_OPTIONS,
	placeholder,
	allowFreeTextSearch = false,
	inlineTags = false,
	showClearButton = false,
	staticResults = false,
	multiple = true,
	disabled = false,
	className,
}: SearchProps ) {
	const completer = useMemo(
		() => getCompleter( type, autocompleter ),
		[ type, autocompleter ]
	);
	if ( allowFreeTextSearch && ! completer.getFreeTextOptions ) {
		throw new Error(
			`Invalid autocompleter provided to Search component, the type '${ type }' has no getFreeTextOptions, which allowFreeTextSearch requires.`
		);
	}

	const searchOptions = async (
		_known: readonly SelectOption[],
		query: string | null
	) => {
		if ( ! query ) {
			return [];
		}
		const { options } = completer;
		const items =
			typeof options === 'function' ? await options( query ) : options;
		return toOptions( items, completer, query );
	};
	const addFreeTextOptions = (
		found: SelectOption[],
		query: string | null
	) =>
		query && allowFreeTextSearch
			? [ ...( completer.getFreeTextOptions?.( query ) ?? [] ), ...found ]
			: found;

	return (
		<SelectControl< string | readonly SelectOption[] >
			className={ classNames(
				'woocommerce-search',
				className,
				staticResults && 'is-static-results'
			) }
			ariaLabel={ placeholder }
			options={ NO_OPTIONS }
			selected={ selected }
			multiple={ Boolean( multiple ) }
			isSearchable
			hideBeforeSearch
			searchDebounceTime={ SEARCH_DEBOUNCE }
			searchInputType={ completer.inputType }
			getSearchExpression={ completer.getSearchExpression }
			onSearch={ searchOptions }
			onFilter={ addFreeTextOptions }
			onChange={ ( options ) => {
				if ( typeof options !== 'string' ) {
					const completions: Completion[] = toCompletions(
						options,
						completer
					);
					onChange?.( completions );
				}
			} }
			inlineTags={ inlineTags }
			showClearButton={ showClearButton }
			staticList={ staticResults }
			placeholder={ placeholder }
			disabled={ disabled }
		/>
	);
}
