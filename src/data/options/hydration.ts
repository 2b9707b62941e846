import { createHydrationHoc, useHydration } from '../core';
import { optionsStore } from './store';
import type { ActionsOf } from '../core';
import type { OptionValues } from './store';

/**
 * Stores options of the page, so that they are not requested. Options that were
 * requested before are kept.
 *
 * @param values Values by name.
 */
export const useOptionsHydration = ( values: OptionValues ): void =>
	useHydration< ActionsOf< typeof optionsStore > >( optionsStore.name, () =>
		Object.entries( values ).map( ( [ name, value ] ) => ( {
			selectorName: 'getOption',
			args: [ name ],
			receive: ( { receiveOptions } ) =>
				receiveOptions( { [ name ]: value } ),
		} ) )
	);

/**
 * Creates a higher-order component with options of the page.
 *
 * @param values Values by name.
 */
export const withOptionsHydration = ( values: OptionValues ) =>
	createHydrationHoc(
		() => useOptionsHydration( values ),
		'WithOptionsHydration'
	);
