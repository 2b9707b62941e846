export {
	getActiveFiltersFromQuery,
	getQueryFromActiveFilters,
	isCompleteFilter,
	isRangeRule,
} from './active-filters';
export { flattenFilters, getDefaultOptionValue, getUrlKey } from './filters';
export type {
	ActiveFilter,
	UrlFilter,
	UrlFilters,
	FilterComponent,
	FilterInput,
	FilterOption,
	FilterRule,
	NestedFilter,
} from './filter-types';
export { getHistory } from './get-history';
export { addHistoryListener } from './history-listener';
export { getIdsFromQuery, getSetOfIdsFromQuery } from './ids';
export { getNewPath, updateQueryString } from './new-path';
export { hasNumericIds, isValidFilter } from './valid-filter';
export { onQueryChange } from './on-query-change';
export { getPersistedQuery } from './persisted-query';
export { isPlainClick } from './plain-click';
export type { ClickLike } from './plain-click';
export { getPath, getQuery, parseQuery } from './query';
export {
	getQueryExcludedScreens,
	getScreenFromPath,
	pathIsExcluded,
} from './screens';
export { getSearchWords } from './search-words';
export type {
	Action,
	AdminHistory,
	Blocker,
	Destination,
	Location,
	LocationListener,
	Query,
	QueryInput,
	QueryParameter,
	QueryUpdate,
} from './types';
export { useLocation, useQuery } from './use-location';
export { WooNavigationItem } from './woo-navigation-item';
export {
	SlotFillProvider as NavSlotFillProvider,
	__experimentalUseSlot as useNavSlot,
} from '@wordpress/components';
