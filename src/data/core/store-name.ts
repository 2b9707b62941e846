import { select } from '@wordpress/data';
import { getSetting } from '@storedeck/settings';

/** Whether another script registered a store with this name. Stores of this library have a selector of their own. */
function isTaken( name: string ) {
	const selectors: Readonly< Record< string, unknown > > | undefined =
		select( name );
	return !! selectors && ! ( 'getResourceState' in selectors );
}

/**
 * The name under which a store is registered: its public name, or one of its own
 * where WooCommerce or another script has a store with the public name. Its
 * selectors may differ from those that screens call.
 *
 * @param name Public name.
 * @return With the type of the public name, under which `StoresByName` lists the store.
 */
export const getStoreName = < Name extends string >( name: Name ): Name =>
	getSetting( 'hasWooCommerce', false ) || isTaken( name )
		? ( `storedeck/${ name }` as Name )
		: name;
