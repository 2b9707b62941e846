/*
 * The widgets, by name. Each is props in, callbacks out, and documented in its
 * own folder.
 */
export { AdvancedFilters } from './advanced-filters';
export type {
	AdvancedFilter,
	AdvancedFiltersConfig,
	AdvancedFiltersProps,
} from './advanced-filters';
export { AnimationSlider } from './animation-slider';
export type { AnimationSliderProps } from './animation-slider';
export { Badge, Count } from './badge';
export type { BadgeProps, CountProps } from './badge';
export { Chart } from './chart';
export type {
	ChartDataRow,
	ChartDataValue,
	ChartInterval,
	ChartMode,
	ChartProps,
	ChartType,
	LegendPosition,
} from './chart';
export { ChartPlaceholder } from './chart-placeholder';
export type { ChartPlaceholderProps } from './chart-placeholder';
export { CompareButton, CompareFilter } from './compare-filter';
export type { CompareButtonProps, CompareFilterProps } from './compare-filter';
export { DatePicker } from './date-picker';
export type { DatePickerProps } from './date-picker';
export { DateRange, DateRangeFilterPicker } from './date-range-filter-picker';
export type {
	DateRangeFilterPickerProps,
	DateRangeProps,
} from './date-range-filter-picker';
export { DropdownButton } from './dropdown-button';
export type { DropdownButtonProps } from './dropdown-button';
export { EllipsisMenu, MenuItem, MenuTitle } from './ellipsis-menu';
export type {
	EllipsisMenuProps,
	MenuItemProps,
	MenuTitleProps,
} from './ellipsis-menu';
export { EmptyContent } from './empty-content';
export type { EmptyContentProps } from './empty-content';
export { FilterPicker } from './filter-picker';
export type { FilterPickerConfig, FilterPickerProps } from './filter-picker';
export { Flag } from './flag';
export type { FlagProps } from './flag';
export { Form } from './form';
export type { FormErrors, FormProps, FormState } from './form';
export { Link } from './link';
export type { LinkProps, LinkType } from './link';
export { OrderStatus } from './order-status';
export type { OrderStatusProps } from './order-status';
export { Pagination } from './pagination';
export type { PageSource, PaginationProps } from './pagination';
export { Pill } from './pill';
export type { PillProps } from './pill';
export { Plugins } from './plugins';
export type { PluginsProps } from './plugins';
export { ProductImage } from './product-image';
export type { ProductImageProps } from './product-image';
export { ReportFilters } from './report-filters';
export type { ReportFiltersProps } from './report-filters';
export { getTaxCode, getVariationName, Search } from './search';
export type {
	Autocompleter,
	Completion,
	GetLabels,
	SearchProps,
	SearchType,
} from './search';
export { H, Section } from './section';
export type { HProps, SectionProps } from './section';
export { SectionHeader } from './section-header';
export type { SectionHeaderProps } from './section-header';
export { SegmentedSelection } from './segmented-selection';
export type {
	SegmentedOption,
	SegmentedSelectionProps,
} from './segmented-selection';
export { SelectControl } from './select-control';
export type {
	FoundOptions,
	SelectControlProps,
	SelectOption,
} from './select-control';
export { Spinner } from './spinner';
export type { SpinnerProps } from './spinner';
export {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	SummaryNumberPlaceholder,
} from './summary';
export type { SummaryListProps, SummaryNumberProps } from './summary';
export {
	EmptyTable,
	Table,
	TableCard,
	TablePlaceholder,
	TableSummary,
	TableSummaryPlaceholder,
} from './table';
export type {
	EmptyTableProps,
	OnQueryChange,
	SortDirection,
	TableCardProps,
	TableCell,
	TableHeader,
	TablePlaceholderProps,
	TableProps,
	TableQuery,
	TableRow,
	TableSummaryItem,
	TableSummaryProps,
} from './table';
export { Tag } from './tag';
export type { TagId, TagProps } from './tag';
export { ViewMoreList } from './view-more-list';
export type { ViewMoreListProps } from './view-more-list';
