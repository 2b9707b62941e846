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

interface MetadataAction {
	type: string;
}

// A type, not an interface: WordPress' types require an index signature.
export type MetadataActions = {
	startResolution: (
		selectorName: string,
		args: unknown[]
	) => MetadataAction;
	finishResolution: (
		selectorName: string,
		args: unknown[]
	) => MetadataAction;
	failResolution: (
		selectorName: string,
		args: unknown[],
		error: unknown
	) => MetadataAction;
	/** The next reader requests it again. */
	invalidateResolution: (
		selectorName: string,
		args: unknown[]
	) => MetadataAction;
	invalidateResolutionForStore: () => MetadataAction;
	invalidateResolutionForStoreSelector: (
		selectorName: string
	) => MetadataAction;
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
