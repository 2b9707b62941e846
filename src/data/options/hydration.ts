import { createHydrationHoc, useHydration } from '../core';
import { OPTIONS_STORE_NAME } from '../constants';
import type { HydratedValue } from '../core';
import type { OptionValues } from './resources';

interface OptionsReceiver {
	receiveOptions: ( values: OptionValues ) => unknown;
}

/**
 * Stores options of the page, so that they are not requested. Options that were
 * requested before are kept.
 *
 * @param values Values by name.
 */
export function useOptionsHydration( values: OptionValues ): void {
	useHydration( OPTIONS_STORE_NAME, () =>
		Object.entries( values ).map(
			( [ name, value ] ): HydratedValue< OptionsReceiver > => ( {
				selectorName: 'getOption',
				args: [ name ],
				receive: ( { receiveOptions } ) =>
					receiveOptions( { [ name ]: value } ),
			} )
		)
	);
}

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
