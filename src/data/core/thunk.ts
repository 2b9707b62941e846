import type { ResourceAction } from './actions';
import type { Bound, MetadataActions, MetadataSelectors } from './metadata';
import type { ResourceState } from './types';

/** The actions of other stores that this library dispatches. */
interface OtherStoreActions {
	invalidate?: ( topics?: readonly string[] ) => unknown;
	/** Of the stores of notices. */
	createErrorNotice?: ( content: string ) => unknown;
}

/** The selectors of another store that resolve with the response. */
type ResolvingSelectors = Readonly<
	Record< string, ( ...args: unknown[] ) => Promise< unknown > >
>;

/** The part of a registry that this library uses. */
interface Registry {
	batch: ( callback: () => void ) => void;
	/** Undefined for a store that is not registered. */
	dispatch: ( storeName: string ) => OtherStoreActions | undefined;
	/** Null or undefined for a store that is not registered. */
	resolveSelect: (
		storeName: string
	) => ResolvingSelectors | null | undefined;
}

/** What a thunk can dispatch: thunks, actions, and resolution actions. */
export interface StoreDispatch extends MetadataActions {
	< Result >( thunk: Thunk< Result > ): Result;
	( action: ResourceAction ): void;
	/** Of stores that `createResourceStore` made. */
	invalidate?: () => unknown;
}

export interface ThunkArgs {
	dispatch: StoreDispatch;
	select: Bound< MetadataSelectors > & {
		getResourceState: () => ResourceState;
	};
	registry: Registry;
}

/** An asynchronous action. */
export type Thunk< Result > = ( args: ThunkArgs ) => Result;
