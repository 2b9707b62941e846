import { createHydrationHoc, useHydration } from '../core';
import { OPTIONS_STORE_NAME } from '../constants';
import type { HydratedValue } from '../core';
import type { OptionValues } from './resources';

interface OptionsReceiver {
	receiveOptions: ( values: OptionValues ) => unknown;
}

/**
 * Puts options that the page carries into the store, so that reading them needs
 * no request. Options that were read before keep their value.
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
 * The same around a component.
 *
 * @param values Values by name.
 */
export const withOptionsHydration = ( values: OptionValues ) =>
	createHydrationHoc(
		() => useOptionsHydration( values ),
		'WithOptionsHydration'
	);
