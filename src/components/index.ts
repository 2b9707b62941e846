/*
 * The widgets, by name. Each one is documented in its own folder.
 */
export { AbbreviatedCard } from './abbreviated-card';
export type { AbbreviatedCardProps } from './abbreviated-card';
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
export { Card } from './card';
export type { CardProps } from './card';
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
export { Date } from './date';
export type { DateProps, DateValue } from './date';
export { DatePicker } from './date-picker';
export type { DatePickerProps } from './date-picker';
export { DateRange, DateRangeFilterPicker } from './date-range-filter-picker';
export type {
	DateRangeFilterPickerProps,
	DateRangeProps,
} from './date-range-filter-picker';
export { DateRangePicker } from './date-range-picker';
export type { DateRangePickerProps } from './date-range-picker';
export { DropdownButton } from './dropdown-button';
export type { DropdownButtonProps } from './dropdown-button';
export { DynamicForm } from './dynamic-form';
export type {
	DynamicField,
	DynamicFormProps,
	DynamicValues,
} from './dynamic-form';
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
export { Gravatar } from './gravatar';
export type { GravatarProps, GravatarUser } from './gravatar';
export { ImageUpload } from './image-upload';
export type {
	Attachment,
	ImageUploadProps,
	UploadedImage,
} from './image-upload';
export { Link } from './link';
export type { LinkProps, LinkType } from './link';
export { List } from './list';
export type { ListItem, ListProps } from './list';
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
export { ProductRating, Rating, ReviewRating } from './rating';
export type {
	ProductRatingProps,
	RatingProps,
	ReviewRatingProps,
} from './rating';
export { ReportFilters } from './report-filters';
export type { ReportFiltersProps } from './report-filters';
export { ScrollTo } from './scroll-to';
export type { ScrollToProps } from './scroll-to';
export { getTaxCode, getVariationName, Search } from './search';
export type {
	Autocompleter,
	Completion,
	GetLabels,
	SearchProps,
	SearchType,
} from './search';
export { SearchListControl, SearchListItem } from './search-list-control';
export type {
	RenderItemArgs,
	SearchListControlProps,
	SearchListItemData,
	SearchListItemProps,
	SearchListMessages,
} from './search-list-control';
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
export { SingleDatePicker } from './single-date-picker';
export type { SingleDatePickerProps } from './single-date-picker';
export { Spinner } from './spinner';
export type { SpinnerProps } from './spinner';
export { Stepper } from './stepper';
export type { StepperProps, StepperStep } from './stepper';
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
export { TextControl } from './text-control';
export type { TextControlProps } from './text-control';
export { TextControlWithAffixes } from './text-control-with-affixes';
export type { TextControlWithAffixesProps } from './text-control-with-affixes';
export { Timeline } from './timeline';
export type { TimelineItem, TimelineProps, TimelineUnit } from './timeline';
export { useFilters } from './use-filters';
export { ViewMoreList } from './view-more-list';
export type { ViewMoreListProps } from './view-more-list';
export { WebPreview } from './web-preview';
export type { WebPreviewProps } from './web-preview';
export { RangeCalendar } from './range-calendar';
export type { PickedDates, RangeCalendarProps } from './range-calendar';
