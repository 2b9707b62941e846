import type { FilterPickerConfig, PickerFilter } from '../filter-picker';

export const isAdvanced = ( value: unknown ) => value === 'advanced';

export const isComparison = ( value: unknown ): value is string =>
	typeof value === 'string' && value.startsWith( 'compare' );

/** The cards that can be drawn. */
export interface Cards {
	hasAdvanced: boolean;
	hasComparison: boolean;
}

/** Without a card for it, an entry would lead nowhere. */
const leadsSomewhere =
	( { hasAdvanced, hasComparison }: Cards ) =>
	( { value }: PickerFilter ) =>
		( hasAdvanced || ! isAdvanced( value ) ) &&
		( hasComparison || ! isComparison( value ) );

/** A dropdown with the entries for which there is a card. */
export function offerFilters(
	config: FilterPickerConfig,
	cards: Cards
): FilterPickerConfig {
	const offer = ( filters: readonly PickerFilter[] ): PickerFilter[] =>
		filters
			.filter( leadsSomewhere( cards ) )
			.map( ( filter ) =>
				filter.subFilters
					? { ...filter, subFilters: offer( filter.subFilters ) }
					: filter
			);
	return { ...config, filters: offer( config.filters ) };
}
