import { createRegistry } from '@wordpress/data';
import type { StoreDescriptor, dispatch, select } from '@wordpress/data';

type Selectors = Record< string, ( ...args: unknown[] ) => Promise< unknown > >;

/** A separate registry for each test. */
export interface TestRegistry
	extends Pick<
		ReturnType< typeof createRegistry >,
		'registerGenericStore' | 'registerStore'
	> {
	register: ( store: StoreDescriptor ) => void;
	select: typeof select;
	dispatch: typeof dispatch;
	resolveSelect: ( store: StoreDescriptor ) => Selectors;
	subscribe: ( listener: () => void ) => () => void;
}

export function createTestRegistry(
	...stores: StoreDescriptor[]
): TestRegistry {
	// WordPress' types omit some methods of a registry.
	const registry = createRegistry() as unknown as TestRegistry;
	stores.forEach( registry.register );
	return registry;
}
