import type { ResourceAction } from './actions';
import type { ResourceState } from './types';

/** The part of another store's actions that the machinery uses. */
interface OtherStoreActions {
	invalidate?: ( topics?: readonly string[] ) => unknown;
	/** Of the stores of notices. */
	createErrorNotice?: ( content: string ) => unknown;
}

/** The selectors of another store that wait for their response. */
type ResolvingSelectors = Readonly<
	Record< string, ( ...args: unknown[] ) => Promise< unknown > >
>;

/** The part of a registry that the machinery uses. */
export interface Registry {
	batch: ( callback: () => void ) => void;
	/** Undefined for a store that nobody has registered. */
	dispatch: ( storeName: string ) => OtherStoreActions | undefined;
	/** Nothing for a store that nobody has registered. */
	resolveSelect: (
		storeName: string
	) => ResolvingSelectors | null | undefined;
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
	invalidateResolutionForStoreSelector: ( selectorName: string ) => void;
}

export interface ThunkArgs {
	dispatch: StoreDispatch;
	select: {
		getResourceState: () => ResourceState;
		hasFinishedResolution: (
			selectorName: string,
			args: unknown[]
		) => boolean;
		hasResolutionFailed: (
			selectorName: string,
			args: unknown[]
		) => boolean;
	};
	registry: Registry;
}

/** An action that does something over time. */
export type Thunk< Result > = ( args: ThunkArgs ) => Result;
