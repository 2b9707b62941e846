import type { ResourceAction } from './actions';
import type { ResourceState } from './types';

/** The part of a registry that the machinery uses. */
export interface Registry {
	batch: ( callback: () => void ) => void;
}

/** What a thunk can dispatch: another thunk, an action, and resolution facts. */
export interface StoreDispatch {
	< Result >( thunk: Thunk< Result > ): Result;
	( action: ResourceAction ): void;
	startResolution: ( selectorName: string, args: unknown[] ) => void;
	finishResolution: ( selectorName: string, args: unknown[] ) => void;
	failResolution: (
		selectorName: string,
		args: unknown[],
		error: unknown
	) => void;
	invalidateResolution: ( selectorName: string, args: unknown[] ) => void;
}

export interface ThunkArgs {
	dispatch: StoreDispatch;
	select: { getResourceState: () => ResourceState };
	registry: Registry;
}

/** An action that does something over time. */
export type Thunk< Result > = ( args: ThunkArgs ) => Result;
