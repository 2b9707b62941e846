/**
 * What every registered store answers about the asking itself. The registry
 * adds these selectors and actions; its types leave them out.
 */

type MetadataSelector< Result > = (
	state: unknown,
	selectorName: string,
	args?: unknown[]
) => Result;

export interface MetadataSelectors {
	/** The response is on its way. */
	isResolving: MetadataSelector< boolean >;
	/** It was asked for at least once. */
	hasStartedResolution: MetadataSelector< boolean >;
	/** There is an response, or an error. */
	hasFinishedResolution: MetadataSelector< boolean >;
	/** There is an error. */
	hasResolutionFailed: MetadataSelector< boolean >;
	getResolutionError: MetadataSelector< unknown >;
}

interface MetadataAction {
	type: string;
}

// A type, not an interface: the host's types want one that can be a map.
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
	/** Forgets that it was asked for: the next reader asks again. */
	invalidateResolution: (
		selectorName: string,
		args: unknown[]
	) => MetadataAction;
	invalidateResolutionForStore: () => MetadataAction;
	invalidateResolutionForStoreSelector: (
		selectorName: string
	) => MetadataAction;
};
