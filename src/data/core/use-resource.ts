import { useDispatch, useSelect } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import {
	useCallback,
	useLayoutEffect,
	useMemo,
	useRef,
} from '@wordpress/element';
import { isNetworkError } from '@storedeck/api';
import { useSubscription } from './use-subscription';
import { useRetryOnline } from './use-retry-online';
import { useStableValue } from './use-stable-value';
import type { StoreSelectors } from './create-resource-store';
import type { StoreActions } from './store-actions';
import type { RequestError, RequestStatus } from './types';

/** The selectors of a store, as `select( store )` returns them. */
export type SelectorsOf< Store extends StoreDescriptor > = ReturnType<
	typeof useSelect< Store >
>;

/** The actions of a store, as `dispatch( store )` returns them. */
export type ActionsOf< Store extends StoreDescriptor > = ReturnType<
	typeof useDispatch< Store >
>;

/** The names of a store's selectors. */
export type SelectorNameOf< Store extends StoreDescriptor > =
	keyof SelectorsOf< Store > & string;

/** The arguments of a selector, without the state. */
export type SelectorArgsOf<
	Store extends StoreDescriptor,
	Name extends SelectorNameOf< Store >,
> = SelectorsOf< Store >[ Name ] extends ( ...args: infer Args ) => unknown
	? Args
	: never;

/** The return value of a selector. */
export type SelectorResultOf<
	Store extends StoreDescriptor,
	Name extends SelectorNameOf< Store >,
> = SelectorsOf< Store >[ Name ] extends ( ...args: never[] ) => infer Data
	? Data
	: never;

export interface ResourceOptions< Args > {
	/** Send no request while false. True by default. */
	enabled?: boolean;
	/**
	 * Return the data of the previous arguments until the new data is loaded. A
	 * function decides by the previous arguments.
	 */
	keepPreviousData?: boolean | ( ( previousArgs: Args ) => boolean );
}

/** The data of a resource and the status of its request. */
export interface ResourceResult< Data > {
	/** Undefined before the first response. Stays while newer data loads or when that fails. */
	data: Data | undefined;
	/** The error of the latest request. */
	error: RequestError | undefined;
	/** `idle` only while the resource is not enabled. */
	status: RequestStatus;
	/** Requesting, with no data to show yet. */
	isLoading: boolean;
	/** Requesting, with older data to show meanwhile. */
	isRefreshing: boolean;
	/** `data` belongs to the previous arguments (see `keepPreviousData`). */
	isPreviousData: boolean;
	/** When `data` was received, in ms since the epoch. */
	readAt: number | undefined;
	/** Requests the data again. Never rejects: the error is in the result. */
	retry: () => Promise< void >;
}

type ResourceSelectors = StoreSelectors &
	Record< string, ( ...args: never[] ) => unknown >;

interface Previous {
	name: string;
	args: unknown;
	data: unknown;
}

const NOT_REQUESTED = {
	data: undefined,
	error: undefined,
	hasData: false,
	readAt: undefined,
	status: 'idle',
} as const;

/** Reads a resource from the store; sends the request when there is none yet. */
function readResource(
	selectors: ResourceSelectors,
	name: string,
	args: readonly unknown[]
) {
	const called = [ ...args ];
	// Selector and resource take the same arguments.
	const data = selectors[ name ]?.( ...( called as never[] ) );
	const { error, receivedAt, status } = selectors.getRequestState(
		name,
		args
	);
	const isIdle = status === 'idle';
	const hasData =
		selectors.hasResponse( name, args ) ||
		// The response to another request has resolved this selector.
		( isIdle &&
			selectors.hasFinishedResolution( name, called ) &&
			! selectors.hasResolutionFailed( name, called ) );
	const idleStatus = hasData ? 'success' : 'requesting';
	return {
		data: hasData ? data : undefined,
		error: error || undefined,
		hasData,
		readAt: receivedAt,
		// The registry calls resolvers in a later task: the request is about to
		// start.
		status: isIdle ? idleStatus : status,
	};
}

/**
 * Reads a resource of a store: its data, its error, the status of its request,
 * and a function that requests it again. Requests that no component uses any
 * more are aborted. What failed for a lost connection is requested again when
 * the browser is back online.
 *
 * @param store        A store made by `createResourceStore`.
 * @param selectorName The selector of a resource.
 * @param args         The selector's arguments. They may be new objects at each render.
 * @param options      `enabled` and `keepPreviousData`.
 * @example
 * const { data, error, isLoading, retry } = useResource( reviewsStore, 'getReviews', [ query ] );
 */
export function useResource<
	Store extends StoreDescriptor,
	Name extends SelectorNameOf< Store >,
>(
	store: Store,
	selectorName: Name,
	args: SelectorArgsOf< Store, Name >,
	{
		enabled = true,
		keepPreviousData = false,
	}: ResourceOptions< SelectorArgsOf< Store, Name > > = {}
): ResourceResult< SelectorResultOf< Store, Name > > {
	const stableArgs: readonly unknown[] = useStableValue( args );
	useSubscription(
		store.name,
		enabled ? [ [ selectorName, stableArgs ] ] : []
	);
	const { data, error, hasData, readAt, status } = useSelect(
		( select ) =>
			enabled
				? readResource(
						// Every store of `createResourceStore` has these
						// selectors.
						select( store ) as unknown as ResourceSelectors,
						selectorName,
						stableArgs
				  )
				: NOT_REQUESTED,
		[ store, selectorName, stableArgs, enabled ]
	);

	const previous = useRef< Previous >();
	useLayoutEffect( () => {
		if ( hasData ) {
			previous.current = { name: selectorName, args: stableArgs, data };
		}
	}, [ hasData, selectorName, stableArgs, data ] );
	const { current } = previous;
	const isPreviousData =
		! hasData &&
		! error &&
		current?.name === selectorName &&
		( typeof keepPreviousData === 'function'
			? keepPreviousData( current.args as SelectorArgsOf< Store, Name > )
			: keepPreviousData );
	const shown = isPreviousData ? current.data : data;
	const hasShown = hasData || isPreviousData;

	const { refresh }: StoreActions = useDispatch( store.name );
	const retry = useCallback(
		() => refresh( selectorName, stableArgs ),
		[ refresh, selectorName, stableArgs ]
	);

	useRetryOnline( isNetworkError( error ) ? error : undefined, retry );

	return useMemo(
		() => ( {
			// The selector's return value for this store and name.
			data: shown as SelectorResultOf< Store, Name > | undefined,
			error,
			status,
			isLoading: status === 'requesting' && ! hasShown,
			isRefreshing: status === 'requesting' && hasShown,
			isPreviousData,
			readAt,
			retry,
		} ),
		[ shown, error, status, hasShown, isPreviousData, readAt, retry ]
	);
}
