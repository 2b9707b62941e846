import type { FilterPickerConfig } from '@storedeck/components';
import {
	anyList,
	callback,
	filledText,
	listOf,
	object,
	optional,
} from '@storedeck/hooks';

/** A list of filters that can be shown. */
export const FILTER_LIST = listOf< FilterPickerConfig >(
	object( {
		param: filledText,
		filters: anyList,
		showFilters: optional( callback ),
	} )
);
