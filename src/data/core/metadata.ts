/**
 * Selectors and actions for resolutions. The registry adds them to every store;
 * its types omit them.
 */

type MetadataSelector< Result > = (
	state: unknown,
	selectorName: string,
	args?: unknown[]
) => Result;

export interface MetadataSelectors {
	/** Whether the request is pending. */
	isResolving: MetadataSelector< boolean >;
	/** Whether it was requested at least once. */
	hasStartedResolution: MetadataSelector< boolean >;
	/** Whether there is a response or an error. */
	hasFinishedResolution: MetadataSelector< boolean >;
	/** Whether there is an error. */
	hasResolutionFailed: MetadataSelector< boolean >;
	getResolutionError: MetadataSelector< unknown >;
}

interface Action {
	type: string;
}

type MetadataAction< More extends unknown[] = [] > = (
	selectorName: string,
	args: unknown[],
	...more: More
) => Action;

// A type, not an interface: WordPress' types require an index signature.
export type MetadataActions = {
	startResolution: MetadataAction;
	finishResolution: MetadataAction;
	failResolution: MetadataAction< [ error: unknown ] >;
	/** The next reader requests it again. */
	invalidateResolution: MetadataAction;
	invalidateResolutionForStore: () => Action;
	invalidateResolutionForStoreSelector: ( selectorName: string ) => Action;
};

/** Selectors as `select( store )` returns them: without the state. */
export type Bound< Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		state: never,
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Result
		: never;
};
