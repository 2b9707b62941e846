import type { FilterPickerConfig } from '@storedeck/components';

/** Whether a value is a list of filters that can be shown. */
export const isFilterList = ( value: unknown ): value is FilterPickerConfig[] =>
	Array.isArray( value ) &&
	value.every(
		( config ) =>
			typeof config?.param === 'string' &&
			Array.isArray( config.filters ) &&
			[ 'undefined', 'function' ].includes( typeof config.showFilters )
	);
