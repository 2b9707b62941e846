import { createRegistry } from '@wordpress/data';
import type { dispatch, select } from '@wordpress/data';

type Store = Parameters< typeof select >[ 0 ];
type Selectors = Record< string, ( ...args: unknown[] ) => Promise< unknown > >;

/** A registry of its own for each test. */
export interface TestRegistry {
	register: ( store: Store ) => void;
	select: typeof select;
	dispatch: typeof dispatch;
	resolveSelect: ( store: Store ) => Selectors;
	subscribe: ( listener: () => void ) => () => void;
}

const isRegistry = ( value: object ): value is TestRegistry =>
	'register' in value;

/** The host's types leave out some of what a registry has. */
export function createTestRegistry( ...stores: Store[] ): TestRegistry {
	const registry: object = createRegistry();
	if ( ! isRegistry( registry ) ) {
		throw new Error( 'This is no registry.' );
	}
	stores.forEach( registry.register );
	return registry;
}
