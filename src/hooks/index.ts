export { applyContained } from './apply-contained';
export {
	getExtensionFailures,
	reportExtensionFailure,
	subscribeToExtensionFailures,
} from './failures';
export type { ExtensionFailure } from './failures';
export {
	renderFiltered,
	subscribeToFilters,
	useFiltered,
	useFilterVersion,
} from './use-filtered';
