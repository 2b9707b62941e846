export { applyContained, getNamespaces } from './apply-contained';
export {
	callContained,
	getExtensionFailures,
	reportExtensionFailure,
	reportPartFailure,
	subscribeToExtensionFailures,
	wasReported,
} from './failures';
export type { ExtensionFailure, Part } from './failures';
export { findFolder } from './find-folder';
export {
	getCaller,
	getOwner,
	getPluginNames,
	isExtension,
	setOwner,
	withOwnerOf,
} from './owners';
export {
	anyContent,
	anyList,
	callback,
	component,
	content,
	createRule,
	either,
	filledText,
	listOf,
	number,
	object,
	optional,
	shapeOf,
	text,
	valuesOf,
} from './shapes';
export type { ListShape, Rule, Shape } from './shapes';
export {
	renderFiltered,
	subscribeToFilters,
	useFiltered,
	useFilterVersion,
} from './use-filtered';
