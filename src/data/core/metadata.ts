/**
 * What every registered store answers about the asking itself. The registry
 * adds these selectors and actions; its types leave them out.
 */

type Ask< Result > = (
	state: unknown,
	selectorName: string,
	args?: unknown[]
) => Result;

export interface MetadataSelectors {
	/** The answer is on its way. */
	isResolving: Ask< boolean >;
	/** It was asked for at least once. */
	hasStartedResolution: Ask< boolean >;
	/** There is an answer, or an error. */
	hasFinishedResolution: Ask< boolean >;
	/** There is an error. */
	hasResolutionFailed: Ask< boolean >;
	getResolutionError: Ask< unknown >;
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
